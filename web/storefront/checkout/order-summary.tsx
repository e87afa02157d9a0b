// What is ordered and what it comes to.

import { isComplete } from '../../../rules/printing/line-state.ts';
import type { LineSummary } from '../../../rules/printing/line-summary.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { Picture } from '../../platform/picture.tsx';
import { DesignPicture } from '../../print-data/design-picture.tsx';
import type { CheckoutLine, CheckoutResult } from './checkout-result.ts';
import { useDay } from './use-day.ts';
import { useLineSummaries } from './use-line-summaries.ts';

export function OrderLines({ checkout }: { checkout: CheckoutResult }) {
	const { t } = usePlatform();
	const { summaryOf, lateOf } = useLineSummaries(checkout);
	const { subscription } = checkout;
	const per = subscription ? t(`offer.per.${subscription.interval}`, { count: subscription.intervalCount }) : undefined;
	return (
		<ul className="divide-y divide-line">
			{checkout.lines.map((line) => (
				<Line
					key={line.id}
					line={line}
					currency={checkout.currency}
					per={per}
					dataSummary={summaryOf(line.id)}
					late={lateOf(line.id)}
				/>
			))}
		</ul>
	);
}

interface LineProps {
	line: CheckoutLine;
	currency: string;
	/** How often it is paid; undefined: once. */
	per: string | undefined;
	/** Undefined: it is not printed from data. */
	dataSummary: LineSummary | undefined;
	/** Names of files that are not used. */
	late: readonly string[];
}

function Line({ line, currency, per, dataSummary, late }: LineProps) {
	const { t } = usePlatform();
	const { money, number, unit } = useAmounts(currency);
	const quantity = line.quantity ?? 1;
	return (
		<li className="flex gap-4 py-4 first:pt-0">
			<div className="size-16 shrink-0 overflow-hidden rounded-theme bg-card-image">
				<DesignPicture preview={line.designPreview}>
					{line.picture && (
						<Picture className="size-full object-contain" image={line.picture} sizes="64px" decorative />
					)}
				</DesignPicture>
			</div>
			<div className="min-w-0 grow">
				<div className="flex flex-wrap items-baseline justify-between gap-x-4">
					<p className="min-w-0 font-semibold hyphens-auto wrap-break-word">{line.name}</p>
					<p className="ms-auto text-right font-semibold tabular-nums">
						{line.total === null ? '–' : money(line.total)}
						{per && <span className="block text-sm font-normal">{per}</span>}
					</p>
				</div>
				{line.itemName && <p className="text-sm wrap-anywhere">{line.itemName}</p>}
				{line.options.length > 0 && (
					<p className="text-sm text-muted hyphens-auto wrap-break-word">
						{line.options.map(({ name, value }) => `${name}: ${value}`).join(' · ')}
					</p>
				)}
				<p className="text-sm text-muted tabular-nums">
					{line.seriesRows === null
						? t('checkout.pieces', { quantity: number(quantity), count: quantity })
						: t('checkout.seriesRun', { rows: line.seriesRows, quantity: number(quantity) })}
					{line.unitPrice !== null && quantity * (line.seriesRows ?? 1) > 1 && ` × ${unit(line.unitPrice)}`}
				</p>
				<p role="status" className="text-sm empty:hidden">
					{dataSummary && t(`checkout.printData.${dataSummary}`)}
				</p>
				{late.map((name) => (
					<p key={name} className="text-sm wrap-anywhere">
						{t('checkout.printData.late', { name })}
					</p>
				))}
			</div>
		</li>
	);
}

interface OrderTotalsProps {
	checkout: CheckoutResult;
	/** The chosen way to pay; undefined where none is chosen yet. */
	method?: CheckoutResult['paymentMethods'][number] | undefined;
}

