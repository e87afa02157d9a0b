// Where an order is: in one word, by sign and colour.
import {
	IconAlertTriangle,
	IconBan,
	IconCircleCheck,
	IconClock,
	IconCreditCard,
	IconFileAlert,
	IconPackage,
	IconReceipt,
	IconUserCheck,
} from '@tabler/icons-react';
import type { ApprovalState } from '../../../rules/approvals/rule.ts';
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

const approvalLooks = {
	pending: { icon: IconUserCheck, kind: 'warning' },
	returned: { icon: IconAlertTriangle, kind: 'warning' },
	approved: { icon: IconCreditCard, kind: 'warning' },
	rejected: { icon: IconBan, kind: 'danger' },
	expired: { icon: IconClock, kind: 'danger' },
	withdrawn: { icon: IconBan, kind: 'info' },
} as const satisfies Record<ApprovalState, { icon: unknown; kind: string }>;

interface ApprovalChipProps {
	order: { status: OrderStatus; unplaced: { state: ApprovalState; waitsFor: string[] } | null };
}

/** In place of the status, until an order is placed: whom it waits for. */
export function ApprovalChip({ order: { status, unplaced } }: ApprovalChipProps) {
	const { t, language } = usePlatform();
	if (!unplaced) return <OrderStatusChip status={status} />;
	const { state, waitsFor } = unplaced;
	const { icon: Icon, kind } = approvalLooks[state];
	const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(waitsFor);
	// What was approved and not paid in time has come to its end as well.
	const isUnpaid = state === 'approved' && status === 'error';
	return (
		<span className="grid gap-1">
			<span className={`${chip} ${colours[isUnpaid ? 'danger' : kind]}`}>
				<Icon aria-hidden size={16} className="shrink-0" />
				{t(isUnpaid ? 'ownOrders.approval.unpaid' : `ownOrders.approval.${state}`)}
			</span>
			{names && <span className="text-sm wrap-anywhere text-muted">{t('ownOrders.approvalBy', { names })}</span>}
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
