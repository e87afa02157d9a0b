// What every part of the studio works on: the draft, its store, and what it is drawn with.
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Design } from '../../rules/designs/design.ts';
import type { DrawnDesign } from '../../rules/designs/drawn-design.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import type { DrawnSource } from './engine/drawn-source.ts';
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
	drawing: DrawnSource;
	specification: PrintSpecification;
	pictures: PictureLibrary;
	/** Tells those who do not see it. */
	announce(text: string): void;
}

const StudioContext = createContext<Studio | undefined>(undefined);

export const StudioProvider = StudioContext.Provider;

export function useStudio(): Studio {
	const studio = useContext(StudioContext);
	if (!studio) throw new Error('no studio around this component');
	return studio;
}

/** The design as it is drawn now. */
export function useDrawnDesign(): DrawnDesign {
	const { drawing } = useStudio();
	return useSyncExternalStore(drawing.watch, () => drawing.drawn);
}

export function useDesign(): Design {
	const { store } = useStudio();
	return useSyncExternalStore(store.watch, () => store.document);
}

/** With the values that are shown on its pages. */
export function useShownDesign(): Design {
	const { drawing } = useStudio();
	const design = useDesign();
	const values = useSyncExternalStore(drawing.watch, () => drawing.values);
	return useMemo(() => ({ ...design, values: { ...design.values, ...values } }), [design, values]);
}

/** A part of the design: what watches it hears of nothing else. */
export function useDesignPart<Name extends keyof Design>(name: Name): Design[Name] {
	const { store } = useStudio();
	return useSyncExternalStore(store.watch, () => store.document[name]);
}

export function useReadOnly(): boolean {
	const { store } = useStudio();
	return useSyncExternalStore(store.watch, () => store.readOnly);
}
