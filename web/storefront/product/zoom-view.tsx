// Pictures over the whole window: brought nearer by wheel, fingers, keys and buttons, and moved about. Arrows lead to the next one
// as long as it is shown whole.
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { Picture } from '../../platform/picture.tsx';
import type { ProductDetails } from './product-query.ts';
import { moved, nearer, nearest, type View, whole } from './zoom.ts';

interface ZoomViewProps {
	images: readonly ProductDetails['images'][number][];
	/** The one that is shown first. */
	start: number;
	name: string;
	onClose(): void;
}

const keyStep = 1.5;
const keyMove = 80;

export default function ZoomView({ images, start, name, onClose }: ZoomViewProps) {
	const { t } = usePlatform();
	const [shown, setShown] = useState(start);
	const [view, setView] = useState(whole);
	const image = images[shown] ?? images[0];
	if (!image) return null;
	const count = images.length;
	const turn = (by: number) => {
		setShown((shown + by + count) % count);
		setView(whole);
	};
	const zoom = (by: number) => setView((current) => nearer(current, by));
	const keys: Record<string, () => void> = {
		'+': () => zoom(keyStep),
		'=': () => zoom(keyStep),
		'-': () => zoom(1 / keyStep),
		0: () => setView(whole),
		ArrowLeft: () => (view.scale > 1 ? setView(moved(view, keyMove, 0)) : turn(-1)),
		ArrowRight: () => (view.scale > 1 ? setView(moved(view, -keyMove, 0)) : turn(1)),
		ArrowUp: () => setView(moved(view, 0, keyMove)),
		ArrowDown: () => setView(moved(view, 0, -keyMove)),
	};
	const press = (event: KeyboardEvent) => {
		const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
		if (!act) return;
		event.preventDefault();
		act();
	};
	return (
		<NativeDialog title={t('productPage.zoomTitle', { name })} onClose={onClose} onKeyDown={press} wide>
			<div className="flex min-h-0 grow flex-col">
				<Stage view={view} onView={setView}>
					<Picture
						key={image.id}
						className="size-full object-contain"
						image={image}
						sizes={view.scale > 1 ? '200vw' : '100vw'}
						eager
					/>
				</Stage>
				<div className="flex items-center justify-center gap-2 border-t border-line p-2">
					{count > 1 && (
						<Tool label={t('productPage.previousPicture')} onClick={() => turn(-1)}>
							<IconChevronLeft aria-hidden size={24} />
						</Tool>
					)}
					<Tool label={t('productPage.zoomOut')} disabled={view.scale <= 1} onClick={() => zoom(1 / keyStep)}>
						<IconZoomOut aria-hidden size={24} />
					</Tool>
					<p role="status" className="min-w-28 text-center text-sm tabular-nums">
						{t('productPage.picture', { number: shown + 1, count })}
					</p>
					<Tool label={t('productPage.zoomIn')} disabled={view.scale >= nearest} onClick={() => zoom(keyStep)}>
						<IconZoomIn aria-hidden size={24} />
					</Tool>
					{count > 1 && (
						<Tool label={t('productPage.nextPicture')} onClick={() => turn(1)}>
							<IconChevronRight aria-hidden size={24} />
						</Tool>
					)}
				</div>
			</div>
		</NativeDialog>
	);
}

interface ToolProps {
	label: string;
	/** It keeps the focus all the same. */
	disabled?: boolean;
	onClick(): void;
	children: ReactNode;
}

const Tool = ({ label, disabled, onClick, children }: ToolProps) => (
	<button
		type="button"
		aria-label={label}
		aria-disabled={disabled || undefined}
		onClick={disabled ? undefined : onClick}
		className="grid size-11 cursor-pointer place-items-center rounded-theme hover:bg-surface-hover aria-disabled:cursor-default aria-disabled:opacity-40"
	>
		{children}
	</button>
);

interface StageProps {
	view: View;
	onView(change: (view: View) => View): void;
	children: ReactNode;
}

type Point = Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>;

const distance = (a: Point, b: Point) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Where wheel, mouse and fingers act. */
function Stage({ view, onView, children }: StageProps) {
	const stage = useRef<HTMLDivElement>(null);
	const change = useRef(onView);
	change.current = onView;
	useEffect(() => {
		const element = stage.current;
		if (!element) return;
		const fingers = new Map<number, Point>();
		/** From the middle of the stage, which is what scales. */
		const fromMiddle = ({ clientX, clientY }: Point) => {
			const box = element.getBoundingClientRect();
			return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
		};
		const wheel = (event: WheelEvent) => {
			event.preventDefault();
			const at = fromMiddle(event);
			change.current((current) => nearer(current, Math.exp(-event.deltaY / 400), at));
		};
		const down = (event: PointerEvent) => {
			fingers.set(event.pointerId, event);
			element.setPointerCapture(event.pointerId);
		};
		const move = (event: PointerEvent) => {
			const before = fingers.get(event.pointerId);
			if (!before) return;
			const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
			fingers.set(event.pointerId, event);
			if (other) {
				const by = distance(event, other) / Math.max(1, distance(before, other));
				const at = fromMiddle({
					clientX: (event.clientX + other.clientX) / 2,
					clientY: (event.clientY + other.clientY) / 2,
				});
				change.current((current) => nearer(current, by, at));
			} else {
				change.current((current) => moved(current, event.clientX - before.clientX, event.clientY - before.clientY));
			}
		};
		const up = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);
		// Not passive: the page behind must not scroll along.
		element.addEventListener('wheel', wheel, { passive: false });
		element.addEventListener('pointerdown', down);
		element.addEventListener('pointermove', move);
		element.addEventListener('pointerup', up);
		element.addEventListener('pointercancel', up);
		return () => {
			element.removeEventListener('wheel', wheel);
			element.removeEventListener('pointerdown', down);
			element.removeEventListener('pointermove', move);
			element.removeEventListener('pointerup', up);
			element.removeEventListener('pointercancel', up);
		};
	}, []);
	return (
		<div
			ref={stage}
			data-scale={view.scale}
			className={`relative min-h-0 grow touch-none overflow-hidden bg-raised select-none ${view.scale > 1 ? 'cursor-grab' : ''}`}
		>
			<div
				className="absolute inset-0 [&_img]:pointer-events-none"
				style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
			>
				{children}
			</div>
		</div>
	);
}
