// What a file is, by its first bytes. Its name and what the sender says of it count for nothing.

export type FileType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg';

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

function isAvif(bytes: Uint8Array): boolean {
	if (text(bytes, 4, 8) !== 'ftyp') return false;
	const length = Buffer.from(bytes.subarray(0, 4)).readUInt32BE();
	// The brand of the file, its version, then the brands it is compatible with.
	const brands = text(bytes, 8, Math.min(length, 256)).match(/.{4}/gs) ?? [];
	return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

/** After what may stand before the first element: declaration, comments, document type (refused later, with its reason). */
const svgStart = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*(?:<!DOCTYPE\s+svg\b|<svg[\s/>])/;

const isSvg = (bytes: Uint8Array) => svgStart.test(Buffer.from(bytes.subarray(0, 4096)).toString('utf8'));

const matches: [FileType, (bytes: Uint8Array) => boolean][] = [
	['jpeg', (bytes) => text(bytes, 0, 3) === '\xFF\xD8\xFF'],
	['png', (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1A\n'],
	['gif', (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6))],
	['webp', (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP'],
	['avif', (bytes) => bytes.length > 16 && isAvif(bytes)],
	['svg', isSvg],
];

export const fileTypeOf = (bytes: Uint8Array): FileType | undefined => matches.find(([, is]) => is(bytes))?.[0];
