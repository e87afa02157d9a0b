// Where an order is: in one word, by sign and colour.
import {
	IconAlertTriangle,
	IconBan,
	IconCircleCheck,
	IconClock,
	IconFileAlert,
	IconPackage,
	IconReceipt,
} from '@tabler/icons-react';
import type { OrderStatus } from '../../../rules/orders/machine.ts';
import { usePlatform } from '../../platform/environment.tsx';

const looks = {
	inCreation: { icon: IconClock, kind: 'warning' },
	placed: { icon: IconReceipt, kind: 'info' },
	processed: { icon: IconPackage, kind: 'info' },
	finished: { icon: IconCircleCheck, kind: 'success' },
	error: { icon: IconAlertTriangle, kind: 'danger' },
} as const satisfies Record<OrderStatus, { icon: unknown; kind: string }>;

const colours = {
	info: 'border-(--applications-infoBox-info-border) bg-(--applications-infoBox-info-background) text-(--applications-infoBox-info-text)',
	success:
		'border-(--applications-infoBox-success-border) bg-(--applications-infoBox-success-background) text-(--applications-infoBox-success-text)',
	warning:
		'border-(--applications-infoBox-warning-border) bg-(--applications-infoBox-warning-background) text-(--applications-infoBox-warning-text)',
	danger:
		'border-(--applications-infoBox-danger-border) bg-(--applications-infoBox-danger-background) text-(--applications-infoBox-danger-text)',
};

const chip =
	'inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-0.5 text-sm font-medium whitespace-nowrap';

export function OrderStatusChip({ status }: { status: OrderStatus }) {
	const { t } = usePlatform();
	const { icon: Icon, kind } = looks[status];
	return (
		<span className={`${chip} ${colours[kind]}`}>
			<Icon aria-hidden size={16} className="shrink-0" />
			{t(`ownOrders.status.${status}`)}
		</span>
	);
}

/** Beside the status, which stays as it was. */
export function CancelledChip() {
	const { t } = usePlatform();
	return (
		<span className={`${chip} ${colours.danger}`}>
			<IconBan aria-hidden size={16} className="shrink-0" />
			{t('ownOrders.cancelled')}
		</span>
	);
}

/** Of an order that waits for print data. */
export function PrintDataChip({ isRefused }: { isRefused: boolean }) {
	const { t } = usePlatform();
	return (
		<span className={`${chip} ${colours.warning}`}>
			<IconFileAlert aria-hidden size={16} className="shrink-0" />
			{t(isRefused ? 'ownOrders.printDataRefused' : 'ownOrders.printDataMissing')}
		</span>
	);
}
