// The document of a design: pages with elements in whole micrometres, its swatches, faces and fields. A template is a design whose owner
// is a product; a draft is a copy of one with values.
import type { Cmyk } from './operations.ts';
import type { Micrometres } from './units.ts';

export const designVersion = 2;

export interface Box {
	x: Micrometres;
	y: Micrometres;
	width: Micrometres;
	height: Micrometres;
	/** Clockwise about the centre, in thousandths of a degree. */
	rotation: number;
}

/** What a shopper may not do with an element. */
export interface Lock {
	move: boolean;
	resize: boolean;
	content: boolean;
	style: boolean;
	remove: boolean;
}

interface ElementBase {
	id: string;
	name: string;
	box: Box;
	lock: Lock;
	/** False: seen in the studio and never printed. */
	print: boolean;
	/** Set by the person who designs, against changing it by mistake; `lock` is the template's. */
	isPinned: boolean;
}

interface TextRun {
	/** `{{key}}` stands for the value of a field. U+00AD allows a break. */
	text: string;
	/** Null: as the element. */
	faceId: string | null;
	swatchId: string | null;
}

/** How each paragraph of a text begins. */
export const listKinds = ['bulleted', 'numbered'] as const;
export type ListKind = (typeof listKinds)[number];

export interface TextElement extends ElementBase {
	kind: 'text';
	runs: readonly TextRun[];
	faceId: string;
	/** All in micrometres. */
	size: Micrometres;
	leading: Micrometres;
	/** Between letters, in thousandths of the size. */
	tracking: number;
	align: 'start' | 'center' | 'end';
	verticalAlign: 'top' | 'middle' | 'bottom';
	fit: 'none' | 'shrink';
	minimumSize: Micrometres;
	swatchId: string;
	features: readonly string[];
	/** Null, or not there as in designs from before there were lists: none. */
	list?: ListKind | null;
}

export interface ImageElement extends ElementBase {
	kind: 'image';
	/** Id of a medium, or the key of a field whose value is one. */
	source: { mediaId: string } | { field: string } | null;
	/** In thousandths of the sides of the picture. */
	crop: { x: number; y: number; width: number; height: number };
	/** Straightening, in thousandths of a degree. */
	straighten: number;
	mask: 'none' | 'ellipse' | 'rounded';
	alternativeText: string;
}

export interface ShapeElement extends ElementBase {
	kind: 'shape';
	shape: 'rectangle' | 'ellipse' | 'line' | 'path';
	/** Only of a path: absolute `M L C Z`, in micrometres from the corner of the box. */
	path: string | null;
	radius: Micrometres;
	fillId: string | null;
	stroke: { swatchId: string; width: Micrometres } | null;
}

export interface VectorElement extends ElementBase {
	kind: 'vector';
	mediaId: string;
}

export interface CodeElement extends ElementBase {
	kind: 'code';
	/** More kinds of codes follow when a product needs them. */
	code: 'qr';
	/** May hold `{{key}}`. */
	value: string;
	swatchId: string;
}

export interface GroupElement extends ElementBase {
	kind: 'group';
	elements: readonly DesignElement[];
}

export type DesignElement = TextElement | ImageElement | ShapeElement | VectorElement | CodeElement | GroupElement;

export interface Swatch {
	id: string;
	name: string;
	cmyk: Cmyk;
	spot: string | null;
	/** Computed from the profile, never typed. */
	screen: string;
}

export interface Face {
	id: string;
	family: string;
	weight: number;
	italic: boolean;
	/** Of the bytes of the TTF that sets it. */
	sha256: string;
}

export const fieldKinds = ['text', 'multiline', 'image', 'choice', 'qr'] as const;

export interface DesignField {
	key: string;
	/** By language code. */
	labels: Readonly<Record<string, string>>;
	/** Below the field, by language code; may be empty. */
	help: Readonly<Record<string, string>>;
	kind: (typeof fieldKinds)[number];
	required: boolean;
	/** Letters at most. */
	limit: number | null;
	choices: readonly string[];
	defaultValue: string;
	/** Taken from the profile of who designs: `profile.phone`. */
	source: string | null;
}

export interface DesignPage {
	id: string;
	/** The name of the side in the print specification. */
	name: string;
	elements: readonly DesignElement[];
}

/** Another arrangement of the same content: its pages take the place of those of the design. */
export interface Layout {
	id: string;
	/** By language code. */
	labels: Readonly<Record<string, string>>;
	pages: readonly DesignPage[];
}

/** Other colours for swatches of the design. */
export interface Scheme {
	id: string;
	labels: Readonly<Record<string, string>>;
	colours: Readonly<Record<string, Pick<Swatch, 'cmyk' | 'screen'>>>;
}

/** What a template allows beside filling in its fields. */
export interface Freedom {
	/** Elements may be added, moved, changed and removed as far as their locks allow. */
	isFree: boolean;
	/** Families to choose from; empty: all. */
	families: readonly string[];
	/** Whether swatches may be added. */
	ownSwatches: boolean;
}

export interface Design {
	version: typeof designVersion;
	product: {
		width: Micrometres;
		height: Micrometres;
		bleed: Micrometres;
		safeMargin: Micrometres;
		folds: readonly Micrometres[];
		dieLine: string | null;
	};
	pages: readonly DesignPage[];
	swatches: readonly Swatch[];
	faces: readonly Face[];
	fields: readonly DesignField[];
	values: Readonly<Record<string, string>>;
	layouts: readonly Layout[];
	/** Which of `layouts` the pages come from. */
	layoutId: string | null;
	schemes: readonly Scheme[];
	schemeId: string | null;
	freedom: Freedom;
}

/** What a design without a template has of all this. */
export const noAlternatives = {
	layouts: [],
	layoutId: null,
	schemes: [],
	schemeId: null,
	freedom: { isFree: true, families: [], ownSwatches: true },
} as const satisfies Pick<Design, 'layouts' | 'layoutId' | 'schemes' | 'schemeId' | 'freedom'>;

export const designLimits = {
	layouts: 10,
	schemes: 20,
	pages: 20,
	elementsPerPage: 200,
	lettersPerText: 5000,
	/** Of all texts together, once fields are filled in: what is more is not set. */
	lettersPerDesign: 100_000,
	pictures: 100,
	codes: 50,
	bytes: 1_000_000,
} as const;
