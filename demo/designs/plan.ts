// What a demo template consists of, as a designer would write it down: lengths in millimetres, type in points, colours in inks.
import type { DesignElement, DesignField, Freedom } from '../../rules/designs/design.ts';
import type { Cmyk } from '../../rules/designs/operations.ts';
import type { FontFamily } from '../../rules/theme/fonts.ts';
import type { DemoShop, InBoth } from '../data/types.ts';
import type { ArtName } from '../drawing/art/arts.ts';
import type { Colours } from '../drawing/art/colours.ts';
import type { Sheet } from './sheet.ts';

export interface FacePlan {
	family: FontFamily;
	weight: number;
	italic?: boolean;
}

export interface ColourPlan {
	name: InBoth;
	/** Of an ink that is mixed for the press: its plate has this name in every scheme. */
	spot?: string;
}

export interface SchemePlan {
	id: string;
	label: InBoth;
	colours: Readonly<Record<string, Cmyk>>;
}

export interface FieldPlan extends Pick<DesignField, 'key' | 'kind' | 'required' | 'limit' | 'source'> {
	label: InBoth;
	help: InBoth | null;
	/** What it holds until someone fills it in; of a picture: its name in `pictures`. */
	sample: InBoth;
}

interface PicturePlan {
	art: ArtName;
	colours: Colours;
	/** In pixels. */
	width: number;
	height: number;
	shows: InBoth;
}

type DrawSide = (sheet: Sheet) => DesignElement[];

export interface LayoutPlan {
	id: string;
	label: InBoth;
	/** By the name of the side in the print specification. */
	sides: Readonly<Record<string, DrawSide>>;
}

export interface TemplatePlan {
	shop: DemoShop['slug'];
	/** The slug of its product. */
	product: string;
	faces: Readonly<Record<string, FacePlan>>;
	colours: Readonly<Record<string, ColourPlan>>;
	/** The first is what it begins with. */
	schemes: readonly [SchemePlan, SchemePlan, SchemePlan];
	fields: readonly FieldPlan[];
	layouts: readonly [LayoutPlan, LayoutPlan];
	freedom: Freedom;
	pictures?: Readonly<Record<string, PicturePlan>>;
}

/** Fields are filled in, nothing else is changed. */
export const formOnly: Freedom = { isFree: false, families: [], ownSwatches: false };

/** Elements may be moved and added, in these families; empty: in all. */
export const free = (...families: FontFamily[]): Freedom => ({ isFree: true, families, ownSwatches: true });
