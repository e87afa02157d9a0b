// What the customer should know first of a subscription, with the one button that mends it.
import { useDays } from '../../account/subscriptions/use-days.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { PlainLink } from '../product/plain-link.tsx';
import { lineAnchor } from './lines.tsx';
import type { Actions } from './use-actions.ts';
import type { Subscription } from './use-subscription.ts';

interface NoticesProps {
	subscription: Subscription;
	actions: Actions;
	isTakingCard: boolean;
}

export function Notices({ subscription, actions, isTakingCard }: NoticesProps) {
	const { t } = usePlatform();
	const { overdue, isBeingChanged } = subscription;
	return (
		<div className="mt-4 grid gap-3">
			{isTakingCard && (
				<div role="status">
					<Notice kind="info">{t('ownSubscription.cardTaking')}</Notice>
				</div>
			)}
			{overdue && <Overdue subscription={subscription} overdue={overdue} actions={actions} />}
			<Trial subscription={subscription} />
			<DeliveryWaits subscription={subscription} />
			<Lacking subscription={subscription} />
			<Withdrawn subscription={subscription} />
			<Refused subscription={subscription} />
			<Canceled subscription={subscription} />
			<Paused subscription={subscription} />
			{isBeingChanged && <Waiting subscription={subscription} />}
		</div>
	);
}

interface OverdueProps {
	subscription: Subscription;
	overdue: NonNullable<Subscription['overdue']>;
	actions: Actions;
}

/** The same card may work a little later. */
const passing = new Set(['insufficient_funds', 'processing_error', 'try_again_later', 'issuer_not_available']);

function Overdue({ subscription: { currency }, overdue, actions }: OverdueProps) {
	const { t } = usePlatform();
	const { money } = useAmounts(currency);
	const { day } = useDays();
	const { since, amount, retryAt, actionUrl, failureCode } = overdue;
	const isByNewCard = !actionUrl && !(failureCode !== null && passing.has(failureCode));
	const mend = actionUrl ? (
		<a href={actionUrl} className={buttonClass('primary', 'medium')}>
			{t('ownSubscription.authorise')}
		</a>
	) : !isByNewCard ? (
		<Button colour="primary" busy={actions.busy === 'pay'} onClick={() => void actions.pay()}>
			{t('ownSubscription.payNow')}
		</Button>
	) : (
		<Button colour="primary" busy={actions.busy === 'card'} onClick={() => void actions.changeCard()}>
			{t('ownSubscription.changeCardAndPay')}
		</Button>
	);
	return (
		<Notice kind="danger" action={mend}>
			<p className="font-bold">{t('ownSubscription.overdueTitle')}</p>
			<p>{t('ownSubscription.overdueText', { amount: money(amount), day: day(since) })}</p>
			<p>
				{actionUrl
					? t('ownSubscription.overdueAuthorise')
					: retryAt
						? t('ownSubscription.overdueRetry', { day: day(retryAt) })
						: t('ownSubscription.overdueLast')}
			</p>
			{isByNewCard && <p>{t('ownSubscription.overdueByCard')}</p>}
		</Notice>
	);
}

