// The faces of a design, opened, with their files for the PDF, and the face that takes letters which the others lack.
import type { Design, Face } from '../../rules/designs/design.ts';
import { type FaceSource, type FontFace, fallbackFaceId } from '../../rules/designs/typeset/font-face.ts';
import { type FaceFile, type FaceName, findFaceFile, openFaceFile } from './faces.ts';

const fallbackName: FaceName = { family: 'Inter', weight: 400, italic: false };

/** A face that is not in the catalogue of fonts any more, or has other bytes than those that set the design. */
export class ChangedFace extends Error {
	readonly face: Face;

	constructor(face: Face) {
		super(`not the face of the design: ${face.family} ${face.weight}${face.italic ? ' italic' : ''}`);
		this.face = face;
	}
}

export interface LoadedFaces {
	faces: FaceSource;
	/** By id of the face, the fallback included. */
	files: ReadonlyMap<string, FaceFile>;
}

async function findFile(face: Face): Promise<FaceFile> {
	const file = await findFaceFile(face);
	if (file?.sha256 !== face.sha256) throw new ChangedFace(face);
	return file;
}

async function findFallback(): Promise<FaceFile> {
	const file = await findFaceFile(fallbackName);
	if (!file) throw new Error(`no face ${fallbackName.family}`);
	return file;
}

/** @throws ChangedFace */
export async function loadFaces({ faces }: Pick<Design, 'faces'>): Promise<LoadedFaces> {
	const files = new Map([[fallbackFaceId, await findFallback()]]);
	for (const face of faces) files.set(face.id, await findFile(face));
	const opened = new Map<string, FontFace>();
	for (const [id, file] of files) opened.set(id, await openFaceFile(file));
	const faceOf = (id: string): FontFace => {
		const face = opened.get(id);
		if (!face) throw new RangeError(`no face ${id}`);
		return face;
	};
	return { faces: { faceOf, fallback: { faceId: fallbackFaceId, face: faceOf(fallbackFaceId) } }, files };
}
