// Every change of a design is one of these. Applied, each gives the design after it and the operation that takes it back: one log for
// undo, autosave and conflicts. The browser and the server apply the same code.
import type {
	Design,
	DesignElement,
	DesignField,
	DesignPage,
	Face,
	Freedom,
	Layout,
	Scheme,
	Swatch,
} from '../design.ts';

/** Any property of an element but its id and kind. */
export type ElementChanges = Readonly<Record<string, unknown>>;

export type DesignOperation =
	/** Null: what the field holds by itself. */
	| { do: 'value'; key: string; value: string | null }
	| { do: 'insert'; page: string; element: DesignElement; before: string | null }
	| { do: 'remove'; page: string; element: string }
	/** Elements are painted in their order: `before` is the one that covers it next; null: it covers all. */
	| { do: 'order'; page: string; element: string; before: string | null }
	/** Also of an element in a group. */
	| { do: 'change'; page: string; element: string; changes: ElementChanges }
	/** The pages of a layout of the template, with what was added to the design by hand. */
	| { do: 'layout'; layout: string }
	| { do: 'scheme'; scheme: string }
	/** Adds it, or replaces the one with its id. */
	| { do: 'swatch'; swatch: Swatch }
	| { do: 'removeSwatch'; swatch: string }
	| { do: 'face'; face: Face }
	| { do: 'removeFace'; face: string }
	/** From here on those of a template alone. */
	| { do: 'insertPage'; page: DesignPage; before: string | null }
	| { do: 'removePage'; page: string }
	| { do: 'fields'; fields: readonly DesignField[] }
	| { do: 'layouts'; layouts: readonly Layout[]; layoutId: string | null }
	| { do: 'schemes'; schemes: readonly Scheme[]; schemeId: string | null }
	| { do: 'freedom'; freedom: Freedom }
	/** What a layout or a scheme has replaced. */
	| { do: 'pages'; pages: readonly DesignPage[]; layoutId: string | null }
	| { do: 'swatches'; swatches: readonly Swatch[]; schemeId: string | null }
	/** Everything at once: another version, an import. */
	| { do: 'whole'; design: Design };

export interface AppliedOperation {
	design: Design;
	inverse: DesignOperation;
}
