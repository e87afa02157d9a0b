// Other layouts and colours of the template: the content stays.
import { useDeferredValue, useMemo } from 'react';
import type { Design, Layout, Scheme } from '../../../rules/designs/design.ts';
import { draw } from '../../../rules/designs/draw.ts';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import { applyLayout } from '../../../rules/designs/editing/switch-alternative.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useDrawServices } from '../engine/use-drawn.ts';
import { labelOf } from '../fields/field-uses.ts';
import { useOutlines } from '../paint/outline-store.ts';
import { PagePicture } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { useDesign, useReadOnly, useStudio } from '../studio-context.tsx';

const tile =
	'relative flex cursor-pointer flex-col items-center gap-1 rounded-theme border border-line bg-surface p-1.5 text-xs hover:border-control-line-hover has-checked:border-chosen has-checked:ring-2 has-checked:ring-chosen has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed';

const thumbnailWidth = 200;

interface Drawing {
	layout: Layout;
	drawn: DrawnDesign;
}

/** Each layout with the content that was filled in: drawn when there is nothing more urgent to do. */
function useLayoutDrawings(): Drawing[] {
	const { engine } = useStudio();
	const design = useDeferredValue(useDesign());
	const services = useDrawServices(engine);
	return useMemo(
		() =>
			design.layouts.map((layout) => {
				const first = applyLayout(design, layout.id);
				const drawn = draw({ ...first, pages: first.pages.slice(0, 1) }, {}, services);
				return { layout, drawn };
			}),
		[design, services],
	);
}

export function AlternativeChoice() {
	const { layouts, schemes } = useDesign();
	return (
		<>
			{layouts.length > 1 && <LayoutChoice />}
			{schemes.length > 1 && <SchemeChoice schemes={schemes} />}
		</>
	);
}

function LayoutChoice() {
	const { t, language } = usePlatform();
	const { store, engine } = useStudio();
	const { product, layoutId } = useDesign();
	const readOnly = useReadOnly();
	const drawings = useLayoutDrawings();
	const addressOf = usePictureAddress(thumbnailWidth);
	useOutlines(
		engine.outlines,
		useMemo(() => drawings.map(({ drawn }) => drawn), [drawings]),
	);
	return (
		<fieldset disabled={readOnly} className="min-w-0">
			<legend className="mb-1 text-sm font-semibold text-label">{t('studio.layout')}</legend>
			<div className="flex gap-2 overflow-x-auto p-1">
				{drawings.map(({ layout: { id, labels }, drawn }) => (
					<label key={id} className={`${tile} shrink-0`}>
						<input
							type="radio"
							name="layout"
							className="sr-only"
							checked={layoutId === id}
							onChange={() => store.change([{ do: 'layout', layout: id }])}
						/>
						{drawn.pages[0] && (
							<PagePicture
								page={drawn.pages[0]}
								format={product}
								bleed={false}
								addressOf={addressOf}
								label={null}
								className="h-14 w-auto max-w-28 border border-line"
							/>
						)}
						<span>{labelOf(labels, language, id)}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** What a scheme looks like: the first colours that it sets. */
const coloursOf = ({ colours }: Scheme, { swatches }: Design): string[] =>
	swatches.flatMap(({ id }) => colours[id]?.screen ?? []).slice(0, 4);

function SchemeChoice({ schemes }: { schemes: readonly Scheme[] }) {
	const { t, language } = usePlatform();
	const { store } = useStudio();
	const design = useDesign();
	const readOnly = useReadOnly();
	return (
		<fieldset disabled={readOnly} className="min-w-0">
			<legend className="mb-1 text-sm font-semibold text-label">{t('studio.colours')}</legend>
			<div className="flex flex-wrap gap-2 p-1">
				{schemes.map((scheme) => (
					<label key={scheme.id} className={tile}>
						<input
							type="radio"
							name="scheme"
							className="sr-only"
							checked={design.schemeId === scheme.id}
							onChange={() => store.change([{ do: 'scheme', scheme: scheme.id }])}
						/>
						<span aria-hidden className="flex overflow-hidden rounded-box border border-line">
							{coloursOf(scheme, design).map((colour) => (
								<span key={colour} style={{ backgroundColor: colour }} className="h-6 w-5" />
							))}
						</span>
						<span>{labelOf(scheme.labels, language, scheme.id)}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