export function OrderTotals({ checkout, method }: OrderTotalsProps) {
	const { t, pricesIncludeTax } = usePlatform();
	const { money, rate } = useAmounts(checkout.currency);
	const { totals, showShipping, reverseCharge, taxFreeExport } = checkout;
	// As at its method.
	const shipping =
		checkout.shippingMethods.find(({ id }) => id === checkout.shippingMethodId)?.charged ?? totals.shipping;
	const dropped = reverseCharge || taxFreeExport ? totals.gross - totals.goods - (shipping ?? 0) : 0;
	const taxed = totals.rates.filter((one) => one.rate > 0);
	const rows = [
		['goods', t('checkout.goods'), totals.goods],
		// Prices of articles are with tax: what is taken off again explains the sum.
		...(dropped < 0 ? [['dropped', t('checkout.taxDropped'), dropped] as const] : []),
		...(showShipping && shipping !== null ? [['shipping', t('checkout.shipping'), shipping] as const] : []),
		...(pricesIncludeTax
			? []
			: [
					['net', t('checkout.net'), totals.net] as const,
					...taxed.map((one) => [`tax${one.rate}`, t('checkout.tax', { rate: rate(one.rate) }), one.tax] as const),
				]),
	] as const;
	return (
		<dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
			{rows.map(([key, name, amount]) => (
				<div
					key={key}
					className={`col-span-2 grid grid-cols-subgrid ${key === 'net' ? 'border-t border-line pt-1' : ''}`}
				>
					<dt>{name}</dt>
					<dd className="text-right">{amount < 0 ? `−${money(-amount)}` : money(amount)}</dd>
				</div>
			))}
			<div className="col-span-2 mt-1 grid grid-cols-subgrid border-t border-line pt-2 text-lg font-bold">
				<dt>{t(`checkout.total.${checkout.totalLabel}`)}</dt>
				<dd className="text-right" data-total>
					{money(totals.gross)}
				</dd>
			</div>
			<SubscriptionSums checkout={checkout} />
			{/* Where prices include the tax, a sum without it would read as a further one. */}
			{pricesIncludeTax &&
				taxed.map((one) => (
					<div key={one.rate} className="col-span-2 grid grid-cols-subgrid text-sm text-muted">
						<dt>{t('checkout.taxWithin', { rate: rate(one.rate) })}</dt>
						<dd className="text-right">{money(one.tax)}</dd>
					</div>
				))}
			<TotalNote checkout={checkout} method={method} />
		</dl>
	);
}

/** The total is that of each period: what of it is due today, and from when on. */
function SubscriptionSums({ checkout: { subscription, totals, currency } }: { checkout: CheckoutResult }) {
	const { t } = usePlatform();
	const { money } = useAmounts(currency);
	const day = useDay();
	if (!subscription) return null;
	const { interval, intervalCount, dueToday, nextPayment } = subscription;
	const per = t(`offer.per.${interval}`, { count: intervalCount });
	return (
		<>
			<div className="col-span-2 grid grid-cols-subgrid font-semibold">
				<dt>{t('checkout.dueToday')}</dt>
				<dd className="text-right" data-due-today>
					{money(dueToday)}
				</dd>
			</div>
			<div className="col-span-2 grid grid-cols-subgrid">
				<dt>{t('checkout.dueNext', { day: day(nextPayment), per })}</dt>
				<dd className="text-right">{money(totals.gross)}</dd>
			</div>
		</>
	);
}

/** What the day of delivery depends on. */
function dayMoves(isDataOpen: boolean, isPaidFirst: boolean) {
	if (isPaidFirst) return isDataOpen ? 'checkout.deliveryAfterBoth' : 'checkout.deliveryAfterPayment';
	return isDataOpen ? 'checkout.printData.delivery' : undefined;
}

function TotalNote({ checkout, method: payment }: OrderTotalsProps) {
	const { t } = usePlatform();
	const day = useDay();
	const isDataOpen = useLineSummaries(checkout).lines.some(({ state }) => !isComplete(state));
	const { totals, reverseCharge, taxFreeExport, showShipping, showPayment, deliveryDay } = checkout;
	const moves = dayMoves(
		isDataOpen,
		checkout.paidBeforeProduction.some((one) => one === payment),
	);
	const method = checkout.shippingMethods.find(({ id }) => id === checkout.shippingMethodId);
	return (
		<div className="col-span-2 text-sm text-muted">
			<dd>
				{reverseCharge || taxFreeExport
					? t(reverseCharge ? 'checkout.reverseCharge' : 'checkout.taxFreeExport')
					: totals.tax > 0 && t(showShipping ? 'checkout.inclusive' : 'checkout.inclusiveTax')}
			</dd>
			{deliveryDay && (
				<dd className="mt-2 text-text">
					{t(!showShipping || method?.collection || method?.days === 0 ? 'checkout.readyOn' : 'checkout.deliveryOn', {
						day: day(deliveryDay),
					})}
				</dd>
			)}
			{deliveryDay && moves && <dd className="mt-1 text-text">{t(moves)}</dd>}
			{/* Where nothing is to be chosen it is not said anywhere else. */}
			{!showPayment && totals.gross > 0 && <dd className="mt-2 text-text">{t('checkout.pay.invoiceText')}</dd>}
		</div>
	);
}
