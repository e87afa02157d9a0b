// How numbers and days are written in a language. Making an Intl formatter costs a hundred times more than using it.

/** Keeps what was made for a language and one further word. */
export function formatterCache<T>(
	make: (language: string, detail: string) => T,
): (language: string, detail: string) => T {
	const made = new Map<string, T>();
	return (language, detail) => {
		const name = `${language} ${detail}`;
		let formatter = made.get(name);
		if (formatter === undefined) {
			formatter = make(language, detail);
			made.set(name, formatter);
		}
		return formatter;
	};
}

const numberFormat = formatterCache((language) => new Intl.NumberFormat(language));

/** What was written in English, with the signs of a notation (rules/notations.ts) for thousands and decimals. */
export function inNotation(english: string, notation: string): string {
	const [, group = '', decimal = ''] = /1(.)234(.)/.exec(notation) ?? [];
	return english.replace(/[,.]/g, (sign) => (sign === ',' ? group : decimal)).replaceAll(' ', '\u00a0');
}

/** @param notation the shop's own; without one, as the language does */
export const formatNumber = (value: number, language: string, notation?: string | null): string =>
	notation ? inNotation(numberFormat('en', '').format(value), notation) : numberFormat(language, '').format(value);

const dateFormat = formatterCache(
	(language, timeZone) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }),
);

/** The time zone is named by the caller: server and browser must write the same day. */
export const formatDate = (date: Date, language: string, timeZone: string): string =>
	dateFormat(language, timeZone).format(date);

const momentFormat = formatterCache(
	(language, timeZone) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);

/** Day and time in the shop: what it writes on documents and in mails reads the same on every screen. */
export const formatMoment = (moment: string, language: string, timeZone: string): string =>
	momentFormat(language, timeZone).format(new Date(moment));

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

const sizeFormat = formatterCache(
	(language, unit) => new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }),
);

/** 1,5 MB in German, 1.5 MB in English; a kilobyte is 1024 bytes, as limits and file managers count. */
export function formatFileSize(bytes: number, language: string): string {
	const power = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), sizeUnits.length - 1);
	return sizeFormat(language, sizeUnits[power] ?? 'byte').format(bytes / 1024 ** power);
}
