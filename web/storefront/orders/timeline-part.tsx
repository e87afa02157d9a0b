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
} from '@tabler/icons-react';
import { formatMoment } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Order } from './order-page.tsx';

const signs: Record<Order['milestones'][number]['kind'], Icon> = {
	placed: IconReceipt,
	paid: IconCreditCard,
	processed: IconPackage,
	shipped: IconTruckDelivery,
	finished: IconCircleCheck,
	refunded: IconReceiptRefund,
	cancelled: IconBan,
};

export function TimelinePart({ order: { milestones, shipments, shipped } }: { order: Order }) {
	const { t, language, timeZone } = usePlatform();
	const isPart = shipments.length > 1 || shipped === 'partly';
	return (
		<ol className="grid gap-3">
			{milestones.map(({ kind, at, shipmentId }) => {
				const Sign = signs[kind];
				return (
					<li key={`${kind} ${shipmentId ?? at}`} className="flex gap-3">
						<span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
							<Sign aria-hidden size={18} />
						</span>
						<span className="min-w-0">
							<span className="block font-medium">
								{t(kind === 'shipped' && isPart ? 'ownOrders.milestone.shippedPart' : `ownOrders.milestone.${kind}`)}
							</span>
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
