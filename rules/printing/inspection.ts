// What is known of an uploaded file after it was inspected: facts alone, without a product to hold them against.
import type { Micrometres } from '../designs/units.ts';

/** From the lower left corner of the page as it is shown. */
export interface PageBox {
	x: Micrometres;
	y: Micrometres;
	width: Micrometres;
	height: Micrometres;
}

export interface InspectedPage {
	/** Of the whole page, turned as it is shown. */
	width: Micrometres;
	height: Micrometres;
	/** Null: the file does not say it. */
	trim: PageBox | null;
	bleed: PageBox | null;
	/** Of the picture with the fewest pixels for its size; null: there is none. */
	lowestPpi: number | null;
}

interface Facts {
	pages: readonly InspectedPage[];
	/** Names of the fonts, without those that came with the file. */
	fontsNotEmbedded: readonly string[];
	isEncrypted: boolean;
	hasScript: boolean;
	hasForm: boolean;
	hasRgb: boolean;
	hasTransparency: boolean;
	/** Seen in its previews: more than tints of one ink. Missing in what was inspected before it was looked for. */
	hasSeveralColours?: boolean;
}

export type Inspection =
	| (Facts & { kind: 'pdf' })
	/** Pixels have no size of their own. */
	| (Facts & { kind: 'picture'; pixelWidth: number; pixelHeight: number })
	/** Nor has a drawing: its size is a proportion. */
	| (Facts & { kind: 'drawing' });
