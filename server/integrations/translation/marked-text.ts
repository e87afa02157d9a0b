// A sentence as XML, in which what must be kept stands in elements that the machine is instructed to leave alone; and back.
import type { Piece, Sentence } from '../../../rules/texts/machine/sentence.ts';

/** The element of what is kept; its number says which part it was. */
export const untranslatedElement = 'x';

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function readEntities(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
		if (name) return entities[name] ?? whole;
		const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
	});
}

export const toMarked = (sentence: Sentence): string =>
	sentence
		.map((piece, index) =>
			typeof piece === 'string'
				? escapeXml(piece)
				: `<${untranslatedElement} i="${index}">${escapeXml(piece.shown)}</${untranslatedElement}>`,
		)
		.join('');

const kept = /<x i="(\d+)"\s*(?:\/>|>[^<]*<\/x>)/;

/** Undefined unless every part that was to be kept is there once. */
export function fromMarked(marked: string, original: Sentence): Sentence | undefined {
	const parts = marked.split(kept);
	const pieces: Piece[] = [];
	const found: number[] = [];
	for (const [position, part] of parts.entries()) {
		if (position % 2 === 0) {
			if (/<\/?x\b/.test(part)) return undefined;
			if (part !== '') pieces.push(readEntities(part));
			continue;
		}
		const piece = original[Number(part)];
		if (piece === undefined || typeof piece === 'string') return undefined;
		found.push(Number(part));
		pieces.push(piece);
	}
	const wanted = original.flatMap((piece, index) => (typeof piece === 'string' ? [] : [index]));
	const same = found.length === wanted.length && wanted.every((index) => found.includes(index));
	return same ? pieces : undefined;
}
