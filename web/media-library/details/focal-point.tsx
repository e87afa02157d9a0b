// What stays in view when a picture is cropped: set by a click or by arrow keys, with how the crops will look.
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { usePlatform } from '../../platform/environment.tsx';

interface Point {
	x: number;
	y: number;
}

interface FocalPointProps {
	image: { url: string; width: number; height: number };
	point: Point;
	onChange(point: Point): void;
	disabled: boolean;
}

const step = 0.01;
const leap = 0.1;

const ways: Record<string, Point> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

/** Two digits are finer than anyone clicks. */
const within = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100;

const percent = (share: number) => `${Math.round(share * 100)}%`;

const crops = [
	{ label: 'mediaLibrary.square', ratio: '1 / 1' },
	{ label: 'mediaLibrary.landscape', ratio: '4 / 3' },
	{ label: 'mediaLibrary.portrait', ratio: '3 / 4' },
	{ label: 'mediaLibrary.banner', ratio: '3 / 1' },
] as const;

export function FocalPoint({ image, point, onChange, disabled }: FocalPointProps) {
	const { t } = usePlatform();
	const id = useId();
	const set = ({ x, y }: Point) => onChange({ x: within(x), y: within(y) });
	const click = (event: MouseEvent<HTMLButtonElement>) => {
		// Enter and Space press a button somewhere; only a pointer means a place.
		if (event.detail === 0) return;
		const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
		set({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
	};
	const press = (event: KeyboardEvent) => {
		const way = ways[event.key];
		if (!way || disabled) return;
		event.preventDefault();
		const by = event.shiftKey ? leap : step;
		set({ x: point.x + way.x * by, y: point.y + way.y * by });
	};
	const where = { across: Math.round(point.x * 100), down: Math.round(point.y * 100) };
	return (
		<section aria-labelledby={id}>
			<h3 id={id} className="font-bold">
				{t('mediaLibrary.focalPoint')}
			</h3>
			<p id={`${id}-hint`} className="mb-2 text-sm text-hint">
				{t('mediaLibrary.focalPointHint')}
			</p>
			<div className="flex justify-center rounded-theme border border-line bg-sunken p-2">
				<button
					type="button"
					disabled={disabled}
					aria-labelledby={id}
					aria-describedby={`${id}-hint ${id}-at`}
					onClick={click}
					onKeyDown={press}
					className="kit-transparent relative block max-w-full cursor-crosshair disabled:cursor-default"
				>
					<img
						src={image.url}
						width={image.width}
						height={image.height}
						alt=""
						draggable={false}
						className="block h-auto max-h-72 w-auto max-w-full"
					/>
					<span
						aria-hidden
						style={{ insetInlineStart: percent(point.x), top: percent(point.y) }}
						className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-4 border-inverted bg-accent shadow-md shadow-popover-shadow"
					/>
				</button>
			</div>
			<p id={`${id}-at`} aria-live="polite" className="mt-1 text-sm text-hint tabular-nums">
				{t('mediaLibrary.focalPointAt', where)}
			</p>
			<h4 className="mt-3 mb-1 text-sm font-semibold">{t('mediaLibrary.crops')}</h4>
			<ul className="flex flex-wrap items-start gap-3">
				{crops.map(({ label, ratio }) => (
					<li key={label} className="text-sm text-hint">
						<img
							src={image.url}
							alt=""
							style={{ aspectRatio: ratio, objectPosition: `${percent(point.x)} ${percent(point.y)}` }}
							className="mb-1 h-20 rounded-theme border border-line object-cover"
						/>
						{t(label)}
					</li>
				))}
			</ul>
		</section>
	);
}
