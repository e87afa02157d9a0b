// The faces that designs may be set in: the whole TTF of each, with its hash, which a design names.
import { type FontFamily, fontCatalogue, fontFile } from '../../../rules/theme/fonts.ts';
import { findFaceFile } from '../../printing/faces.ts';

export interface DesignFace {
	family: string;
	weight: number;
	italic: boolean;
	sha256: string;
	/** Where the browser loads it. */
	url: string;
}

async function readFace(family: FontFamily, weight: number, italic: boolean): Promise<DesignFace[]> {
	const [file, url] = [await findFaceFile({ family, weight, italic }), fontFile(family, weight, italic)?.ttf];
	return file && url ? [{ family, weight, italic, sha256: file.sha256, url }] : [];
}

async function readFaces(): Promise<DesignFace[]> {
	const faces: DesignFace[] = [];
	// One after the other: together they are tens of megabytes.
	for (const { family, uprights, italics } of fontCatalogue) {
		for (const weight of uprights) faces.push(...(await readFace(family, weight, false)));
		for (const weight of italics) faces.push(...(await readFace(family, weight, true)));
	}
	return faces;
}

let known: Promise<DesignFace[]> | undefined;

/** Read once for a process: files of an installation do not change while it runs. */
export function listFaces(): Promise<DesignFace[]> {
	if (!known) {
		known = readFaces();
		known.catch(() => {
			known = undefined;
		});
	}
	return known;
}
