// What has to be known of a subscription before anything else: a payment that has failed, a change on its way, one that is not taken over yet.

import { formatMoment } from '../../../../rules/formats.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { isOpen, isWithdrawal } from '../declared.ts';
import { takeOverSubscriptionDocument } from '../subscriptions.documents.ts';
import { failureReason } from './failure-reason.ts';
import type { Subscription } from './subscription.ts';
import { useDay } from './use-day.ts';

export function Notices({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const me = useMe();
	const { money } = useAmounts(subscription.currency);
	const { isDetached, isBeingChanged, pendingChange } = subscription;
	return (
		<>
			{!has(me, 'mOrder') && <Notice kind="info">{t('subscriptionWork.mayNotChange')}</Notice>}
			{isDetached && <Detached subscription={subscription} />}
			<Withdrawn subscription={subscription} />
			<Overdue subscription={subscription} />
			<DeliveryWaits subscription={subscription} />
			<Lacking subscription={subscription} />
			{pendingChange && (
				<Notice kind="info">{t('adminSubscriptions.pendingChange', { amount: money(pendingChange.gross) })}</Notice>
			)}
			{isBeingChanged && !pendingChange && <Notice kind="info">{t('adminSubscriptions.waiting')}</Notice>}
		</>
	);
}

/** Until staff has decided, beside what they can do about it. */
function Withdrawn({ subscription: { id, cancellations } }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const day = useDay();
	const open = cancellations.find((one) => one.subscriptionId === id && isWithdrawal(one) && isOpen(one));
	return open ? (
		<Notice kind="warning">{t('adminSubscriptions.withdrawn', { day: day(open.receivedAt) })}</Notice>
	) : null;
}

const waitingPayments = ({ payments }: Subscription) => payments.filter(({ waitsForPrintData }) => waitsForPrintData);

function useLacking({ lines, lackingLines }: Subscription): string {
	const { language } = usePlatform();
	const names = lines.filter(({ position }) => lackingLines.includes(position)).map(({ name }) => name);
	return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Each order that is paid and waits. Of the first one the data is that of the subscription: what it lacks is known here. */
function DeliveryWaits({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const names = useLacking(subscription);
	return waitingPayments(subscription).map(({ kind, orderId, orderNumber }) => (
		<Notice key={orderId} kind="warning">
			<p>
				{kind === 'first' && names !== ''
					? t('adminSubscriptions.firstWaits', { number: orderNumber ?? '', names })
					: t('adminSubscriptions.deliveryWaits', { number: orderNumber ?? '' })}
			</p>
			<p>
				<TextLink to={`/admin/orders/${orderId}`}>
					{t('adminSubscriptions.orderOf', { number: orderNumber ?? '' })}
				</TextLink>
			</p>
		</Notice>
	));
}

function Lacking({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const names = useLacking(subscription);
	// The first delivery, which is waiting, brings the data of the next ones along.
	if (names === '' || waitingPayments(subscription).some(({ kind }) => kind === 'first')) return null;
	return <Notice kind="warning">{t('adminSubscriptions.lacking', { names })}</Notice>;
}

function Overdue({ subscription: { overdue, currency } }: { subscription: Subscription }) {
	const { t, language, timeZone } = usePlatform();
	const day = useDay();
	const { money } = useAmounts(currency);
	if (!overdue) return null;
	const { since, amount, retryAt, actionUrl, failureCode } = overdue;
	return (
		<Notice kind="danger">
			<p className="font-medium">{t('adminSubscriptions.overdue', { amount: money(amount), day: day(since) })}</p>
			{failureCode && <p>{t('adminSubscriptions.overdueReason', { reason: failureReason(failureCode, t) })}</p>}
			{actionUrl && <p>{t('adminSubscriptions.overdueAction')}</p>}
			<p>
				{retryAt
					? t('adminSubscriptions.overdueRetry', { moment: formatMoment(retryAt, language, timeZone) })
					: t('adminSubscriptions.overdueNoRetry')}
			</p>
		</Notice>
	);
}

function Detached({ subscription: { id } }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const me = useMe();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const takeOver = async () => {
		const sure = await confirm({
			title: t('adminSubscriptions.takeOverAsk'),
			text: t('adminSubscriptions.takeOverText'),
			confirmLabel: t('adminSubscriptions.takeOver'),
		});
		if (!sure) return;
		await attempt(() => change(takeOverSubscriptionDocument, { id }), {
			done: t('adminSubscriptions.takenOver'),
			failed: t('adminSubscriptions.takeOverFailed'),
		});
	};
	return (
		<Notice kind="warning">
			<p>{t('adminSubscriptions.detachedText')}</p>
			{has(me, 'mOrder') && (
				<div className="mt-2">
					<Button size="small" onClick={takeOver}>
						{t('adminSubscriptions.takeOver')}
					</Button>
				</div>
			)}
		</Notice>
	);
}
