// One order: how it stands, what can be done with it, and everything that is known of it.
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { formatMoment } from '../../../rules/formats.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Unbroken } from '../../kit/unbroken.tsx';
import { refreshEverything, useAdminQuery, useAttempt } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, useMe } from '../me.tsx';
import { ObjectTasks } from '../tasks/object-tasks.tsx';
import { ApprovalCard } from './approvals/approval-card.tsx';
import { ApprovalChip } from './approvals/approval-chip.tsx';
import { AddressesCard } from './detail/addresses-card.tsx';
import { DocumentsCard } from './detail/documents-card.tsx';
import { ItemsCard } from './detail/items-card.tsx';
import { MailsCard } from './detail/mails-card.tsx';
import { Moves } from './detail/moves.tsx';
import { NotesCard } from './detail/notes-card.tsx';
import type { Order } from './detail/order.ts';
import { PaymentsCard } from './detail/payments-card.tsx';
import { Timeline } from './detail/timeline.tsx';
import { deleteOrderDocument, orderDocument } from './orders.documents.ts';
import { PrintCard } from './print-data/print-card.tsx';
import { ShipmentsCard } from './shipments/shipments-card.tsx';
import { CancelledChip, PaymentChip, PrintDataChip, ShippedChip, StatusChip } from './state-chip.tsx';

const soon = 2000;
const later = 20_000;

/** Money, documents and mails on their way are looked after closely; otherwise what another user does is seen before long. */
const lookAgain = ({ order: { refunds, status, approval, isBeingProcessed } }: Data<typeof orderDocument>) =>
	isBeingProcessed ||
	refunds.some(({ state }) => state === 'waiting') ||
	(status === 'inCreation' && approval !== 'pending')
		? soon
		: later;

export function Component() {
	const { t } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(orderDocument, { id }, { lookAgain });
	return (
		<Loaded answer={answer} title={t('adminOrders.one')}>
			{({ order }) => <OneOrder key={id} order={order} />}
		</Loaded>
	);
}

function OneOrder({ order }: { order: Order }) {
	const { t } = usePlatform();
	const me = useMe();
	const mayChange = has(me, 'mOrder');
	const { number, status, payment, paymentMethod, placedAt, createdAt, waitsForPrintData } = order;
	const name = nameOf(order, t);
	useScreenName(name);
	return (
		<PageFrame
			title={name}
			above={[{ label: t('adminOrders.title'), to: '/admin/orders' }]}
			actions={
				mayChange && (
					<>
						{order.mayDelete && <Delete order={order} />}
						<Moves order={order} />
					</>
				)
			}
		>
			<div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
				<StatusChip status={status} number={number} error={order.error} />
				<ApprovalChip approval={order.approval} status={status} />
				{order.cancelledAt && <CancelledChip />}
				<ShippedChip shipped={order.shipped} />
				{waitsForPrintData && <PrintDataChip />}
				{(number !== null || payment !== 'open') && <PaymentChip {...order} />}
				<span>{t(`paymentMethods.${paymentMethod}`)}</span>
				<Moment at={placedAt ?? createdAt} />
				{order.subscription && (
					<TextLink to={`/admin/subscriptions/${order.subscription.id}`}>
						<Unbroken
							text={t('adminSubscriptions.ofSubscription', { number: order.subscription.number })}
							number={order.subscription.number}
						/>
					</TextLink>
				)}
			</div>
			<div className="grid gap-4">
				{waitsForPrintData && order.subscription && !order.cancelledAt && (
					<Notice kind="info">
						{t(order.subscription.isFirst ? 'adminSubscriptions.dataOfAll' : 'adminSubscriptions.dataOfThis', {
							number: order.subscription.number,
						})}
					</Notice>
				)}
				<Cancelled order={order} />
				<Stopped order={order} />
				<ObjectTasks type="order" id={order.id} />
				{!mayChange && <Notice kind="info">{t('adminOrders.mayNotChange')}</Notice>}
				<div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
					<div className="grid min-w-0 gap-4">
						{order.approval !== 'none' && <ApprovalCard orderId={order.id} />}
						<ItemsCard order={order} />
						{number !== null && <PrintCard order={order} />}
						<ShipmentsCard order={order} />
						<PaymentsCard order={order} />
						<DocumentsCard order={order} />
						<MailsCard order={order} />
					</div>
					<div className="grid min-w-0 gap-4">
						<AddressesCard order={order} />
						<NotesCard order={order} />
						<Timeline order={order} />
					</div>
				</div>
			</div>
		</PageFrame>
	);
}

function nameOf({ number, approval, customer }: Order, t: ReturnType<typeof usePlatform>['t']): string {
	if (number) return t('adminOrders.numbered', { number });
	return approval === 'none' || !customer
		? t('adminOrders.unnumbered')
		: t('approvals.orderBy', { name: customer.name });
}

function Cancelled({ order: { cancelledAt, cancelledBy, cancelReason, cancelNote } }: { order: Order }) {
	const { t, language, timeZone } = usePlatform();
	if (!cancelledAt || !cancelReason) return null;
	const day = formatMoment(cancelledAt, language, timeZone);
	const reason = t(`adminOrders.cancelReason.${cancelReason}`);
	return (
		<Notice kind="danger">
			<p>{t('adminOrders.cancelledBy', { day, name: cancelledBy ?? t('orderStory.staff'), reason })}</p>
			{cancelNote && <p className="mt-1 whitespace-pre-line wrap-anywhere">{cancelNote}</p>}
		</Notice>
	);
}

const reasons = [
	'expired',
	'cancelled',
	'failed',
	'stock',
	'printData',
	'amount',
	'approvalRejected',
	'approvalExpired',
	'approvalWithdrawn',
] as const;

function Stopped({ order: { number, status, error } }: { order: Order }) {
	const { t } = usePlatform();
	const reason = reasons.find((known) => known === error);
	if (status !== 'error' || !reason) return null;
	const said = { reason: t(`adminOrders.error.${reason}`) };
	return number === null ? (
		<Notice kind="info">
			{t(reason.startsWith('approval') ? 'adminOrders.notApprovedText' : 'adminOrders.abandonedText', said)}
		</Notice>
	) : (
		<Notice kind="warning">
			<p>{t('adminOrders.error', said)}</p>
			{reason === 'printData' && <p>{t('adminOrders.errorPrintData')}</p>}
		</Notice>
	);
}

function Delete({ order: { id } }: { order: Order }) {
	const { t, ask, queryClient } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const navigate = useNavigate();
	const remove = async () => {
		const sure = await confirm({
			title: t('adminOrders.deleteAsk'),
			text: t('adminOrders.deleteText'),
			confirmLabel: t('adminOrders.delete'),
			colour: 'danger',
		});
		if (!sure) return;
		const done = await attempt(() => ask(deleteOrderDocument, { id }), {
			done: t('adminOrders.deleted'),
			failed: t('adminOrders.deleteFailed'),
		});
		// Gone from here first: asked for once more, it would not be found.
		if (done) navigate('/admin/orders');
		else await refreshEverything(queryClient);
	};
	return (
		<Button icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
			{t('adminOrders.delete')}
		</Button>
	);
}