/** As long as nothing has been paid, with what follows. */
function Trial({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { day, every } = useDays();
	const { state, cancelAt, trialEnd, gross, currency, interval } = subscription;
	const { money } = useAmounts(currency);
	if (state !== 'trialing' || cancelAt || !trialEnd) return null;
	return (
		<Notice kind="info">
			{t('ownSubscription.trialText', { day: day(trialEnd), amount: money(gross), every: every(interval) })}
		</Notice>
	);
}

type Payment = Subscription['payments'][number];

const waitingPayment = ({ payments }: Subscription): Payment | undefined =>
	payments.find(({ waitsForPrintData, orderNumber }) => waitsForPrintData && orderNumber !== null);

/** Of the first delivery the data is that of every later one. */
function DeliveryWaits({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const payment = waitingPayment(subscription);
	if (!payment?.orderNumber) return null;
	return (
		<Notice
			kind="warning"
			action={
				<PlainLink
					to={`/orders/${encodeURIComponent(payment.orderNumber)}`}
					className={buttonClass('primary', 'medium')}
				>
					{t('ownSubscription.toDelivery')}
				</PlainLink>
			}
		>
			<p className="font-bold">{t('ownSubscription.deliveryWaits')}</p>
			<p>{t('ownSubscription.deliveryWaitsText', { number: payment.orderNumber })}</p>
			{payment.kind === 'first' && subscription.lackingLines.length > 0 && (
				<p>{t('ownSubscription.deliveryWaitsAll')}</p>
			)}
		</Notice>
	);
}

/** Only what was released is printed: without it the payment is taken, and the delivery waits. */
function Lacking({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { day } = useDays();
	const { lines, lackingLines, nextPaymentDate } = subscription;
	const lacking = lines.filter(({ position }) => lackingLines.includes(position));
	const [first] = lacking;
	const waiting = waitingPayment(subscription);
	// The first delivery, which is waiting, brings the data of the next ones along.
	if (!first || waiting?.kind === 'first') return null;
	const toLine = () => document.getElementById(lineAnchor(first.position))?.focus();
	return (
		<Notice
			kind="warning"
			action={
				<a href={`#${lineAnchor(first.position)}`} onClick={toLine} className={buttonClass('primary', 'medium')}>
					{t('ownSubscription.lackingMend')}
				</a>
			}
		>
			<p className="font-bold">{t('ownSubscription.lackingTitle')}</p>
			<p>{t('ownSubscription.lackingText', { names: lacking.map(({ name }) => name).join(', ') })}</p>
			<p>{t('ownSubscription.lackingServes')}</p>
			{waiting && <p>{t('ownSubscription.lackingPaid', { number: waiting.orderNumber ?? '' })}</p>}
			{nextPaymentDate && <p>{t('ownSubscription.lackingUntil', { day: day(nextPaymentDate) })}</p>}
		</Notice>
	);
}

interface NoticeProps {
	subscription: Subscription;
}

/** What follows from it is decided by the shop. */
function Withdrawn({ subscription: { withdrawnAt, isWithdrawalOpen, endedAt, cancelAt } }: NoticeProps) {
	const { t } = usePlatform();
	const { day } = useDays();
	if (!withdrawnAt || !isWithdrawalOpen || endedAt) return null;
	// One that goes on, as its customer wants it again or as the shop has to see whose it is, is charged.
	const text = cancelAt ? 'ownSubscription.withdrawnText' : 'ownSubscription.withdrawnGoesOn';
	return <Notice kind="info">{t(text, { day: day(withdrawnAt) })}</Notice>;
}

function Refused({ subscription: { withdrawnAt, withdrawalRefusal } }: NoticeProps) {
	const { t } = usePlatform();
	const { day } = useDays();
	if (!withdrawnAt || !withdrawalRefusal) return null;
	return (
		<Notice kind="info">
			<p>{t('ownSubscription.withdrawalRefused', { day: day(withdrawnAt) })}</p>
			<p className="whitespace-pre-line wrap-anywhere">{withdrawalRefusal}</p>
		</Notice>
	);
}

const whyEnded = ({ endReason, isWithdrawnByOther, isCanceledByOther }: Subscription) => {
	if (endReason === 'withdrawal' && isWithdrawnByOther) return 'withdrawalByOther';
	if (endReason === 'staff' && isCanceledByOther) return 'canceledByOther';
	return endReason === 'erased' || endReason === 'late' || endReason === null ? 'other' : endReason;
};

function Ended({ subscription, at }: { subscription: Subscription; at: string }) {
	const { t } = usePlatform();
	const { day } = useDays();
	const why = whyEnded(subscription);
	const isByOther = why === 'withdrawalByOther' || why === 'canceledByOther';
	return (
		<Notice kind={isByOther ? 'warning' : 'info'}>{t(`ownSubscription.endedText.${why}`, { day: day(at) })}</Notice>
	);
}

function Canceled({ subscription }: { subscription: Subscription }) {
	const { endedAt, cancelAt, state, mayReactivate, isWithdrawalOpen, isCanceledByOther } = subscription;
	const { t } = usePlatform();
	const { day } = useDays();
	if (endedAt) return <Ended subscription={subscription} at={endedAt} />;
	// Whoever has withdrawn has not cancelled, and is not asked to go on with it.
	if (!cancelAt || isWithdrawalOpen) return null;
	const text = state === 'trialing' ? 'ownSubscription.canceledTrialText' : 'ownSubscription.canceledText';
	return (
		<Notice kind={isCanceledByOther ? 'warning' : 'info'}>
			<p>{t(text, { day: day(cancelAt) })}</p>
			{isCanceledByOther && <p>{t('ownSubscription.canceledByOther')}</p>}
			{mayReactivate && <p>{t('ownSubscription.canceledKeep', { day: day(cancelAt) })}</p>}
		</Notice>
	);
}

/** With what follows once it goes on. */
function Paused({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { day, every } = useDays();
	const { state, pausedUntil, cancelAt, nextPaymentDate, gross, currency, interval } = subscription;
	const { money } = useAmounts(currency);
	if (state !== 'paused') return null;
	if (cancelAt) return <Notice kind="info">{t('ownSubscription.pausedEnding')}</Notice>;
	const paid = { amount: money(gross), every: every(interval) };
	if (!pausedUntil) return <Notice kind="info">{t('ownSubscription.pausedOpen', paid)}</Notice>;
	return (
		<Notice kind="info">
			<p>{t('ownSubscription.pausedText', { day: day(pausedUntil) })}</p>
			{nextPaymentDate && <p>{t('ownSubscription.pausedNext', { ...paid, day: day(nextPaymentDate) })}</p>}
		</Notice>
	);
}

function Waiting({ subscription }: { subscription: Subscription }) {
	const { t } = usePlatform();
	const { every } = useDays();
	const { currency, interval, pendingChange, gross } = subscription;
	const { money } = useAmounts(currency);
	const wanted = pendingChange && pendingChange.gross !== gross ? pendingChange : null;
	return (
		<Notice kind="info">
			<p>{t('ownSubscription.waiting')}</p>
			{wanted && (
				<p>
					{t('ownSubscription.pending', {
						amount: money(wanted.gross),
						every: every(interval),
					})}
				</p>
			)}
		</Notice>
	);
}
