// An order that a colleague has placed for the company, which shares it: it is looked at with what is printed and its documents, and nothing is done about it.
import { writeDay } from '../../../rules/dates.ts';
import { findNextStep } from '../../../rules/orders/next-step.ts';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { CancelledNote } from './cancelled-note.tsx';
import { OrderLines } from './order-lines.tsx';
import type { Order } from './order-page.tsx';
import { Addresses, Documents, OrderedOn, Part } from './order-parts.tsx';
import { OrderTotals } from './order-totals.tsx';
import { ShipmentsPart } from './shipments-part.tsx';
import { TimelinePart } from './timeline-part.tsx';

interface SharedDetailsProps {
	order: Order;
	/** Null: who ordered has no account any more. */
	orderedBy: string | null;
}

export function SharedDetails({ order, orderedBy }: SharedDetailsProps) {
	const { t, language } = usePlatform();
	const { cancelledAt, deliveryDay } = order;
	const { isPromised } = findNextStep(order, { printData: order.waitsForPrintData, payment: order.waitsForPayment });
	return (
		<>
			<OrderedOn order={order} />
			<div className="mt-6">
				<Notice kind={cancelledAt ? 'warning' : 'info'}>
					<p>
						{orderedBy ? t('ownOrders.sharedBy', { name: orderedBy }) : t('ownOrders.shared')}{' '}
						{t('ownOrders.sharedText')}
					</p>
					{cancelledAt && <CancelledNote at={cancelledAt} reason={null} />}
					{deliveryDay && isPromised && (
						<p className="mt-1 font-bold">
							{t('ownOrders.delivery', { day: writeDay(deliveryDay, language, 'full') })}
						</p>
					)}
				</Notice>
			</div>
			<div className="mt-6 grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid min-w-0 gap-6">
					{order.shipments.length > 0 && (
						<Part title={t('ownOrders.shipments')}>
							<ShipmentsPart order={order} />
						</Part>
					)}
					<Part title={t('ownOrders.articles')}>
						<OrderLines order={order} looksOnly />
					</Part>
				</div>
				<div className="grid min-w-0 gap-6">
					<Part title={t('ownOrders.totals')}>
						<OrderTotals order={order} />
					</Part>
					{order.milestones.length > 0 && (
						<Part title={t('ownOrders.timeline')}>
							<TimelinePart order={order} />
						</Part>
					)}
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
