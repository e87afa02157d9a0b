// How the shop does: the figures of a time, its days as bars, and what is sold most.
import { useState } from 'react';
import { dayIn } from '../../../../rules/dates.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Card } from '../../../kit/card.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { orderFiguresDocument } from '../overview.documents.ts';
import { changeInPercent, everyDay, lastDays, timeBefore } from './by-day.ts';
import { DayChart, DayTable } from './day-chart.tsx';

type Figures = Data<typeof orderFiguresDocument>['orderFigures'];

const spans = [7, 30, 90] as const;
type Span = (typeof spans)[number];

export function FiguresCard() {
	const { t, timeZone } = usePlatform();
	const [span, setSpan] = useState<Span>(30);
	const today = dayIn(timeZone);
	const time = lastDays(span, today);
	const before = timeBefore(span, today);
	const asked = { ...time, beforeFrom: before.from, beforeTo: before.to };
	const answer = useAdminQuery(orderFiguresDocument, asked, { keep: true });
	return (
		<Card heading="h2" title={t('orderFigures.title')} actions={<SpanChoice span={span} onChange={setSpan} />}>
			<Loaded answer={answer}>
				{({ orderFigures, before: earlier }) => <Shown figures={orderFigures} before={earlier} span={span} {...time} />}
			</Loaded>
		</Card>
	);
}

interface SpanChoiceProps {
	span: Span;
	onChange(span: Span): void;
}

function SpanChoice({ span, onChange }: SpanChoiceProps) {
	const { t } = usePlatform();
	return (
		<fieldset className="flex flex-wrap rounded-theme border border-control-line">
			<legend className="sr-only">{t('orderFigures.span')}</legend>
			{spans.map((count) => (
				<label
					key={count}
					className="flex min-h-8 cursor-pointer items-center px-3 text-sm font-medium first-of-type:rounded-s-theme last-of-type:rounded-e-theme has-checked:bg-chosen has-checked:text-chosen-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
				>
					<input
						type="radio"
						name="span"
						className="sr-only"
						checked={count === span}
						onChange={() => onChange(count)}
					/>
					{t('orderFigures.days', { count })}
				</label>
			))}
		</fieldset>
	);
}

interface ShownProps {
	figures: Figures;
	/** Of as long a time, right before. */
	before: Data<typeof orderFiguresDocument>['before'];
	span: Span;
	from: string;
	to: string;
}

function Shown({ figures, before, span, from, to }: ShownProps) {
	const { t, currency } = usePlatform();
	const { money, number } = useAmounts(currency);
	const { orders, revenue, averageOrder, refunds, newCustomers, byDay, topProducts } = figures;
	const columns = [
		{
			title: t('orderFigures.ordersPerDay'),
			days: everyDay(
				from,
				to,
				byDay.map((one) => ({ day: one.day, value: one.orders })),
			),
			format: number,
		},
		{
			title: t('orderFigures.revenuePerDay'),
			days: everyDay(
				from,
				to,
				byDay.map((one) => ({ day: one.day, value: one.gross })),
			),
			format: money,
		},
	];
	return (
		<div className="grid gap-6">
			<dl className="grid grid-cols-2 gap-4 phone:grid-cols-3 tablet:grid-cols-5">
				<Figure name={t('orderFigures.orders')} value={number(orders)} now={orders} before={before.orders} />
				<Figure name={t('orderFigures.revenue')} value={money(revenue)} now={revenue} before={before.revenue} />
				<Figure
					name={t('orderFigures.averageOrder')}
					value={orders === 0 ? '–' : money(Math.round(averageOrder))}
					now={averageOrder}
					before={orders === 0 ? 0 : before.averageOrder}
				/>
				<Figure name={t('orderFigures.refunds')} value={money(refunds)} now={refunds} before={before.refunds} isCost />
				<Figure
					name={t('orderFigures.newCustomers')}
					value={number(newCustomers)}
					now={newCustomers}
					before={before.newCustomers}
				/>
			</dl>
			<p className="-mt-3 text-sm text-muted">{t('orderFigures.comparedWith', { count: span })}</p>
			<div>
				<div className="grid gap-6 phone:grid-cols-2">
					{columns.map((column) => (
						<DayChart key={column.title} {...column} />
					))}
				</div>
				{orders > 0 && <DayTable columns={columns} />}
			</div>
			{topProducts.length > 0 && <TopProducts products={topProducts} />}
		</div>
	);
}

interface FigureProps {
	name: string;
	value: string;
	now: number;
	before: number;
	/** More of it is worse. */
	isCost?: boolean;
}

function Figure({ name, value, now, before, isCost = false }: FigureProps) {
	return (
		<div className="flex min-w-0 flex-col-reverse justify-end">
			<dt className="text-sm text-muted hyphens-auto wrap-break-word">{name}</dt>
			<dd className="wrap-anywhere tabular-nums">
				<span className="block text-xl font-bold phone:text-2xl">{value}</span>
				<Change by={changeInPercent(now, before)} isCost={isCost} />
			</dd>
		</div>
	);
}

/** Said by an arrow and a sign, too: colours alone say nothing to everyone. */
function Change({ by, isCost }: { by: number | undefined; isCost: boolean }) {
	const { t, language, notation } = usePlatform();
	if (by === undefined) return <span className="block text-sm text-muted">{t('orderFigures.noComparison')}</span>;
	const isGood = by > 0 !== isCost;
	const colour = by === 0 ? 'text-muted' : isGood ? 'text-text' : 'text-error';
	const percent = formatNumber(Math.abs(by), language, notation);
	const key = by > 0 ? 'orderFigures.more' : by < 0 ? 'orderFigures.less' : 'orderFigures.same';
	return <span className={`block text-sm font-medium ${colour}`}>{t(key, { percent })}</span>;
}

function TopProducts({ products }: { products: Figures['topProducts'] }) {
	const { t, currency } = usePlatform();
	const { money, number } = useAmounts(currency);
	const most = Math.max(...products.map(({ gross }) => gross), 1);
	return (
		<table className="w-full border-collapse text-sm">
			<caption className="mb-2 text-start font-semibold">{t('orderFigures.topProducts')}</caption>
			<thead className="text-muted">
				<tr>
					<th scope="col" className="py-1 pe-3 text-start font-medium">
						{t('orderFigures.product')}
					</th>
					<th scope="col" className="px-3 py-1 text-end font-medium">
						{t('orderFigures.sold')}
					</th>
					<th scope="col" className="py-1 ps-3 text-end font-medium">
						{t('orderFigures.revenue')}
					</th>
				</tr>
			</thead>
			<tbody>
				{products.map(({ productId, name, quantity, gross }) => (
					<tr key={productId} className="border-t border-line">
						<th scope="row" className="w-full py-1.5 pe-3 text-start font-normal wrap-anywhere">
							{name}
							<svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1 h-1 w-full">
								<rect width={100} height={1} className="fill-sunken" />
								<rect width={(gross / most) * 100} height={1} className="fill-accent" />
							</svg>
						</th>
						<td className="px-3 py-1.5 text-end align-top tabular-nums">{number(quantity)}</td>
						<td className="py-1.5 ps-3 text-end align-top whitespace-nowrap tabular-nums">{money(gross)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
