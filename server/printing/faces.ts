// The faces that designs are set in: the whole TTF with its hash, read once, and opened for shaping. A design names the hash of the bytes
// that set it; other bytes may break lines elsewhere.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { BoundedCache } from '../../rules/collections/bounded-cache.ts';
import type { FontFace } from '../../rules/designs/typeset/font-face.ts';
import { findFont } from '../../rules/theme/fonts.ts';
import { fileOfFace } from '../theme/face-file.ts';

export interface FaceName {
	family: string;
	weight: number;
	italic: boolean;
}

export interface FaceFile {
	bytes: Buffer;
	sha256: string;
}

/** A quarter of a megabyte each. */
const maxFiles = 60;
const files = new BoundedCache<string, Promise<FaceFile>>({ maxEntries: maxFiles });

async function readFile(location: string): Promise<FaceFile> {
	const bytes = await fs.readFile(location);
	return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** @returns undefined if the catalogue of fonts has no such face */
export async function findFaceFile({ family, weight, italic }: FaceName): Promise<FaceFile | undefined> {
	const font = findFont(family);
	if (!font || !(italic ? font.italics : font.uprights).includes(weight)) return undefined;
	const location = fileOfFace({ family: font.family, weight, italic });
	return files.getOrMake(location, () => {
		const file = readFile(location);
		file.catch(() => files.deleteValue(location, file));
		return file;
	});
}

const openedFaces = new BoundedCache<string, FontFace>({ maxEntries: maxFiles });

/** Opened once for each hash. */
export async function openFaceFile({ bytes, sha256 }: FaceFile): Promise<FontFace> {
	// Loads WebAssembly, which a server that draws nothing does not need.
	const { openFace } = await import('../../rules/designs/typeset/shaper.ts');
	return openedFaces.getOrMake(sha256, () => openFace(bytes));
}
