// What every part of the studio works on: the draft, its store, and what it is drawn with.
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Design } from '../../rules/designs/design.ts';
import type { DrawnDesign } from '../../rules/designs/drawn-design.ts';
import type { FieldValues } from '../../rules/designs/placeholders.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import type { Engine } from './engine/use-drawn.ts';
import type { PictureLibrary } from './fields/picture-library.ts';
import type { DesignStore } from './state/design-store.ts';

export interface Studio {
	/** Id of the draft. */
	id: string;
	/** Whose specification and profile it is printed with. */
	productId: string;
	store: DesignStore;
	engine: Engine;
	specification: PrintSpecification;
	pictures: PictureLibrary;
	/** Tells those who do not see it. */
	announce(text: string): void;
}

const StudioContext = createContext<Studio | undefined>(undefined);
const DrawnContext = createContext<DrawnDesign | undefined>(undefined);

export const StudioProvider = StudioContext.Provider;
export const DrawnProvider = DrawnContext.Provider;
/** Values of the row of a series that is shown, before those of the design. */
export const ShownRowContext = createContext<FieldValues>({});

export function useStudio(): Studio {
	const studio = useContext(StudioContext);
	if (!studio) throw new Error('no studio around this component');
	return studio;
}

/** The design as it is drawn now. */
export function useDrawnDesign(): DrawnDesign {
	const drawn = useContext(DrawnContext);
	if (!drawn) throw new Error('nothing is drawn around this component');
	return drawn;
}

export function useDesign(): Design {
	const { store } = useStudio();
	return useSyncExternalStore(store.watch, () => store.document);
}

/** With the values that are shown on its pages. */
export function useShownDesign(): Design {
	const design = useDesign();
	const row = useContext(ShownRowContext);
	return useMemo(() => ({ ...design, values: { ...design.values, ...row } }), [design, row]);
}

export function useReadOnly(): boolean {
	const { store } = useStudio();
	return useSyncExternalStore(store.watch, () => store.readOnly);
}
