// The page that is worked on, as large as there is room or as near as one wants it. What is larger than the room is scrolled.
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { fieldControlId, fieldOfElement } from '../fields/field-uses.ts';
import { GuideLines } from '../paint/guide-lines.tsx';
import { nameElements } from '../paint/name-elements.ts';
import { PagePicture, shadowOf } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { useDrawnDesign, useShownDesign } from '../studio-context.tsx';
import { useView } from '../view/view-state.tsx';
import { SelectionMarks } from './selection-marks.tsx';
import { usePinch } from './use-pinch.ts';

interface Room {
	width: number;
	height: number;
}

/** Around the page, in pixels. */
const margin = 24;
const zoomStep = 1.25;

/** As wide as the page is shown when all of it fits. */
export function fittingWidth({ width, height }: Room, format: Design['product'], around: number): number {
	const [pageWidth, pageHeight] = [format.width + 2 * around, format.height + 2 * around];
	const [across, down] = [Math.max(width - 2 * margin, 100), Math.max(height - 2 * margin, 80)];
	return Math.min(across, (down * pageWidth) / pageHeight);
}

export function useRoom() {
	const area = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
	useLayoutEffect(() => {
		const element = area.current;
		if (!element) return;
		const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight });
		const observer = new ResizeObserver(measure);
		measure();
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return { area, room };
}

export function PageStage() {
	const platform = usePlatform();
	const { t } = platform;
	const design = useShownDesign();
	const drawn = useDrawnDesign();
	const { view, look } = useView();
	const { area, room } = useRoom();
	const addressOf = usePictureAddress(room.width * view.zoom);
	const names = useMemo(() => nameElements(design, platform), [design, platform]);
	usePinch(area, (by) => look({ to: 'zoom', zoom: view.zoom * by }));

	const page = drawn.pages.find(({ pageId }) => pageId === view.page) ?? drawn.pages[0];
	if (!page) return null;
	const side = describeSide(t, page.name);
	const width = fittingWidth(room, design.product, view.bleed ? design.product.bleed : 0) * view.zoom;
	const press = (event: KeyboardEvent) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const zoom = { '+': view.zoom * zoomStep, '-': view.zoom / zoomStep, '0': 1 }[event.key];
		if (zoom === undefined) return;
		event.preventDefault();
		look({ to: 'zoom', zoom });
	};
	/** What is filled in by a field is filled in there. */
	const point = ({ target }: MouseEvent) => {
		const id = target instanceof Element ? target.closest('[data-element]')?.getAttribute('data-element') : undefined;
		const field = id ? fieldOfElement(design, id) : undefined;
		if (field) document.getElementById(fieldControlId(field.key))?.focus();
	};
	return (
		<section
			ref={area}
			aria-label={t('studio.page', { side })}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keys
			tabIndex={0}
			onKeyDown={press}
			onClick={point}
			className="grid min-h-0 grow touch-pan-x touch-pan-y overflow-auto bg-sunken"
		>
			<div
				style={{ width, visibility: room.width > 0 ? undefined : 'hidden' }}
				className={`m-auto p-0 ${shadowOf(design.product, view.bleed)}`}
			>
				<PagePicture
					page={page}
					format={design.product}
					bleed={view.bleed}
					addressOf={addressOf}
					label={side}
					names={names}
					isBack={drawn.pages.indexOf(page) % 2 === 1}
					className="block h-auto w-full [&_[data-element]]:cursor-pointer"
				>
					<GuideLines format={design.product} shown={view.guides} />
					<SelectionMarks page={page} />
				</PagePicture>
			</div>
		</section>
	);
}
