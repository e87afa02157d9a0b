// The sample design with the faces that are really there.
import type { Design, DesignElement } from '../../rules/designs/design.ts';
import type { DrawServices } from '../../rules/designs/draw-context.ts';
import { sampleDesign, sampleFaces } from '../../rules/designs/sample-design.ts';
import { findFaceFile } from '../printing/faces.ts';
import { loadFaces } from '../printing/load-faces.ts';

async function hashOf(weight: number): Promise<string> {
	const file = await findFaceFile({ family: 'Spectral', weight, italic: false });
	return file?.sha256 ?? '';
}

export async function loadSampleDesign(changes: Partial<Design> = {}): Promise<Design> {
	return sampleDesign({ faces: sampleFaces([await hashOf(400), await hashOf(700)]), ...changes });
}

/** With these elements on its only page. */
export const loadDesignWith = (...elements: readonly DesignElement[]): Promise<Design> =>
	loadSampleDesign({ pages: [{ id: 'p1', name: 'front', elements }] });

export async function loadDrawServices(design: Design): Promise<DrawServices> {
	const { faces } = await loadFaces(design);
	return { faces, vectorOf: () => undefined };
}
