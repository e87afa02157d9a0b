// The faces of a design in the browser: whole TTF files, of which the bytes are those that the design names. The face that takes letters which the
// others lack is fetched when the first of them is typed.
import type { Design, Face } from '../../../rules/designs/design.ts';
import { type FaceSource, type FontFace, fallbackFaceId } from '../../../rules/designs/typeset/font-face.ts';
import { type FontFamily, fontFile } from '../../../rules/theme/fonts.ts';

/** Where it comes from is not what the design was set with. */
class ChangedFace extends Error {}

export type FaceName = Pick<Face, 'family' | 'weight' | 'italic'>;

const fallbackName: FaceName = { family: 'Inter', weight: 400, italic: false };

const addressOf = ({ family, weight, italic }: FaceName): string => {
	const address = fontFile(family as FontFamily, weight, italic)?.ttf;
	if (!address) throw new ChangedFace(`no face ${family} ${weight}`);
	return address;
};

const toHex = (bytes: ArrayBuffer): string =>
	[...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Outside of a secure context a browser cannot tell; the server compares before anything is released. */
async function checkBytes(bytes: ArrayBuffer, sha256: string): Promise<void> {
	if (!crypto.subtle) return;
	if (toHex(await crypto.subtle.digest('SHA-256', bytes)) !== sha256) throw new ChangedFace(sha256);
}

async function fetchFace(name: FaceName, sha256?: string): Promise<Uint8Array> {
	const response = await fetch(addressOf(name));
	if (!response.ok) throw new TypeError(`no face: ${response.status}`);
	const bytes = await response.arrayBuffer();
	if (sha256 !== undefined) await checkBytes(bytes, sha256);
	return new Uint8Array(bytes);
}

type OpenFace = (bytes: Uint8Array) => FontFace;

export class FaceStore {
	readonly #open: OpenFace;
	readonly #faces = new Map<string, FontFace>();
	readonly #watchers = new Set<() => void>();
	#fallback: Promise<void> | undefined;
	#source: FaceSource;

	/** With WebAssembly and every face of the design. */
	static async load(faces: readonly Face[]): Promise<FaceStore> {
		const [{ openFace }, files] = await Promise.all([
			import('../../../rules/designs/typeset/shaper.ts'),
			Promise.all(faces.map((face) => fetchFace(face, face.sha256))),
		]);
		const store = new FaceStore(openFace);
		for (const [index, { id }] of faces.entries()) {
			const bytes = files[index];
			if (bytes) store.#faces.set(id, openFace(bytes));
		}
		return store;
	}

	private constructor(open: OpenFace) {
		this.#open = open;
		this.#source = this.#makeSource(null);
	}

	readonly watch = (watcher: () => void): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	/** Another object whenever a face has come. */
	get source(): FaceSource {
		return this.#source;
	}

	outlineOf(faceId: string, glyph: number): string {
		const { faceOf, fallback } = this.#source;
		return (faceId === fallbackFaceId && fallback ? fallback.face : faceOf(faceId)).outlineOf(glyph);
	}

	/** A face that was chosen later. */
	async add(face: Face): Promise<void> {
		if (this.#faces.has(face.id)) return;
		this.#faces.set(face.id, this.#open(await fetchFace(face, face.sha256)));
		this.#tell(this.#source.fallback);
	}

	/** Those of a design that was opened, and those that undo may bring back: without the latter it can be worked on. */
	async addAll({
		document,
		formerFaces,
	}: {
		document: Pick<Design, 'faces'>;
		formerFaces: readonly Face[];
	}): Promise<void> {
		await Promise.all(document.faces.map((face) => this.add(face)));
		await Promise.allSettled(formerFaces.map((face) => this.add(face)));
	}

	/**
	 * A face of the catalogue for a design that does not have it yet, ready to be drawn with.
	 * @throws where there is no connection, and outside of a secure context, where the bytes cannot be named
	 */
	async make(id: string, name: FaceName): Promise<Face> {
		const bytes = await fetchFace(name);
		const sha256 = toHex(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
		this.#faces.set(id, this.#open(bytes));
		this.#tell(this.#source.fallback);
		return { id, family: name.family, weight: name.weight, italic: name.italic, sha256 };
	}

	needFallback(): void {
		this.#fallback ??= fetchFace(fallbackName).then(
			(bytes) => this.#tell({ faceId: fallbackFaceId, face: this.#open(bytes) }),
			// Asked for again with the next letter.
			() => {
				this.#fallback = undefined;
			},
		);
	}

	#makeSource(fallback: FaceSource['fallback']): FaceSource {
		const faceOf = (id: string): FontFace => {
			const face = this.#faces.get(id);
			if (!face) throw new RangeError(`no face ${id}`);
			return face;
		};
		return { faceOf, fallback };
	}

	#tell(fallback: FaceSource['fallback']): void {
		this.#source = this.#makeSource(fallback);
		for (const watcher of this.#watchers) watcher();
	}
}
