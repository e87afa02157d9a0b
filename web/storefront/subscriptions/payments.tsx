// What was charged for a subscription, the latest first: each payment with its order and the invoice.
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useDays } from '../../account/subscriptions/use-days.ts';
import { sayAtBottom } from '../../account/toast-region.tsx';
import { useAmounts } from '../../kit/amounts.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { PlainLink } from '../product/plain-link.tsx';
import { earlierPaymentsDocument } from './subscription.documents.ts';
import type { Subscription } from './use-subscription.ts';

type Payment = Subscription['payments'][number];

const moreAtOnce = 24;

export function Payments({ subscription: { id, payments, paymentCount } }: { subscription: Subscription }) {
	const { t, ask } = usePlatform();
	const [earlier, setEarlier] = useState<readonly Payment[]>([]);
	const [busy, setBusy] = useState(false);
	const known = new Set(payments.map(({ invoiceId }) => invoiceId));
	const all = [...payments, ...earlier.filter(({ invoiceId }) => !known.has(invoiceId))];
	async function showMore(): Promise<void> {
		setBusy(true);
		try {
			const { subscription } = (await ask(earlierPaymentsDocument, {
				...{ id, first: moreAtOnce, offset: all.length },
			})) as Data<typeof earlierPaymentsDocument>;
			setEarlier((before) => [...before, ...subscription.payments]);
		} catch {
			sayAtBottom('danger', t('ownSubscription.notDone'));
		}
		setBusy(false);
	}
	if (all.length === 0) return <p className="text-muted">{t('ownSubscription.noPayments')}</p>;
	return (
		<>
			<ul className="divide-y divide-line">
				{all.map((payment) => (
					<One key={payment.invoiceId} payment={payment} />
				))}
			</ul>
			{all.length < paymentCount && (
				<div className="mt-4 grid justify-center">
					<Button busy={busy} onClick={() => void showMore()}>
						{t('ownSubscription.morePayments')}
					</Button>
				</div>
			)}
		</>
	);
}

const link =
	'inline-flex min-h-8 items-center gap-1 text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11';

function One({ payment }: { payment: Payment }) {
	const { t } = usePlatform();
	const { day } = useDays();
	const { money } = useAmounts(payment.currency);
	const { state, amount, createdAt, paidAt, periodStart, periodEnd, orderNumber, documentNumber, documentUrl } =
		payment;
	const { refunded, creditNotes } = payment;
	return (
		<li className="py-3 tabular-nums first:pt-0 last:pb-0">
			<div className="flex flex-wrap justify-between gap-x-6">
				<p>
					<span className="font-bold">{day(paidAt ?? createdAt)}</span>{' '}
					<span className={state === 'open' || state === 'uncollectible' ? 'text-error' : 'text-muted'}>
						{t(`ownSubscription.payment.${state}`)}
					</span>
				</p>
				<p className="ms-auto font-bold">{money(amount)}</p>
			</div>
			<p className="text-sm text-muted">
				{t('ownSubscription.period', { from: day(periodStart), to: day(periodEnd) })}
			</p>
			{refunded > 0 && (
				<p className="text-sm font-bold">
					{refunded >= amount
						? t('ownSubscription.refunded')
						: t('ownSubscription.partlyRefunded', { amount: money(refunded) })}
				</p>
			)}
			<p className="flex flex-wrap gap-x-6 text-sm">
				{orderNumber && (
					<PlainLink to={`/orders/${orderNumber}`} className={link}>
						{t('ownSubscription.order', { number: orderNumber })}
					</PlainLink>
				)}
				{documentUrl && documentNumber && (
					<a href={documentUrl} target="_blank" rel="noreferrer" className={link}>
						<IconFileTypePdf aria-hidden size={18} className="shrink-0" />
						{t('ownSubscription.invoice', { number: documentNumber })}
					</a>
				)}
				{creditNotes.map(({ number, url }) => (
					<a key={url} href={url} target="_blank" rel="noreferrer" className={link}>
						<IconFileTypePdf aria-hidden size={18} className="shrink-0" />
						{t('ownSubscription.creditNote', { number })}
					</a>
				))}
			</p>
		</li>
	);
}
