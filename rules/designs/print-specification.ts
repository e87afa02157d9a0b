// What the press needs to know of a product: sizes, margins, sides, colour and limits. The shop sets it, uploads and designs are held
// against it.
import type { Micrometres } from './units.ts';

/** When the shopper must give the print data. */
export const dataRequirements = ['none', 'now', 'later'] as const;
export type DataRequirement = (typeof dataRequirements)[number];

export interface PrintSide {
	/** `front`, `back`, `inside`, `page1`, …: unique in a specification. */
	name: string;
}

export interface PrintSpecification {
	/** Of the trimmed, unfolded sheet. */
	width: Micrometres;
	height: Micrometres;
	bleed: Micrometres;
	/** Distance from the trim inside which nothing important may lie. */
	safeMargin: Micrometres;
	sides: readonly PrintSide[];
	/** Distances from the left edge of the front. */
	folds: readonly Micrometres[];
	/** Absolute path commands `M L C Z` in micrometres from the trim corner; null: the trim is the outline. */
	dieLine: string | null;
	/** Id of an uploaded ICC profile; null: FOGRA39L coated. */
	profileId: string | null;
	/** Total of all inks, in percent. */
	maximumInk: number;
	/** Of pictures at printed size: below `errorPpi` nothing is released, below `warningPpi` it must be accepted. */
	errorPpi: number;
	warningPpi: number;
	dataRequirement: DataRequirement;
	/** Whether print files get crop marks. */
	cropMarks: boolean;
}
