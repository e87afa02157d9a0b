// The page in free mode: painted elements that can be taken hold of, and over them the marks of what is selected.
import { type KeyboardEvent, useMemo, useRef } from 'react';
import type { DesignPage } from '../../../../rules/designs/design.ts';
import type { Bounds } from '../../../../rules/designs/drawn-design.ts';
import { paperColour } from '../../../../rules/designs/paper.ts';
import { rectanglePath } from '../../../../rules/designs/path.ts';
import { describeSide } from '../../../../rules/printing/side-names.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { GuideLines } from '../../paint/guide-lines.tsx';
import { nameElements } from '../../paint/name-elements.ts';
import { usePictureAddress } from '../../paint/use-picture-address.ts';
import { fittingWidth, useRoom } from '../../stage/page-stage.tsx';
import { usePinch } from '../../stage/use-pinch.ts';
import { useDesign, useDrawnDesign, useReadOnly } from '../../studio-context.tsx';
import { useView } from '../../view/view-state.tsx';
import { useFree } from '../free-context.tsx';
import { actualWidth, type PageScale, scaleOf, toPixels } from './geometry.ts';
import { GuideMarks } from './guide-marks.tsx';
import { PageElements } from './page-elements.tsx';
import { Rulers } from './rulers.tsx';
import { SelectionFrame } from './selection-frame.tsx';
import { TextEditor } from './text-editor.tsx';
import { useGestures } from './use-gestures.ts';

const zoomStep = 1.25;

export function FreeStage() {
	const platform = usePlatform();
	const { t } = platform;
	const design = useDesign();
	const drawn = useDrawnDesign();
	const readOnly = useReadOnly();
	const { view, look } = useView();
	const free = useFree();
	const { area, room } = useRoom();
	const paper = useRef<SVGSVGElement>(null);
	const addressOf = usePictureAddress(room.width * view.zoom);
	const names = useMemo(() => nameElements(design, platform), [design, platform]);
	usePinch(area, (by) => look({ to: 'zoom', zoom: view.zoom * by }));

	const { product } = design;
	const around = view.bleed ? product.bleed : 0;
	const fitting = fittingWidth(room, product, around);
	const width = fitting * view.zoom;
	const scale = useMemo(() => scaleOf(width, product, around), [width, product, around]);
	const page = design.pages.find(({ id }) => id === view.page) ?? design.pages[0];
	const painted = drawn.pages.find(({ pageId }) => pageId === page?.id);
	const { band, handlers } = useGestures({ area, paper, scale, page: page?.id ?? '', readOnly });
	if (!page || !painted) return null;

	const press = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLTextAreaElement) return;
		const { zoom } = view;
		const wanted = { '+': zoom * zoomStep, '-': zoom / zoomStep, '0': 1, '1': actualWidth(product, around) / fitting }[
			event.key
		];
		if (wanted === undefined) return;
		event.preventDefault();
		look({ to: 'zoom', zoom: wanted });
	};
	return (
		<div className="relative flex min-h-0 grow flex-col">
			<Rulers area={area} paper={paper} scale={scale}>
				<section
					ref={area}
					data-pane="page"
					aria-label={t('studio.page', { side: describeSide(t, page.name) })}
					aria-describedby="free-keys-hint"
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keys
					tabIndex={0}
					onKeyDown={press}
					{...handlers}
					className="grid size-full touch-pan-x touch-pan-y overflow-auto bg-sunken select-none"
				>
					<div
						style={{ width, height: scale.height, visibility: room.width > 0 ? undefined : 'hidden' }}
						className="relative m-auto"
					>
						<Paper ref={paper} page={page} scale={scale}>
							<PageElements
								elements={page.elements}
								operations={painted.operations}
								names={names}
								addressOf={addressOf}
							/>
							<GuideLines format={product} shown={view.guides} />
						</Paper>
						<svg
							aria-hidden
							className="pointer-events-none absolute inset-0 size-full overflow-visible [&_[data-frame]]:pointer-events-auto [&_[data-handle]]:pointer-events-auto"
						>
							<GuideMarks scale={scale} />
							<SelectionFrame page={page} scale={scale} />
							{band && <Band band={band} scale={scale} />}
						</svg>
						{free.editing && <TextEditor key={free.editing} id={free.editing} page={page} scale={scale} />}
					</div>
				</section>
			</Rulers>
			<p id="free-keys-hint" className="sr-only">
				{t('studio.free.keysHint')}
			</p>
			<p className="pointer-events-none absolute inset-x-0 bottom-3 mx-auto w-fit max-w-[90%] rounded-theme bg-dark px-3 py-1.5 text-sm text-inverted empty:hidden">
				{free.notice}
			</p>
		</div>
	);
}

interface PaperProps {
	ref: React.Ref<SVGSVGElement>;
	page: DesignPage;
	scale: PageScale;
	children: React.ReactNode;
}

function Paper({ ref, page, scale: { around, scale, width, height }, children }: PaperProps) {
	const [across, down] = [width / scale, height / scale];
	return (
		// biome-ignore lint/a11y/noSvgWithoutTitle: the section around it is named; a title would be shown by pointing at it
		<svg
			key={page.id}
			ref={ref}
			data-paper
			viewBox={`${-around} ${-around} ${across} ${down}`}
			className="block h-auto w-full shadow-lg shadow-popover-shadow"
		>
			<path fill={paperColour} d={rectanglePath(-around, -around, across, down)} />
			{children}
		</svg>
	);
}

function Band({ band, scale }: { band: Bounds; scale: PageScale }) {
	const { x, y, width, height } = toPixels({ ...band, rotation: 0 }, scale);
	return <rect {...{ x, y, width, height }} className="fill-focus/10 stroke-focus" />;
}
