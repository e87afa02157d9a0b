// A TIFF of one line of CMYK pixels with a profile inside: the only form in which sharp reads ink values as what they are.
import type { Cmyk } from '../../../rules/designs/operations.ts';

const [short, long, undefinedType] = [3, 4, 7];
const entryBytes = 12;

interface Entry {
	tag: number;
	type: number;
	count: number;
	value: number;
}

function writeDirectory(entries: readonly Entry[]): Buffer {
	const bytes = Buffer.alloc(2 + entries.length * entryBytes + 4);
	bytes.writeUInt16LE(entries.length, 0);
	for (const [index, { tag, type, count, value }] of entries.entries()) {
		const at = 2 + index * entryBytes;
		bytes.writeUInt16LE(tag, at);
		bytes.writeUInt16LE(type, at + 2);
		bytes.writeUInt32LE(count, at + 4);
		bytes.writeUInt32LE(value, at + 8);
	}
	return bytes;
}

export function writeCmykTiff(colours: readonly Cmyk[], profile: Uint8Array): Buffer {
	const pixels = Buffer.from(colours.flatMap((inks) => inks.map((ink) => Math.round((ink / 100) * 255))));
	const bits = Buffer.from(Uint16Array.of(8, 8, 8, 8).buffer);
	const bitsAt = 8;
	const pixelsAt = bitsAt + bits.length;
	const profileAt = pixelsAt + pixels.length + (pixels.length % 2);
	const directoryAt = profileAt + profile.length + (profile.length % 2);
	const directory = writeDirectory([
		{ tag: 256, type: long, count: 1, value: colours.length },
		{ tag: 257, type: long, count: 1, value: 1 },
		{ tag: 258, type: short, count: 4, value: bitsAt },
		{ tag: 259, type: short, count: 1, value: 1 },
		// Separated: inks.
		{ tag: 262, type: short, count: 1, value: 5 },
		{ tag: 273, type: long, count: 1, value: pixelsAt },
		{ tag: 277, type: short, count: 1, value: 4 },
		{ tag: 278, type: long, count: 1, value: 1 },
		{ tag: 279, type: long, count: 1, value: pixels.length },
		{ tag: 284, type: short, count: 1, value: 1 },
		// The inks are C, M, Y and K.
		{ tag: 332, type: short, count: 1, value: 1 },
		{ tag: 34675, type: undefinedType, count: profile.length, value: profileAt },
	]);
	const file = Buffer.alloc(directoryAt + directory.length);
	file.write('II*\0', 0, 'latin1');
	file.writeUInt32LE(directoryAt, 4);
	file.set(bits, bitsAt);
	file.set(pixels, pixelsAt);
	file.set(profile, profileAt);
	file.set(directory, directoryAt);
	return file;
}
