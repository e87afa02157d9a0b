// Money that came and money that went back.
import { type ReactNode, useState } from 'react';
import { writeDay } from '../../../../rules/dates.ts';
import { isByTransfer } from '../../../../rules/payments/methods.ts';
import { mayReceiveTransfer } from '../../../../rules/payments/received-day.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import type { Order } from './order.ts';
import { ReceivedDialog } from './received-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { describeRefundReason } from './story.ts';

/** What there is to say beside the rows: that the money has not come, or that it came without being seen here. */
function stateOf({ payments, refunds, paymentMethod, payment }: Order) {
	if (paymentMethod === 'none') return 'paymentMethods.none';
	if (payment === 'open' && isByTransfer(paymentMethod)) return `adminOrders.transferOpen.${paymentMethod}` as const;
	if (payments.length + refunds.length > 0) return undefined;
	return payment === 'open' ? 'adminOrders.noPayments' : 'adminOrders.paidElsewhere';
}

export function PaymentsCard({ order }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	const mayChange = has(me, 'mOrder');
	const [refunding, setRefunding] = useState(false);
	const { payments, refunds, refundable, number } = order;
	const [receiving, setReceiving] = useState(false);
	const state = stateOf(order);
	return (
		<Card
			heading="h2"
			title={t('adminOrders.payments')}
			actions={
				mayChange && (
					<>
						{mayReceiveTransfer(order) && !order.paymentComing && (
							<Button size="small" onClick={() => setReceiving(true)}>
								{t('adminOrders.markPaid')}
							</Button>
						)}
						{number !== null && refundable > 0 && (
							<Button size="small" onClick={() => setRefunding(true)}>
								{t('adminOrders.refund')}
							</Button>
						)}
					</>
				)
			}
		>
			{state && <p className="text-muted">{t(state)}</p>}
			<ul>
				{payments.map((one) => (
					<Row
						key={one.id}
						name={t(`paymentMethods.${one.method}`)}
						amount={one.amount}
						currency={one.currency}
						state={t(one.late ? 'adminOrders.late' : `adminOrders.paymentState.${one.state}`)}
						at={one.changedAt}
						day={one.receivedOn}
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
						at={one.changedAt}
					>
						{one.reason && <p className="text-sm wrap-anywhere">{describeRefundReason(one.reason, t)}</p>}
						{one.error && <p className="text-sm font-medium text-error wrap-anywhere">{one.error}</p>}
					</Row>
				))}
			</ul>
			{receiving && <ReceivedDialog order={order} onClose={() => setReceiving(false)} />}
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
	/** In place of the moment, of a transfer. */
	day?: string | null;
	children?: ReactNode;
}

function Row({ name, amount, currency, state, at, day, children }: RowProps) {
	const { language } = usePlatform();
	const { money } = useAmounts(currency);
	return (
		<li className="border-b border-line py-2 first:pt-0 last:border-b-0 last:pb-0">
			<div className="flex flex-wrap justify-between gap-x-4">
				<span className="font-medium">{name}</span>
				<span className="font-medium tabular-nums">{money(amount)}</span>
			</div>
			<p className="text-sm text-muted">
				{state} · {day ? writeDay(day, language, 'medium') : <Moment at={at} />}
			</p>
			{children}
		</li>
	);
}
