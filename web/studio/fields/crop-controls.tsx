// Which part of a picture is shown, and how it is straightened: by dragging the picture, or by sliders that every key moves. The page shows it at once.
import { type PointerEvent, useId, useRef } from 'react';
import { type Crop, choiceOf, coverCrop, cropOf, nearestZoom, type PictureSize } from '../../../rules/designs/crop.ts';
import type { DesignField, ImageElement } from '../../../rules/designs/design.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useDesign, useStudio } from '../studio-context.tsx';
import { picturesOf } from './field-uses.ts';
import { picturePath } from './picture-library.ts';

/** In thousandths of a degree. */
const mostStraightening = 15_000;
const shownWidth = 640;

interface CropProps {
	field: DesignField;
	mediaId: string;
}

export function CropControls({ field, mediaId }: CropProps) {
	const { t } = usePlatform();
	const { pictures } = useStudio();
	const design = useDesign();
	const picture = pictures.find(mediaId);
	const uses = picturesOf(design, field.key).filter(({ element }) => !element.lock.content);
	if (!picture || uses.length === 0) return null;
	return (
		<details className="mt-2 rounded-theme border border-line px-3 py-2">
			<summary className="min-h-8 cursor-pointer text-sm font-semibold pointer-coarse:min-h-11 pointer-coarse:content-center">
				{t('studio.crop')}
			</summary>
			{uses.map(({ page, element }) => (
				<OneCrop key={element.id} page={page} element={element} picture={picture} mediaId={mediaId} />
			))}
		</details>
	);
}

interface OneCropProps {
	page: string;
	element: ImageElement;
	picture: PictureSize;
	mediaId: string;
}

/** Of one picture on the page. */
export function OneCrop({ page, element, picture, mediaId }: OneCropProps) {
	const { t } = usePlatform();
	const { store } = useStudio();
	const choice = choiceOf(element.crop, picture, element.box);
	const change = (changes: { crop?: Crop; straighten?: number }) => {
		const typing = `${Object.keys(changes)} ${element.id}`;
		store.change([{ do: 'change', page, element: element.id, changes }], typing);
	};
	const crop = (next: Partial<typeof choice>) => change({ crop: cropOf({ ...choice, ...next }, picture, element.box) });
	return (
		<div className="mt-2 grid gap-3">
			<DraggedPicture
				element={element}
				mediaId={mediaId}
				onMove={(x, y) => crop({ x: choice.x - x * element.crop.width, y: choice.y - y * element.crop.height })}
			/>
			<Slider
				label={t('studio.cropZoom')}
				value={choice.zoom}
				least={1}
				most={nearestZoom / 2}
				step={0.05}
				text={t('studio.percent', { percent: Math.round(choice.zoom * 100) })}
				onChange={(zoom) => crop({ zoom })}
			/>
			<Slider
				label={t('studio.cropAcross')}
				value={choice.x}
				least={0}
				most={1000}
				step={5}
				text={t('studio.percent', { percent: Math.round(choice.x / 10) })}
				onChange={(x) => crop({ x })}
			/>
			<Slider
				label={t('studio.cropDown')}
				value={choice.y}
				least={0}
				most={1000}
				step={5}
				text={t('studio.percent', { percent: Math.round(choice.y / 10) })}
				onChange={(y) => crop({ y })}
			/>
			<Slider
				label={t('studio.straighten')}
				value={element.straighten}
				least={-mostStraightening}
				most={mostStraightening}
				step={500}
				text={t('studio.degrees', { degrees: element.straighten / 1000 })}
				onChange={(straighten) => change({ straighten })}
			/>
			<div>
				<Button size="small" onClick={() => change({ crop: coverCrop(picture, element.box), straighten: 0 })}>
					{t('studio.resetCrop')}
				</Button>
			</div>
		</div>
	);
}

interface DraggedProps {
	element: ImageElement;
	mediaId: string;
	/** As a share of what is shown. */
	onMove(x: number, y: number): void;
}

/** As the page shows it, without what lies over it there. */
function DraggedPicture({ element: { box, crop, straighten }, mediaId, onMove }: DraggedProps) {
	const last = useRef<{ x: number; y: number }>(undefined);
	const ratio = box.width / Math.max(1, box.height);
	const move = (event: PointerEvent<HTMLDivElement>) => {
		if (!last.current) return;
		const { width, height } = event.currentTarget.getBoundingClientRect();
		onMove((event.clientX - last.current.x) / width, (event.clientY - last.current.y) / height);
		last.current = { x: event.clientX, y: event.clientY };
	};
	return (
		<div
			aria-hidden
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				last.current = { x: event.clientX, y: event.clientY };
			}}
			onPointerMove={move}
			onPointerUp={() => {
				last.current = undefined;
			}}
			// Its height follows alone: limited by itself, it would have other proportions than the page.
			style={{ aspectRatio: ratio, width: `min(100%, 18rem, ${12 * ratio}rem)` }}
			className="relative mx-auto cursor-move touch-none overflow-hidden rounded-theme border border-line bg-sunken"
		>
			<img
				src={picturePath(mediaId, shownWidth)}
				alt=""
				draggable={false}
				style={{
					left: `${(-crop.x / crop.width) * 100}%`,
					top: `${(-crop.y / crop.height) * 100}%`,
					width: `${(1000 / crop.width) * 100}%`,
					height: `${(1000 / crop.height) * 100}%`,
					transform: `rotate(${straighten / 1000}deg)`,
				}}
				className="absolute max-w-none"
			/>
		</div>
	);
}

interface SliderProps {
	label: string;
	value: number;
	least: number;
	most: number;
	step: number;
	/** The value as people read it. */
	text: string;
	onChange(value: number): void;
}

export function Slider({ label, value, least, most, step, text, onChange }: SliderProps) {
	const id = useId();
	return (
		<div className="grid grid-cols-[1fr_auto] gap-x-2 text-sm">
			<label htmlFor={id}>{label}</label>
			<output htmlFor={id} className="tabular-nums">
				{text}
			</output>
			<input
				id={id}
				type="range"
				min={least}
				max={most}
				step={step}
				value={value}
				aria-valuetext={text}
				onChange={(event) => onChange(Number(event.target.value))}
				className="col-span-2 h-6 w-full accent-chosen pointer-coarse:h-11"
			/>
		</div>
	);
}
