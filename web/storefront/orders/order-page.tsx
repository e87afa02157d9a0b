// /orders/{number}: one order of the reader, one that a link from a mail has opened, or one that a colleague has placed for the company of both: where it
// is and what comes next, what was ordered, and how to order it again.
import { IconReceiptOff, IconRepeat } from '@tabler/icons-react';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { dayIn, writeDay } from '../../../rules/dates.ts';
import { findNextStep } from '../../../rules/orders/next-step.ts';
import { isComplete } from '../../../rules/printing/line-state.ts';
import { ToastRegion } from '../../account/toast-region.tsx';
import { Breadcrumb } from '../../kit/breadcrumb.tsx';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { Unbroken } from '../../kit/unbroken.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, useRouteLocation } from '../../platform/page.ts';
import { sessionOf } from '../../platform/session.ts';
import { cartAddress } from '../cart/cart-address.ts';
import { useOwnResult } from '../cart/own-result.ts';
import { EditorReturn } from '../designs/editor-return.tsx';
import { PrintLinesProvider, usePrintLines } from '../print-data/print-lines.tsx';
import { PlainLink } from '../product/plain-link.tsx';
import { CancelPart } from './cancel-part.tsx';
import { CancelledNote } from './cancelled-note.tsx';
import { openedOrderQuery } from './opened-order.ts';
import { OrderLines } from './order-lines.tsx';
import { Addresses, Documents, OrderedOn, Part } from './order-parts.tsx';
import { OrderTotals } from './order-totals.tsx';
import { ownOrderDocument, sharedOrderDocument } from './orders.documents.ts';
import { PayPart } from './pay-part.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { ReorderResult, useReorder } from './reorder.tsx';
import { SharedDetails } from './shared-details.tsx';
import { ShipmentsPart } from './shipments-part.tsx';
import { TimelinePart } from './timeline-part.tsx';
import { WithdrawLink } from './withdraw-link.tsx';

export type Order = NonNullable<Data<typeof ownOrderDocument>['ownOrder']>;

/** Their own, one that a link from a mail has opened, or else one that a colleague has ordered. */
function useShownOrder(number: string) {
	// Without a session one has no orders; a link from a mail needs none.
	const hasSession = !import.meta.env.SSR && sessionOf() !== undefined;
	const own = useOwnResult(query(ownOrderDocument, { number }), hasSession);
	const opened = useOwnResult(openedOrderQuery(number));
	const mine = own.data?.ownOrder ?? opened.data?.openedOrder;
	const isColleagues = own.own && opened.own && !mine;
	const shared = useOwnResult(query(sharedOrderDocument, { number }), hasSession && isColleagues);
	return {
		mine,
		isOwn: Boolean(own.data?.ownOrder),
		ofColleague: isColleagues ? shared.data?.sharedOrder : undefined,
		isMissing: isColleagues && shared.own,
		failed: own.failed || shared.failed,
		askAgain: own.failed ? own.askAgain : shared.askAgain,
	};
}

export function Component() {
	const { t } = usePlatform();
	const number = useRouteLocation().params.number ?? '';
	const { mine, isOwn, ofColleague, isMissing, failed, askAgain } = useShownOrder(number);
	const order = mine ?? ofColleague?.order;
	const above = ofColleague
		? { label: t('ownOrders.ofCompany'), to: '/account#company' }
		: mine && !isOwn
			? { label: t('ownOrders.find'), to: '/orders/find' }
			: { label: t('cartPage.orders.title'), to: cartAddress({ tab: 'orders' }) };
	return (
		<ThemeScope name="shop" className="fills-page min-w-0 bg-raised">
			<div className="mx-auto w-full max-w-page min-w-0 px-4 py-6 phone:px-8 desktop:py-10">
				<Breadcrumb above={[above]} here={t('ownOrders.title', { number })} />
				<h1 className="mt-4 font-heading text-3xl font-bold wrap-anywhere phone:text-4xl">
					{t('ownOrders.title', { number })}
				</h1>
				<EditorReturn />
				{order ? (
					<PrintLinesProvider itemIds={order.lines.flatMap(({ itemId }) => itemId ?? [])}>
						{ofColleague ? (
							<SharedDetails order={order} orderedBy={ofColleague.orderedBy} />
						) : (
							<Details order={order} isOwn={isOwn} />
						)}
					</PrintLinesProvider>
				) : failed ? (
					<div className="mt-6">
						<Notice kind="danger" action={<Button onClick={askAgain}>{t('common.tryAgain')}</Button>}>
							{t('ownOrders.failed')}
						</Notice>
					</div>
				) : isMissing ? (
					<Missing number={number} />
				) : (
					<div className="mt-6 min-h-96 max-w-2xl">
						<Skeleton lines={6} />
					</div>
				)}
			</div>
			<ToastRegion />
		</ThemeScope>
	);
}

