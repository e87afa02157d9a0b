// Whether an uploaded file is an ICC profile that print files can be made with: of an output device, in CMYK, with the tables for both
// directions. Reads the header and the tag table alone; whether the tables can be used is found out by converting a colour.

import { maxProfileBytes, type ProfileRefusal } from '../../../rules/printing/profile-refusals.ts';

const headerBytes = 128;
const maxTags = 100;
const tagBytes = 12;

export type ProfileCheck = { description: string } | { refused: ProfileRefusal };

interface Tag {
	signature: string;
	offset: number;
	size: number;
}

const fourLetters = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

/** Undefined: the table is broken. */
function readTags(bytes: Buffer): Tag[] | undefined {
	const count = bytes.readUInt32BE(headerBytes);
	const end = headerBytes + 4 + count * tagBytes;
	if (count === 0 || count > maxTags || end > bytes.length) return undefined;
	const tags = Array.from({ length: count }, (_, index) => {
		const at = headerBytes + 4 + index * tagBytes;
		return {
			signature: fourLetters(bytes, at),
			offset: bytes.readUInt32BE(at + 4),
			size: bytes.readUInt32BE(at + 8),
		};
	});
	const isInside = ({ offset, size }: Tag) => offset >= end && size >= 8 && offset + size <= bytes.length;
	const isUnique = new Set(tags.map(({ signature }) => signature)).size === count;
	return isUnique && tags.every(isInside) ? tags : undefined;
}

/** Its own name, from either of the two forms that versions 2 and 4 have for it. */
function readDescription(bytes: Buffer): string | undefined {
	if (fourLetters(bytes, 0) === 'desc' && bytes.length >= 12) {
		const length = bytes.readUInt32BE(8);
		return length < bytes.length - 11 ? bytes.toString('latin1', 12, 12 + length) : undefined;
	}
	if (fourLetters(bytes, 0) !== 'mluc' || bytes.length < 28) return undefined;
	const [length, offset] = [bytes.readUInt32BE(20), bytes.readUInt32BE(24)];
	if (length % 2 !== 0 || length > 1000 || offset + length > bytes.length) return undefined;
	return Buffer.from(bytes.subarray(offset, offset + length))
		.swap16()
		.toString('utf16le');
}

const tidy = (text: string) =>
	text
		.replace(/[\p{Cc}\p{Cf}]/gu, '')
		.trim()
		.slice(0, 100);

/** Of paper, of ink to colour and of colour to ink. */
const requiredTags = ['desc', 'wtpt', 'A2B0', 'B2A0'];

export function checkProfile(given: Uint8Array): ProfileCheck {
	if (given.length > maxProfileBytes) return { refused: 'tooLarge' };
	const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
	if (bytes.length < headerBytes + 4 || fourLetters(bytes, 36) !== 'acsp') return { refused: 'notAProfile' };
	if (fourLetters(bytes, 12) !== 'prtr') return { refused: 'notForOutput' };
	if (fourLetters(bytes, 16) !== 'CMYK') return { refused: 'notCmyk' };
	const hasColourSpace = ['Lab ', 'XYZ '].includes(fourLetters(bytes, 20));
	if (bytes.readUInt32BE(0) !== bytes.length || !hasColourSpace) return { refused: 'damaged' };
	const tags = readTags(bytes);
	const find = (signature: string) => tags?.find((tag) => tag.signature === signature);
	const described = find('desc');
	if (!described || !requiredTags.every(find)) return { refused: 'damaged' };
	const description = readDescription(bytes.subarray(described.offset, described.offset + described.size));
	return description === undefined ? { refused: 'damaged' } : { description: tidy(description) || 'CMYK' };
}
