// What every element is drawn with.
import type { Design } from './design.ts';
import type { ElementReport } from './drawn-design.ts';
import type { DrawOperation, Ink } from './operations.ts';
import type { FaceSource } from './typeset/font-face.ts';
import type { VectorDrawing } from './vector.ts';

export interface DrawServices {
	faces: FaceSource;
	/** Undefined: not there, or not yet; nothing is drawn for it. */
	vectorOf(mediaId: string): VectorDrawing | undefined;
}

type InkUse = 'text' | 'line' | 'area';

export interface DrawContext extends DrawServices {
	values: ReadonlyMap<string, string>;
	inkOf(swatchId: string, use: InkUse): Ink;
	/** Letters that may still be set; each text takes its own away. */
	letters: { left: number };
}

export interface DrawnElement {
	operations: readonly DrawOperation[];
	reports: readonly ElementReport[];
}

/** Lines for machines that cut and crease: what lies below them is printed all the same. */
const technicalSpots = new Set(['CutContour', 'Crease', 'Perforation']);

/** Black text and lines print over what lies below: a press that is off by a hair would show white around them. */
function overprints({ cmyk: [cyan, magenta, yellow, black], spot }: Pick<Ink, 'cmyk' | 'spot'>, use: InkUse): boolean {
	if (spot !== null) return technicalSpots.has(spot);
	return use !== 'area' && black === 100 && cyan + magenta + yellow === 0;
}

/** @throws for a swatch that the design does not have */
export function inksOf({ swatches }: Pick<Design, 'swatches'>): DrawContext['inkOf'] {
	const known = new Map(swatches.map((swatch) => [swatch.id, swatch]));
	return (swatchId, use) => {
		const swatch = known.get(swatchId);
		if (!swatch) throw new RangeError(`no swatch ${swatchId}`);
		const { cmyk, spot, screen } = swatch;
		return { cmyk, spot, screen, overprint: overprints(swatch, use) };
	};
}