function Missing({ number }: { number: string }) {
	const { t, base } = usePlatform();
	const back = new URLSearchParams({ deepLink: encodeDeepLink(`${base}/orders/${encodeURIComponent(number)}`) });
	return (
		<div className="mt-6 rounded-theme border border-line bg-surface">
			<EmptyState
				picture={<IconReceiptOff aria-hidden size={32} />}
				title={t('ownOrders.missing')}
				text={t('ownOrders.missingText')}
				action={
					<div className="flex flex-wrap justify-center gap-3">
						<ButtonLink colour="primary" to={`/login?${back}`}>
							{t('cartPage.signInLink')}
						</ButtonLink>
						<ButtonLink to="/orders/find">{t('ownOrders.find')}</ButtonLink>
					</div>
				}
			/>
		</div>
	);
}

interface DetailsProps {
	order: Order;
	/** Of the reader's session: what was only opened from a mail is looked at, and not ordered again. */
	isOwn: boolean;
}

function Details({ order, isOwn }: DetailsProps) {
	const { t } = usePlatform();
	const { busy, taken, reorder } = useReorder();
	return (
		<>
			<OrderedOn order={order} />
			{order.subscription && <OfSubscription subscription={order.subscription} />}
			<div className="mt-6">
				{taken && <ReorderResult taken={taken} />}
				<div className="grid gap-4">
					<PaymentOutcome order={order} />
					<NextStep order={order} />
					<PayPart order={order} />
				</div>
			</div>
			<div className="mt-6 grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid min-w-0 gap-6">
					{order.shipments.length > 0 && (
						<Part title={t('ownOrders.shipments')}>
							<ShipmentsPart order={order} />
						</Part>
					)}
					<Part title={t('ownOrders.articles')}>
						<OrderLines order={order} />
					</Part>
				</div>
				<div className="grid min-w-0 gap-6">
					<Part title={t('ownOrders.totals')}>
						<OrderTotals order={order} />
						{isOwn && (
							<div className="mt-5 grid">
								<Button
									colour="primary"
									busy={busy !== undefined}
									icon={<IconRepeat aria-hidden size={20} />}
									onClick={() => void reorder(order.id)}
								>
									{t('ownOrders.reorder')}
								</Button>
							</div>
						)}
					</Part>
					{order.milestones.length > 0 && (
						<Part title={t('ownOrders.timeline')}>
							<TimelinePart order={order} />
						</Part>
					)}
					<CancelPart order={order} />
					<WithdrawLink order={order} />
					<Part title={t('ownOrders.documents')}>
						<Documents order={order} />
					</Part>
					<Part title={t('ownOrders.addresses')}>
						<Addresses order={order} />
					</Part>
				</div>
			</div>
		</>
	);
}

function OfSubscription({
	subscription: { id, number, periodStart, periodEnd },
}: {
	subscription: NonNullable<Order['subscription']>;
}) {
	const { t, language, timeZone } = usePlatform();
	const day = (at: string) => writeDay(dayIn(timeZone, Date.parse(at)), language, 'medium');
	return (
		<p className="mt-2 flex flex-wrap gap-x-3 tabular-nums">
			<PlainLink to={`/account/subscriptions/${id}`} className="text-link underline underline-offset-2">
				<Unbroken text={t('ownOrders.subscription', { number })} number={number} />
			</PlainLink>
			{periodStart && periodEnd && (
				<span className="text-muted">{t('ownOrders.paidPeriod', { from: day(periodStart), to: day(periodEnd) })}</span>
			)}
		</p>
	);
}

function NextStep({ order }: { order: Order }) {
	const { t, language } = usePlatform();
	const { lines } = usePrintLines();
	const { status, deliveryDay, cancelledAt } = order;
	// What is released on this page counts at once.
	const waits = lines.length > 0 ? lines.some(({ state }) => !isComplete(state)) : order.waitsForPrintData;
	const { next, isPromised } = findNextStep(order, { printData: waits, payment: order.waitsForPayment });
	const isPlan = order.subscription?.isPlan === true;
	const isWaiting = next === 'waiting' || next === 'payment' || next === 'paymentAndData';
	const kind = status === 'error' || isWaiting || cancelledAt ? 'warning' : status === 'finished' ? 'success' : 'info';
	return (
		<Notice kind={kind}>
			<p>
				{t(isPlan && (next === 'placed' || next === 'processed') ? 'ownOrders.next.plan' : `ownOrders.next.${next}`)}
			</p>
			{next === 'waiting' && order.subscription && (
				<p className="mt-1">{t(order.subscription.isFirst ? 'ownOrders.dataOfAll' : 'ownOrders.dataOfThis')}</p>
			)}
			{cancelledAt && <CancelledNote at={cancelledAt} reason={order.cancelReason} />}
			{deliveryDay && isPromised && !isPlan && (
				<p className="mt-1 font-bold">{t('ownOrders.delivery', { day: writeDay(deliveryDay, language, 'full') })}</p>
			)}
		</Notice>
	);
}
