// What an order has gone through so far, the earliest first.
import {
	type Icon,
	IconBan,
	IconCircleCheck,
	IconCreditCard,
	IconPackage,
	IconReceipt,
	IconReceiptRefund,
	IconTruckDelivery,
	IconUserCheck,
} from '@tabler/icons-react';
import { formatMoment } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Order } from './order-page.tsx';

const signs: Record<Order['milestones'][number]['kind'], Icon> = {
	approved: IconUserCheck,
	placed: IconReceipt,
	paid: IconCreditCard,
	processed: IconPackage,
	shipped: IconTruckDelivery,
	finished: IconCircleCheck,
	refunded: IconReceiptRefund,
	cancelled: IconBan,
};

type Milestone = Order['milestones'][number];

/** Of several shipments each is a part, but the one after which nothing is left brings the rest. */
function wordOf({ kind, shipmentId }: Milestone, { milestones, shipped }: Order) {
	if (kind !== 'shipped') return `ownOrders.milestone.${kind}` as const;
	const sent = milestones.filter((one) => one.kind === 'shipped');
	if (sent.length < 2 && shipped !== 'partly') return 'ownOrders.milestone.shipped';
	const isRest = shipped === 'all' && sent.at(-1)?.shipmentId === shipmentId;
	return isRest ? 'ownOrders.milestone.shippedRest' : 'ownOrders.milestone.shippedPart';
}

export function TimelinePart({ order }: { order: Order }) {
	const { t, language, timeZone } = usePlatform();
	return (
		<ol className="grid gap-3">
			{order.milestones.map((milestone) => {
				const { kind, at, shipmentId } = milestone;
				const Sign = signs[kind];
				return (
					<li key={`${kind} ${shipmentId ?? at}`} className="flex gap-3">
						<span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
							<Sign aria-hidden size={18} />
						</span>
						<span className="min-w-0">
							<span className="block font-medium">{t(wordOf(milestone, order))}</span>
							<time dateTime={at} className="block text-sm text-muted">
								{formatMoment(at, language, timeZone)}
							</time>
						</span>
					</li>
				);
			})}
		</ol>
	);
}
