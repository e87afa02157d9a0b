// The page itself, as it is edited: the blocks that visitors get, on a stage where texts are typed into.
import './canvas.css';
import '../../page-view/credited.tsx';
import '../../page-view/form-parts.ts';
import { type FocusEvent, type MouseEvent, type ReactNode, useMemo } from 'react';
import type { AnySection, Stage } from '../../../blocks/stage/stage.tsx';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { plainText } from '../../../rules/pages/texts.ts';
import { VisitorStage } from '../../page-view/visitor-stage.tsx';
import { PrefetchProvider } from '../../platform/near-link.tsx';
import { useEditor, usePage } from '../state/editor.tsx';
import { canvasParts } from './canvas-parts.tsx';
import { productsOnCanvas } from './canvas-products.tsx';
import { EmptyPage } from './empty-page.tsx';
import { InsertButton } from './insert-button.tsx';
import { SectionView, ShownSection } from './section-view.tsx';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useDrawn } from './use-drawn.ts';
import { useParts } from './use-parts.ts';

/** The first section that has a title gets the heading of the page, whether it is written yet or not. */
const firstTitled = ({ sections }: PageDocument, languages: readonly string[]): string | undefined =>
	sections.find(({ texts }) =>
		languages.some((language) => {
			const text = texts.title?.[language]?.text;
			return text !== undefined && plainText(text) !== '';
		}),
	)?.id;

const none: readonly AnySection[] = [];

/** @param live whether it can be changed here; else it only shows how it looks */
function CanvasStage({ live, children }: { live: boolean; children: ReactNode }) {
	const { language, base } = useEditor();
	const parts = useParts();
	const first = usePage(({ document }) => firstTitled(document, [language, base]));
	const over = useMemo((): Partial<Stage> => {
		const heading: Partial<Stage> = { headingOf: ({ id }) => (id === first && live ? 'h1' : 'h2') };
		const Products = productsOnCanvas(parts.products);
		return live ? { ...canvasParts, ...heading, Products, language } : { ...heading, language, canvas: false };
	}, [language, first, live, parts.products]);
	// Its links lead nowhere while it is edited.
	return (
		<PrefetchProvider value={undefined}>
			<VisitorStage page={parts} sections={none} over={over}>
				{children}
			</VisitorStage>
		</PrefetchProvider>
	);
}

/** What is pressed or has the focus is what is chosen. */
function useChoosing() {
	const { store } = useEditor();
	const choose = (target: EventTarget) => {
		const element = target instanceof Element ? target : undefined;
		const section = element?.closest<HTMLElement>('[data-section]')?.dataset.section;
		if (section === undefined) return;
		const inBar = element?.closest('.page-bar');
		const item = inBar ? store.selection?.item : element?.closest<HTMLElement>('[data-item]')?.dataset.item;
		store.select({ section, item: store.selection?.section === section || !inBar ? item : undefined });
	};
	return {
		onFocus: (event: FocusEvent) => choose(event.target),
		onClickCapture: (event: MouseEvent) => {
			choose(event.target);
			const element = event.target as Element;
			// Nothing leads away from here.
			if (element.closest('a, summary')) event.preventDefault();
			if (element.closest('a')) event.stopPropagation();
			if (element instanceof HTMLImageElement)
				element.closest('[data-pressable]')?.querySelector<HTMLButtonElement>(':scope > button')?.click();
		},
	};
}

export function Canvas() {
	const order = usePage((store) => store.order);
	const { readOnly } = useEditor();
	const drawn = useDrawn(order.length);
	const choosing = useChoosing();
	const keys = useCanvasKeys();
	if (order.length === 0) return <EmptyPage />;
	return (
		<CanvasStage live>
			<div data-canvas data-read-only={readOnly || undefined} className="relative" {...choosing} {...keys}>
				{!readOnly && (
					<div className="page-section page-top">
						<InsertButton after={null} />
					</div>
				)}
				{order.map((id, index) =>
					index < drawn ? (
						<SectionView key={id} id={id} />
					) : (
						<div key={id} data-section={id} aria-busy className="page-section min-h-120" />
					),
				)}
			</div>
		</CanvasStage>
	);
}

/** How it looks, and nothing more. */
export function Shown() {
	const order = usePage((store) => store.order);
	const drawn = useDrawn(order.length);
	return (
		<CanvasStage live={false}>
			{order.slice(0, drawn).map((id) => (
				<ShownSection key={id} id={id} />
			))}
		</CanvasStage>
	);
}
