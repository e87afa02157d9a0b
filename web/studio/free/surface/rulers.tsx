// Rulers in millimetres from the trim, at the upper and the left edge. A guide is pulled out of them; the inspector has numbers for the same.
import { memo, type PointerEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { usePlatform } from '../../../platform/environment.tsx';
import { useFree } from '../free-context.tsx';
import type { Guide } from '../guide-store.ts';
import type { PageScale } from './geometry.ts';

const thickness = 20;
/** In millimetres; the first whose numbers have room. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const roomForNumber = 45;

interface RulersProps {
	area: RefObject<HTMLElement | null>;
	paper: RefObject<SVGSVGElement | null>;
	scale: PageScale;
	children: ReactNode;
}

interface View {
	/** Of the trim, from the corner of what is scrolled. */
	x: number;
	y: number;
	width: number;
	height: number;
}

function useTrimCorner({ area, paper, scale }: Omit<RulersProps, 'children'>): View {
	const [view, setView] = useState<View>({ x: 0, y: 0, width: 0, height: 0 });
	useEffect(() => {
		const [outer, inner] = [area.current, paper.current];
		if (!outer || !inner) return;
		const measure = () => {
			const [around, page] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()];
			const bleed = scale.around * scale.scale;
			setView({
				x: page.left - around.left + bleed,
				y: page.top - around.top + bleed,
				width: around.width,
				height: around.height,
			});
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(outer);
		outer.addEventListener('scroll', measure, { passive: true });
		return () => {
			observer.disconnect();
			outer.removeEventListener('scroll', measure);
		};
	}, [area, paper, scale]);
	return view;
}

export function Rulers({ area, paper, scale, children }: RulersProps) {
	const { guides } = useFree();
	const view = useTrimCorner({ area, paper, scale });
	const [pulled, setPulled] = useState<Guide>();

	const guideAt = (axis: 'x' | 'y', event: PointerEvent): Guide | undefined => {
		const outer = area.current?.getBoundingClientRect();
		if (!outer) return undefined;
		const [x, y] = [event.clientX - outer.left, event.clientY - outer.top];
		// Back over the ruler: none.
		if (axis === 'x' ? x < 0 : y < 0) return undefined;
		const at = axis === 'x' ? (x - view.x) / scale.scale : (y - view.y) / scale.scale;
		return { axis, at: Math.round(at / 500) * 500 };
	};
	const pull = (axis: 'x' | 'y') => ({
		onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
		onPointerMove: (event: PointerEvent) => event.buttons === 1 && setPulled(guideAt(axis, event)),
		onPointerUp: () => {
			if (pulled) guides.add(pulled);
			setPulled(undefined);
		},
		onPointerCancel: () => setPulled(undefined),
	});
	return (
		<div className="relative grid min-h-0 grow grid-cols-1 tablet:grid-cols-[20px_1fr] tablet:grid-rows-[20px_1fr]">
			<span className="hidden border-e border-b border-line bg-surface tablet:block" />
			<Ruler length={view.width} zero={view.x} scale={scale.scale} axis="x" {...pull('y')} />
			<Ruler length={view.height} zero={view.y} scale={scale.scale} axis="y" {...pull('x')} />
			<div className="relative min-h-0 min-w-0">
				{children}
				{pulled && (
					<span
						style={
							pulled.axis === 'x'
								? { left: view.x + pulled.at * scale.scale, width: 1, top: 0, bottom: 0 }
								: { top: view.y + pulled.at * scale.scale, height: 1, left: 0, right: 0 }
						}
						className="pointer-events-none absolute bg-link"
					/>
				)}
			</div>
		</div>
	);
}

interface RulerProps {
	axis: 'x' | 'y';
	/** In pixels. */
	length: number;
	zero: number;
	scale: number;
	onPointerDown(event: PointerEvent): void;
	onPointerMove(event: PointerEvent): void;
	onPointerUp(): void;
	onPointerCancel(): void;
}

function Ruler({ axis, length, zero, scale, ...pull }: RulerProps) {
	return (
		<svg
			aria-hidden
			data-over
			className={`hidden touch-none bg-surface tablet:block ${axis === 'x' ? 'h-5 w-full cursor-row-resize border-b border-line' : 'h-full w-5 cursor-col-resize border-e border-line'}`}
			{...pull}
		>
			<Marks axis={axis} length={length} zero={zero} scale={scale} />
		</svg>
	);
}

const Marks = memo(function Marks({
	axis,
	length,
	zero,
	scale,
}: Pick<RulerProps, 'axis' | 'length' | 'zero' | 'scale'>) {
	const { language } = usePlatform();
	const pixels = scale * 1000;
	const step = steps.find((one) => one * pixels >= roomForNumber) ?? 1000;
	const [first, last] = [Math.ceil(-zero / pixels / step), Math.floor((length - zero) / pixels / step)];
	const marks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
	const write = new Intl.NumberFormat(language, { useGrouping: false });
	const isAcross = axis === 'x';
	const half = (step * pixels) / 2;
	return (
		<>
			<g className="stroke-muted">
				{marks.map((mark) => {
					const at = Math.round(zero + mark * pixels) + 0.5;
					return (
						<path
							key={mark}
							d={
								isAcross
									? `M${at} ${thickness}V8M${at + half} ${thickness}V15`
									: `M${thickness} ${at}H8M${thickness} ${at + half}H15`
							}
						/>
					);
				})}
			</g>
			<g className="fill-muted text-[9px] tabular-nums">
				{marks.map((mark) => {
					const at = Math.round(zero + mark * pixels);
					return isAcross ? (
						<text key={mark} x={at + 3} y={10}>
							{write.format(mark)}
						</text>
					) : (
						<text key={mark} transform={`translate(9 ${at + 3}) rotate(90)`}>
							{write.format(mark)}
						</text>
					);
				})}
			</g>
		</>
	);
});
