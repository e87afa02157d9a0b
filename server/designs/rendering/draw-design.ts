// Draws a design on the server: with its faces, its pictures and its drawings in the inks of the profile it is printed with.
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import type { Design } from '../../../rules/designs/design.ts';
import { draw } from '../../../rules/designs/draw.ts';
import type { DrawServices } from '../../../rules/designs/draw-context.ts';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { VectorDrawing } from '../../../rules/designs/vector.ts';
import { UnusableInput } from '../../printing/colour/colour-work.ts';
import type { OutputProfile } from '../../printing/colour/output-profile.ts';
import { prepareVector } from '../../printing/colour/prepare-vector.ts';
import { type LoadedFaces, loadFaces } from '../../printing/load-faces.ts';
import { vectorsIn, withImages } from '../../printing/releases/release-pictures.ts';
import { type Artwork, type DesignStores, isDrawing, readOriginal } from '../pictures/find-artwork.ts';

export interface DesignWork {
	tenantId: string;
	stores: DesignStores;
	profile: OutputProfile;
	/** By id: what is not here is not there. */
	artwork: ReadonlyMap<string, Artwork>;
	signal?: AbortSignal | undefined;
}

/** Drawings by picture and profile: neither ever changes. */
const cacheBytes = 16 * 2 ** 20;
const drawings = new BoundedCache<string, VectorDrawing>({
	maxSize: cacheBytes,
	sizeOf: ({ paths }) => paths.reduce((sum, { path }) => sum + path.length + 200, 200),
});

/** Any width: paths have none. */
const someWidth = 10_000;

/** @returns undefined for what is no drawing; `pixels` for one that no press prints as paths: it is a picture like any other */
export async function readVector(work: DesignWork, id: string): Promise<VectorDrawing | 'pixels' | undefined> {
	const { tenantId, artwork, profile, stores } = work;
	const found = artwork.get(id);
	if (!found || !isDrawing(found)) return undefined;
	const key = `${tenantId}/${id}/${profile.sha256}`;
	const known = drawings.get(key);
	if (known) return known;
	const svg = await readOriginal(stores, tenantId, found);
	if (!svg) return undefined;
	try {
		const prepared = await prepareVector(work, svg, someWidth);
		if ('png' in prepared) return 'pixels';
		drawings.set(key, prepared);
		return prepared;
	} catch (error) {
		if (error instanceof UnusableInput) return undefined;
		throw error;
	}
}

export interface DrawnWork {
	drawn: DrawnDesign;
	loaded: LoadedFaces;
	/** Ids of the vectors that are there, as paths or as pictures. */
	vectorIds: ReadonlySet<string>;
}

export interface PreparedDrawing {
	/** Drawings that no press prints as paths are images in it. */
	design: Design;
	services: DrawServices;
	loaded: LoadedFaces;
	vectorIds: ReadonlySet<string>;
}

/** What a design is drawn with, for as many rows as there are. @throws ChangedFace, UntrustedWorkFailure */
export async function prepareDrawing(design: Design, work: DesignWork): Promise<PreparedDrawing> {
	const paths = new Map<string, VectorDrawing>();
	const pixels = new Map<string, { pixels: { width: number; height: number } }>();
	for (const { mediaId } of design.pages.flatMap(({ elements }) => vectorsIn(elements))) {
		const drawing = paths.get(mediaId) ?? (await readVector(work, mediaId));
		if (drawing === 'pixels') pixels.set(mediaId, { pixels: work.artwork.get(mediaId) ?? { width: 1, height: 1 } });
		else if (drawing) paths.set(mediaId, drawing);
	}
	const pages = design.pages.map((page) => ({ ...page, elements: withImages(page.elements, pixels) }));
	const loaded = await loadFaces(design);
	const services = { faces: loaded.faces, vectorOf: (id: string) => paths.get(id) };
	const vectorIds = new Set([...paths.keys(), ...pixels.keys()]);
	return { design: { ...design, pages }, services, loaded, vectorIds };
}

/**
 * @param values of fields, before those of the design
 * @throws ChangedFace, UntrustedWorkFailure
 */
export async function drawDesign(design: Design, values: FieldValues, work: DesignWork): Promise<DrawnWork> {
	const { design: prepared, services, loaded, vectorIds } = await prepareDrawing(design, work);
	return { drawn: draw(prepared, values, services), loaded, vectorIds };
}
