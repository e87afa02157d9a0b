// Around everything of the studio: what its parts work on, how the page is looked at, and what is read aloud.
import { type ReactNode, useCallback, useMemo, useReducer, useState } from 'react';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { DrawnSource } from './engine/drawn-source.ts';
import type { Engine } from './engine/use-drawn.ts';
import type { PictureLibrary } from './fields/picture-library.ts';
import { DrawnOutlines } from './paint/drawn-outlines.tsx';
import type { DesignStore } from './state/design-store.ts';
import { type Studio, StudioProvider } from './studio-context.tsx';
import { changeView, firstView, ViewProvider } from './view/view-state.tsx';

interface FrameProps {
	/** Of the design and its product. */
	of: { id: string; productId: string };
	store: DesignStore;
	engine: Engine;
	specification: PrintSpecification;
	pictures: PictureLibrary;
	children: ReactNode;
}

export function StudioFrame({ of: { id, productId }, store, engine, specification, pictures, children }: FrameProps) {
	const [said, setSaid] = useState('');
	// The same words twice are read twice only if they differ.
	const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
	const studio = useMemo((): Studio => {
		const drawing = new DrawnSource(store, engine);
		return { id, productId, store, engine, drawing, specification, pictures, announce };
	}, [id, productId, store, engine, specification, pictures, announce]);
	const [view, look] = useReducer(changeView, store.document.pages[0]?.id ?? '', firstView);
	return (
		<StudioProvider value={studio}>
			<ViewProvider value={useMemo(() => ({ view, look }), [view])}>
				{/* What is only read aloud lies absolutely, and must not make the document longer than the window. Clipped and not hidden: what is
				    hidden is still scrolled to when it gets the focus. */}
				<div className="relative flex h-dvh flex-col overflow-clip bg-page text-text">
					<DrawnOutlines />
					{children}
				</div>
				<p aria-live="polite" className="sr-only">
					{said}
				</p>
			</ViewProvider>
		</StudioProvider>
	);
}
