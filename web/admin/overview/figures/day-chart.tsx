// Bars by day, drawn here: no library. Everyone who does not see them has the table behind them.
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { writeDay } from '../../../../rules/dates.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type DayFigure, largest, topOfScale } from './by-day.ts';

interface DayChartProps {
	title: string;
	days: readonly DayFigure[];
	/** How a value is written. */
	format(value: number): string;
}

const high = 100;
const wide = 10;
const gap = 1.5;
/** What is not nothing is seen. */
const least = 1;
const headroom = 1.2;

export function DayChart({ title, days, format }: DayChartProps) {
	const { t, language } = usePlatform();
	const [at, setAt] = useState<number>();
	const shown = at === undefined ? undefined : days[at];
	const walk = (event: KeyboardEvent) => {
		const to = { ArrowLeft: (at ?? 0) - 1, ArrowRight: (at ?? -1) + 1, Home: 0, End: days.length - 1 }[event.key];
		if (to === undefined) return;
		event.preventDefault();
		setAt(Math.min(Math.max(to, 0), days.length - 1));
	};
	const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
		const { left, width } = currentTarget.getBoundingClientRect();
		setAt(Math.min(Math.max(Math.floor(((clientX - left) / width) * days.length), 0), days.length - 1));
	};
	const best = largest(days);
	// Room above the highest, where the scale is written.
	const top = topOfScale((best?.value ?? 0) * headroom);
	// Beside the bars, or its words would cover the first of them.
	const room = `${format(top).length * 0.42 + 0.25}rem`;
	const sum = days.reduce((whole, { value }) => whole + value, 0);
	const written = (day: string) => writeDay(day, language);
	const heightOf = (value: number) => (value === 0 ? 0 : Math.max((value / top) * high, least));
	return (
		<figure className="min-w-0">
			<figcaption className="mb-2 text-sm font-semibold">{title}</figcaption>
			{sum === 0 || !best ? (
				<p className="grid h-36 place-items-center rounded-theme bg-sunken px-3 text-center text-sm text-muted">
					{t('orderFigures.nothing')}
				</p>
			) : (
				<>
					<fieldset
						aria-label={t('orderFigures.values', { title })}
						// biome-ignore lint/a11y/noNoninteractiveTabindex: arrows go from day to day
						tabIndex={0}
						onFocus={() => setAt((known) => known ?? days.length - 1)}
						onBlur={() => setAt(undefined)}
						onKeyDown={walk}
						onPointerMove={point}
						onPointerLeave={({ currentTarget }) => currentTarget !== document.activeElement && setAt(undefined)}
						style={{ marginInlineStart: room }}
						className="relative mt-3 h-36 rounded-theme"
					>
						{shown && (
							<p
								style={{
									insetInlineStart: `${((at ?? 0) / Math.max(days.length - 1, 1)) * 100}%`,
									translate: `${-((at ?? 0) / Math.max(days.length - 1, 1)) * 100}% 0`,
								}}
								className="pointer-events-none absolute -top-7 z-1 rounded-theme border border-line bg-surface px-2 py-0.5 text-sm font-medium whitespace-nowrap shadow tabular-nums"
							>
								{t('orderFigures.dayValue', { day: written(shown.day), value: format(shown.value) })}
							</p>
						)}
						<p aria-live="polite" className="sr-only">
							{shown && t('orderFigures.dayValue', { day: written(shown.day), value: format(shown.value) })}
						</p>
						{Number.isInteger(top / 2) && (
							<span className="absolute end-full top-1/2 -translate-y-1/2 pe-1 text-xs text-muted tabular-nums">
								{format(top / 2)}
							</span>
						)}
						<span className="absolute end-full top-0 -translate-y-1/2 pe-1 text-xs text-muted tabular-nums">
							{format(top)}
						</span>
						<svg
							role="img"
							aria-label={t('orderFigures.chart', {
								title,
								total: format(sum),
								most: format(best.value),
								day: written(best.day),
							})}
							viewBox={`0 0 ${days.length * wide} ${high}`}
							preserveAspectRatio="none"
							className="h-full w-full border-t border-dashed border-line"
						>
							<line
								x1={0}
								x2={days.length * wide}
								y1={high / 2}
								y2={high / 2}
								strokeWidth={0.5}
								className="stroke-line"
							/>
							{days.map(({ day, value }, index) => (
								<g key={day}>
									{index === at && <rect x={index * wide} y={0} width={wide} height={high} className="fill-sunken" />}
									<rect
										x={index * wide + gap}
										y={high - heightOf(value)}
										width={wide - 2 * gap}
										height={heightOf(value)}
										className="fill-accent"
									/>
								</g>
							))}
						</svg>
					</fieldset>
					<div
						aria-hidden
						style={{ marginInlineStart: room }}
						className="flex justify-between border-t border-strong-line pt-1 text-xs text-muted tabular-nums"
					>
						<span>{written(days[0]?.day ?? '')}</span>
						<span>{written(days[Math.floor((days.length - 1) / 2)]?.day ?? '')}</span>
						<span>{written(days.at(-1)?.day ?? '')}</span>
					</div>
				</>
			)}
		</figure>
	);
}

interface DayTableProps {
	/** One column each, of the same days. */
	columns: readonly DayChartProps[];
}

/** The latest day first, as it is what people look for. */
export function DayTable({ columns }: DayTableProps) {
	const { t, language } = usePlatform();
	const days = (columns[0]?.days ?? []).map(({ day }, at) => ({ day, at })).reverse();
	return (
		<details className="mt-3">
			<summary className="min-h-6 w-fit cursor-pointer rounded-theme text-sm font-medium text-link underline underline-offset-2 pointer-coarse:min-h-11">
				{t('orderFigures.asTable')}
			</summary>
			<section
				aria-label={columns.map(({ title }) => title).join(', ')}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reachable by keyboard
				tabIndex={0}
				className="mt-2 max-h-72 overflow-auto rounded-theme border border-line"
			>
				<table className="w-full border-collapse text-sm tabular-nums">
					<thead className="bg-sunken text-label">
						<tr>
							<th scope="col" className="px-3 py-1.5 text-start">
								{t('orderFigures.day')}
							</th>
							{columns.map(({ title }) => (
								<th key={title} scope="col" className="px-3 py-1.5 text-end">
									{title}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{days.map(({ day, at }) => (
							<tr key={day} className="border-t border-line">
								<th scope="row" className="px-3 py-1.5 text-start font-normal">
									{writeDay(day, language)}
								</th>
								{columns.map(({ title, days: figures, format }) => (
									<td key={title} className="px-3 py-1.5 text-end">
										{format(figures[at]?.value ?? 0)}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
