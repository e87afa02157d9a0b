// What drawing a design gives: the operations of its pages, and what preflight wants to know of texts, pictures and codes.
import type { DrawnPage } from './operations.ts';
import type { Micrometres } from './units.ts';

/** On the page, from the trim corner. */
export interface Bounds {
	x: Micrometres;
	y: Micrometres;
	width: Micrometres;
	height: Micrometres;
}

export interface TextReport {
	kind: 'text';
	elementId: string;
	/** What is inked; null: nothing. */
	bounds: Bounds | null;
	/** The same of each run by itself: a round product has room for several lines that no rectangle has. */
	lines: readonly Bounds[];
	wantedSize: Micrometres;
	size: Micrometres;
	/** Of a list: how far from the edge its lines begin. */
	indent: Micrometres;
	/** Zero: it fits. */
	overflow: { width: Micrometres; height: Micrometres };
	/** Whether letters were left out because there are too many. */
	isCut: boolean;
	missing: readonly string[];
	substituted: readonly string[];
	unsupported: readonly string[];
	/** Keys of the fields in it. */
	fields: readonly string[];
}

export interface CodeReport {
	kind: 'code';
	elementId: string;
	bounds: Bounds;
	/** Of one square; zero: there is more in it than a code can hold. */
	moduleSize: Micrometres;
	fields: readonly string[];
}

export interface ImageReport {
	kind: 'image';
	elementId: string;
	mediaId: string;
	bounds: Bounds;
	/** Part of the picture that is shown, in thousandths of its sides. */
	crop: { width: number; height: number };
	/** At which size that part is printed, before it is turned. */
	width: Micrometres;
	height: Micrometres;
}

export type ElementReport = TextReport | CodeReport | ImageReport;

export interface DrawnDesign {
	pages: readonly (DrawnPage & { reports: readonly ElementReport[] })[];
}
