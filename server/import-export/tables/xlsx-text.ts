// Texts inside of a workbook: what XML cannot hold is written as _xHHHH_, and what merely looks like that is marked as text.

const escapes = /_x([0-9A-Fa-f]{4})_/g;
const unwritable = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

const hex = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

export const encodeText = (text: string): string =>
	text.replace(escapes, (found) => `_x005F${found}`).replace(unwritable, hex);

export const decodeText = (text: string): string =>
	text.includes('_x')
		? text.replace(escapes, (_found, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
		: text;

/** A → 0, Z → 25, AA → 26; undefined for what is no reference of a cell. */
export function columnOf(reference: string): number | undefined {
	const [, letters] = /^([A-Z]{1,3})\d*$/.exec(reference) ?? [];
	if (!letters) return undefined;
	return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

export function columnName(index: number): string {
	const letter = String.fromCharCode(65 + (index % 26));
	return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
