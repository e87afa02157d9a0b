// In which order countries are offered: first the shop's own and those that speak its language, then the others by name.

/** Shops there have most of their customers in these. */
const together = ['DE', 'AT', 'CH'];

export function orderCountries(codes: readonly string[], shopCountry: string, language: string) {
	const names = new Intl.DisplayNames(language, { type: 'region' });
	const near = together.includes(shopCountry) ? together : [];
	const first = [shopCountry, ...near.filter((code) => code !== shopCountry)];
	const rank = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length);
	return codes
		.map((value) => ({ value, label: names.of(value) ?? value }))
		.sort((one, other) => rank(one.value) - rank(other.value) || one.label.localeCompare(other.label, language));
}
