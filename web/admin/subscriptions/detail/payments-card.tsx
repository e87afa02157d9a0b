// What was charged for each period, with the order and the invoice that it has made.
import { useState } from 'react';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { RefundDialog } from '../../orders/detail/refund-dialog.tsx';
import { refundedOrderDocument } from '../subscriptions.documents.ts';
import { PartPages, type ShownPart } from './part-pages.tsx';
import type { Subscription } from './subscription.ts';
import { useDay } from './use-day.ts';

type Payment = Subscription['payments'][number];

export const paymentsOnPage = 12;

interface PaymentsCardProps {
	subscription: Subscription;
	shown: ShownPart;
	/** Money may be on its way back: it shows once it is there. */
	onRefunded(): void;
}

export function PaymentsCard({ subscription: { payments, paymentCount }, shown, onRefunded }: PaymentsCardProps) {
	const { t } = usePlatform();
	const [refunding, setRefunding] = useState<string>();
	const close = () => {
		setRefunding(undefined);
		onRefunded();
	};
	return (
		<Card heading="h2" title={t('adminSubscriptions.payments')}>
			{paymentCount === 0 && <p className="text-muted">{t('adminSubscriptions.noPayments')}</p>}
			<ul>
				{payments.map((payment) => (
					<Row key={payment.invoiceId} payment={payment} onRefund={setRefunding} />
				))}
			</ul>
			<PartPages
				label={t('adminSubscriptions.pagesOfPayments')}
				shown={shown}
				onPage={paymentsOnPage}
				total={paymentCount}
			/>
			{refunding !== undefined && <RefundOf key={refunding} orderId={refunding} onClose={close} />}
		</Card>
	);
}

function Row({ payment, onRefund }: { payment: Payment; onRefund(orderId: string): void }) {
	const { t } = usePlatform();
	const me = useMe();
	const day = useDay();
	const { money } = useAmounts(payment.currency);
	const { kind, state, amount, attempts, createdAt, paidAt, periodStart, periodEnd } = payment;
	const { orderId, orderNumber, documentNumber, documentUrl, refunded, creditNotes } = payment;
	const isRefunded = amount > 0 && refunded >= amount;
	return (
		<li className="grid gap-1 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
			<div className="flex flex-wrap justify-between gap-x-4">
				<span className="font-medium">{t(`adminSubscriptions.payment.${kind}`)}</span>
				<span className="font-medium tabular-nums">{money(amount)}</span>
			</div>
			<p className="text-sm text-muted">
				{t(`adminSubscriptions.paymentState.${state}`)} · {day(paidAt ?? createdAt)}
				{attempts > 1 && ` · ${t('adminSubscriptions.attempts', { count: attempts })}`} ·{' '}
				{t('adminSubscriptions.period', { from: day(periodStart), to: day(periodEnd) })}
			</p>
			{refunded > 0 && (
				<p className="text-sm font-medium">
					{isRefunded
						? t('adminSubscriptions.refunded')
						: t('adminSubscriptions.partlyRefunded', { amount: money(refunded) })}
				</p>
			)}
			{orderId && (
				<div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
					<TextLink to={`/admin/orders/${orderId}`}>
						{t('adminSubscriptions.orderOf', { number: orderNumber ?? '' })}
					</TextLink>
					{documentUrl && (
						<a
							href={documentUrl}
							target="_blank"
							rel="noreferrer"
							className="text-link underline underline-offset-2 hover:text-link-hover"
						>
							{t('adminSubscriptions.invoiceOf', { number: documentNumber ?? '' })}
							<span className="sr-only"> ({t('kit.opensInNewTab')})</span>
						</a>
					)}
					{creditNotes.map(({ number, url }) => (
						<a
							key={url}
							href={url}
							target="_blank"
							rel="noreferrer"
							className="text-link underline underline-offset-2 hover:text-link-hover"
						>
							{t('adminSubscriptions.creditNoteOf', { number })}
							<span className="sr-only"> ({t('kit.opensInNewTab')})</span>
						</a>
					))}
					{has(me, 'mOrder') && state === 'paid' && amount > 0 && !isRefunded && (
						<Button
							size="small"
							aria-label={t('subscriptionWork.refundOf', { number: orderNumber ?? '' })}
							onClick={() => onRefund(orderId)}
						>
							{t('subscriptionWork.refund')}
						</Button>
					)}
				</div>
			)}
		</li>
	);
}

/** The refund of the order: how much of it is left is asked when it is wanted. */
function RefundOf({ orderId, onClose }: { orderId: string; onClose(): void }) {
	const { data } = useAdminQuery(refundedOrderDocument, { id: orderId });
	return data ? <RefundDialog order={data.order} open onClose={onClose} /> : null;
}
