// Money that came and money that went back.
import { type ReactNode, useState } from 'react';
import { isByTransfer } from '../../../../rules/payments/methods.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { markOrderPaidDocument } from '../orders.documents.ts';
import type { Order } from './order.ts';
import { RefundDialog } from './refund-dialog.tsx';

const mayBeMarked = ({ number, paymentMethod, payment }: Order) =>
	number !== null && isByTransfer(paymentMethod) && payment === 'open';

export function PaymentsCard({ order }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	const mayChange = has(me, 'mOrder');
	const [refunding, setRefunding] = useState(false);
	const { payments, refunds, paymentMethod, payment, refundable, number } = order;
	return (
		<Card
			heading="h2"
			title={t('adminOrders.payments')}
			actions={
				mayChange && (
					<>
						{mayBeMarked(order) && <MarkPaid order={order} />}
						{number !== null && refundable > 0 && (
							<Button size="small" onClick={() => setRefunding(true)}>
								{t('adminOrders.refund')}
							</Button>
						)}
					</>
				)
			}
		>
			{payments.length + refunds.length === 0 && (
				<p className="text-muted">
					{paymentMethod === 'none'
						? t('adminOrders.method.none')
						: isByTransfer(paymentMethod)
							? t(payment === 'open' ? 'adminOrders.byInvoiceOpen' : 'adminOrders.byInvoicePaid')
							: t(payment === 'open' ? 'adminOrders.noPayments' : 'adminOrders.byCardPaid')}
				</p>
			)}
			<ul>
				{payments.map((one) => (
					<Row
						key={one.id}
						name={t(paymentMethod === 'card' ? 'adminOrders.cardPayment' : `adminOrders.method.${paymentMethod}`)}
						amount={one.amount}
						currency={one.currency}
						state={t(one.late ? 'adminOrders.late' : `adminOrders.paymentState.${one.state}`)}
						at={one.createdAt}
					>
						{one.reference && <p className="font-mono text-xs text-muted wrap-anywhere">{one.reference}</p>}
					</Row>
				))}
				{refunds.map((one) => (
					<Row
						key={one.id}
						name={t('adminOrders.refundOf')}
						amount={-one.amount}
						currency={order.currency}
						state={t(`adminOrders.refundState.${one.state}`)}
						at={one.createdAt}
					>
						{one.reason && <p className="text-sm wrap-anywhere">{one.reason}</p>}
						{one.error && <p className="text-sm font-medium text-error wrap-anywhere">{one.error}</p>}
					</Row>
				))}
			</ul>
			{/* Stays while it is closed: what was typed into it is there again. */}
			{mayChange && <RefundDialog order={order} open={refunding} onClose={() => setRefunding(false)} />}
		</Card>
	);
}

interface RowProps {
	name: string;
	amount: number;
	currency: string;
	state: string;
	at: string;
	children?: ReactNode;
}

function Row({ name, amount, currency, state, at, children }: RowProps) {
	const { money } = useAmounts(currency);
	return (
		<li className="border-b border-line py-2 first:pt-0 last:border-b-0 last:pb-0">
			<div className="flex flex-wrap justify-between gap-x-4">
				<span className="font-medium">{name}</span>
				<span className="font-medium tabular-nums">{money(amount)}</span>
			</div>
			<p className="text-sm text-muted">
				{state} · <Moment at={at} />
			</p>
			{children}
		</li>
	);
}

function MarkPaid({ order: { id, totals, currency } }: { order: Order }) {
	const { t } = usePlatform();
	const { money } = useAmounts(currency);
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const mark = async () => {
		const sure = await confirm({
			title: t('adminOrders.markPaidAsk', { amount: money(totals.gross) }),
			text: t('adminOrders.markPaidText'),
			confirmLabel: t('adminOrders.markPaid'),
		});
		if (!sure) return;
		await attempt(() => change(markOrderPaidDocument, { id }), {
			done: t('adminOrders.markedPaid'),
			failed: t('adminOrders.markPaidFailed'),
		});
	};
	return (
		<Button size="small" onClick={mark}>
			{t('adminOrders.markPaid')}
		</Button>
	);
}
