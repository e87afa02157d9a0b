// How it is sent and paid, what it comes to, and the button.

import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { NewOrder, Quote } from './new-order.ts';

interface SummaryPartProps {
	order: NewOrder;
	quote: Quote | undefined;
	onChange(change: Partial<NewOrder>): void;
	/** Whether a user has pressed the button. */
	tried: boolean;
	busy: boolean;
	/** What is shown is not what is being calculated. */
	waiting: boolean;
	/** Why it could not be ordered. */
	failure: string | undefined;
	onPlace(): void;
}

export function SummaryPart({ order, quote, onChange, tried, busy, waiting, failure, onPlace }: SummaryPartProps) {
	const { t } = usePlatform();
	return (
		<Card heading="h2" title={t('orderFor.summary')}>
			<div className="grid gap-4">
				{quote && order.lines.length > 0 ? (
					<>
						{quote.showShipping && <ShippingMethod quote={quote} onChange={onChange} />}
						<p>
							<span className="block text-sm font-semibold text-label">{t('orderFor.paymentMethod')}</span>
							{quote.paymentMethods[0] ? t(`paymentMethods.${quote.paymentMethods[0]}`) : t('orderFor.noPaymentMethod')}
						</p>
						<Totals quote={quote} />
					</>
				) : (
					<p className="text-muted">{t('orderFor.totalWaits')}</p>
				)}
				<Checkbox
					label={t('orderFor.terms')}
					required
					checked={order.termsAccepted}
					onChange={(termsAccepted) => onChange({ termsAccepted })}
					error={tried && !order.termsAccepted ? t('orderFor.termsMissing') : undefined}
				/>
				{failure && (
					<div role="alert">
						<Notice kind="danger">{failure}</Notice>
					</div>
				)}
				<Button colour="primary" busy={busy} disabled={waiting} onClick={onPlace}>
					{t('orderFor.place')}
				</Button>
			</div>
		</Card>
	);
}

function ShippingMethod({ quote, onChange }: { quote: Quote; onChange: SummaryPartProps['onChange'] }) {
	const { t } = usePlatform();
	const { money } = useAmounts(quote.currency);
	if (quote.shippingMethods.length === 0) return <Notice kind="warning">{t('orderFor.noShippingMethod')}</Notice>;
	return (
		<Select
			label={t('orderFor.shippingMethod')}
			required
			value={quote.shippingMethodId ?? ''}
			choices={quote.shippingMethods.map(({ id, name, charged }) => ({
				value: id,
				label: `${name}, ${money(charged)}`,
			}))}
			onChange={(shippingMethodId) => onChange({ shippingMethodId })}
		/>
	);
}

function Totals({ quote }: { quote: Quote }) {
	const { t } = usePlatform();
	const { money, rate } = useAmounts(quote.currency);
	const { totals, reverseCharge, taxFreeExport } = quote;
	// Prices are with tax: what is taken off again explains the sum.
	const shipping = quote.shippingMethods.find(({ id }) => id === quote.shippingMethodId)?.charged ?? totals.shipping;
	const dropped = reverseCharge || taxFreeExport ? totals.gross - totals.goods - (shipping ?? 0) : 0;
	const rows = [
		{ name: t('adminOrders.goods'), value: money(totals.goods) },
		...(dropped < 0 ? [{ name: t('orderFor.taxDropped'), value: money(dropped) }] : []),
		...(shipping === null ? [] : [{ name: t('adminOrders.shipping'), value: money(shipping) }]),
		...(dropped < 0 ? [] : [{ name: t('adminOrders.net'), value: money(totals.net) }]),
		...totals.rates
			.filter(({ tax }) => tax !== 0)
			.map((row) => ({ name: t('adminOrders.tax', { rate: rate(row.rate) }), value: money(row.tax) })),
	];
	return (
		<div aria-live="polite">
			<dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 tabular-nums">
				{rows.map(({ name, value }) => (
					<div key={name} className="col-span-2 grid grid-cols-subgrid">
						<dt>{name}</dt>
						<dd className="text-end">{value}</dd>
					</div>
				))}
				<div className="col-span-2 grid grid-cols-subgrid border-t border-strong-line pt-1 text-lg font-bold">
					<dt>{t('orderFor.total')}</dt>
					<dd className="text-end">{money(totals.gross)}</dd>
				</div>
			</dl>
			{reverseCharge && <p className="mt-1 text-sm text-muted">{t('adminOrders.reverseCharge')}</p>}
			{taxFreeExport && <p className="mt-1 text-sm text-muted">{t('adminOrders.taxFreeExport')}</p>}
		</div>
	);
}
