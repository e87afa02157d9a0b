// Free mode without a server, for measurements: a design is handed over by the page, and nothing of it is saved.
import './styles.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Design } from '../rules/designs/design.ts';
import type { DesignRole } from '../rules/designs/editing/validate-operation.ts';
import type { PrintSpecification } from '../rules/designs/print-specification.ts';
import { createTranslator, type Messages } from '../rules/texts/translator.ts';
import { type Platform, PlatformProvider } from './platform/environment.tsx';
import { FaceStore } from './studio/engine/face-store.ts';
import { type Engine, useDrawn } from './studio/engine/use-drawn.ts';
import { VectorStore } from './studio/engine/vector-store.ts';
import { PictureLibrary } from './studio/fields/picture-library.ts';
import FreeWorkplace from './studio/free/free-workplace.tsx';
import { GlyphOutlines } from './studio/paint/glyph-outlines.tsx';
import { OutlineStore } from './studio/paint/outline-store.ts';
import type { DesignStore } from './studio/state/design-store.ts';
import { makeStore } from './studio/state/sample-store.ts';
import { DrawnProvider, type Studio, StudioProvider, useDesign } from './studio/studio-context.tsx';
import { changeView, firstView, ViewProvider } from './studio/view/view-state.tsx';

interface Given {
	design: Design;
	role: DesignRole;
	language: string;
	messages: Messages;
}

const given = JSON.parse(document.getElementById('state')?.textContent ?? '') as Given;

const nothing = () => undefined;

function Stage({ engine }: { engine: Engine }) {
	const drawn = useDrawn(useDesign(), engine);
	return (
		<DrawnProvider value={drawn}>
			<main className="flex min-h-0 grow flex-col tablet:flex-row">
				<FreeWorkplace toForm={nothing} top={null}>
					{null}
				</FreeWorkplace>
			</main>
		</DrawnProvider>
	);
}

function Measured({ store, engine }: { store: DesignStore; engine: Engine }) {
	const [said, announce] = useState('');
	const studio = useMemo(
		(): Studio => ({
			id: 'measured',
			productId: 'measured',
			store,
			engine,
			specification: {} as PrintSpecification,
			pictures: new PictureLibrary([], []),
			announce,
		}),
		[store, engine],
	);
	const [view, look] = useReducer(changeView, store.document.pages[0]?.id ?? '', firstView);
	return (
		<StudioProvider value={studio}>
			<ViewProvider value={useMemo(() => ({ view, look }), [view])}>
				<div className="flex h-dvh flex-col bg-page text-text">
					<h1 className="sr-only">{studio.id}</h1>
					<GlyphOutlines store={engine.outlines} />
					<Stage engine={engine} />
				</div>
				<p aria-live="polite" className="sr-only">
					{said}
				</p>
			</ViewProvider>
		</StudioProvider>
	);
}

const { design, role, language, messages } = given;
const environment = { language, notation: null, messages, timeZone: 'Europe/Berlin', currency: 'EUR', base: '' };
const platform = {
	...environment,
	t: createTranslator(environment),
	ask: () => Promise.resolve({ convertSwatch: { cmyk: [80, 40, 0, 10], screen: given.design.swatches[0]?.screen } }),
} as unknown as Platform;
const faces = await FaceStore.load(design.faces);
const engine: Engine = {
	faces,
	outlines: new OutlineStore(faces),
	vectors: new VectorStore('measured'),
	pictureOf: () => undefined,
};
const store = makeStore(design, role);
Object.assign(window, { studioStore: store });
createRoot(document.getElementById('root') as HTMLElement).render(
	<PlatformProvider value={platform}>
		<QueryClientProvider client={new QueryClient()}>
			<Measured store={store} engine={engine} />
		</QueryClientProvider>
	</PlatformProvider>,
);
