// Bars by day, drawn here: no library. Everyone who does not see them has the table behind them.
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
	const best = largest(days);
	// Room above the highest, where the scale is written.
	const top = topOfScale((best?.value ?? 0) * headroom);
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
					<div className="relative h-36">
						<span className="absolute start-0 top-0 bg-surface pe-1 text-xs text-muted tabular-nums">
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
							{days.map(({ day, value }, at) => (
								<g key={day}>
									<title>{`${written(day)}: ${format(value)}`}</title>
									<rect x={at * wide} y={0} width={wide} height={high} className="fill-transparent" />
									<rect
										x={at * wide + gap}
										y={high - heightOf(value)}
										width={wide - 2 * gap}
										height={heightOf(value)}
										className="fill-accent"
									/>
								</g>
							))}
						</svg>
					</div>
					<div
						aria-hidden
						className="flex justify-between border-t border-strong-line pt-1 text-xs text-muted tabular-nums"
					>
						<span>{written(days[0]?.day ?? '')}</span>
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
