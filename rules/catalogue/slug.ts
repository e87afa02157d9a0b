// The last part of the address of a product or a category.

const longest = 80;
const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** What a name becomes in an address; '' where nothing of it is left. */
export function slugOf(name: string): string {
	const plain = name
		.toLowerCase()
		.replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-');
	return plain.slice(0, longest).replace(/^-+|-+$/g, '');
}

export const isSlug = (text: string): boolean => text.length <= longest && pattern.test(text);

/** The first of slug, slug-2, slug-3, … that is not taken. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
	if (!taken.has(wanted)) return wanted;
	for (let number = 2; ; number += 1) {
		const tried = `${wanted.slice(0, longest - 8)}-${number}`;
		if (!taken.has(tried)) return tried;
	}
}
