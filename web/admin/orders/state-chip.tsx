// How an order stands, and its payment: by colour, by sign and by name.
import {
	type Icon,
	IconAlertTriangle,
	IconArrowBackUp,
	IconBan,
	IconCircleCheck,
	IconCircleDashed,
	IconCircleDot,
	IconCircleX,
	IconClock,
	IconFileAlert,
	IconHourglassOff,
	IconPackageExport,
	IconReceiptOff,
	IconReceiptRefund,
	IconTruckDelivery,
} from '@tabler/icons-react';
import type { OrderStatus, PaymentState } from '../../../rules/orders/machine.ts';
import type { ShippedState } from '../../../rules/shipments/shipment.ts';
import { useTexts } from '../../platform/environment.tsx';

const looks = {
	plain:
		'border-(--applications-labels-border) bg-(--applications-labels-background) text-(--applications-labels-text)',
	info: 'border-(--applications-infoBox-info-border) bg-(--applications-infoBox-info-background) text-(--applications-infoBox-info-text)',
	success:
		'border-(--applications-infoBox-success-border) bg-(--applications-infoBox-success-background) text-(--applications-infoBox-success-text)',
	warning:
		'border-(--applications-infoBox-warning-border) bg-(--applications-infoBox-warning-background) text-(--applications-infoBox-warning-text)',
	danger:
		'border-(--applications-infoBox-danger-border) bg-(--applications-infoBox-danger-background) text-(--applications-infoBox-danger-text)',
};

interface Shown {
	icon: Icon;
	look: keyof typeof looks;
}

const statuses: Record<OrderStatus, Shown> = {
	inCreation: { icon: IconCircleDashed, look: 'plain' },
	placed: { icon: IconCircleDot, look: 'info' },
	processed: { icon: IconTruckDelivery, look: 'warning' },
	finished: { icon: IconCircleCheck, look: 'success' },
	error: { icon: IconAlertTriangle, look: 'danger' },
};

const payments: Record<PaymentState, Shown> = {
	open: { icon: IconClock, look: 'warning' },
	paid: { icon: IconCircleCheck, look: 'success' },
	partlyRefunded: { icon: IconReceiptRefund, look: 'info' },
	refunded: { icon: IconReceiptRefund, look: 'plain' },
};

interface StateChipProps extends Shown {
	label: string;
}

export function StateChip({ icon: Sign, look, label }: StateChipProps) {
	return (
		<span
			className={`inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-0.5 text-sm font-medium whitespace-nowrap ${looks[look]}`}
		>
			<Sign aria-hidden size={16} className="shrink-0" />
			<span className="min-w-0 truncate">{label}</span>
		</span>
	);
}

interface StatusChipProps {
	status: OrderStatus;
	/** Without one that came to nothing it is an abandoned checkout: nobody has to look into it. */
	number: string | null;
	/** Code of the reason why it came to nothing. */
	error: string | null;
}

/** Who has ended it: nobody takes what approvers have rejected for what its buyer has given up. */
const endings: Readonly<Record<string, Shown & { text: 'rejected' | 'withdrawn' | 'expired' }>> = {
	approvalRejected: { icon: IconCircleX, look: 'danger', text: 'rejected' },
	approvalWithdrawn: { icon: IconArrowBackUp, look: 'plain', text: 'withdrawn' },
	approvalExpired: { icon: IconHourglassOff, look: 'plain', text: 'expired' },
};

export function StatusChip({ status, number, error }: StatusChipProps) {
	const t = useTexts();
	if (status === 'error' && number === null) {
		const ending = error === null ? undefined : endings[error];
		if (!ending) return <StateChip icon={IconBan} look="plain" label={t('adminOrders.abandoned')} />;
		const { text, ...look } = ending;
		return <StateChip {...look} label={t(`adminOrders.notApproved.${text}`)} />;
	}
	return <StateChip {...statuses[status]} label={t(`adminOrders.status.${status}`)} />;
}

/** Beside the status, which stays as it was. */
export function CancelledChip() {
	const t = useTexts();
	return <StateChip icon={IconBan} look="danger" label={t('adminOrders.cancelled')} />;
}

/** Nothing where nothing was sent. */
export function ShippedChip({ shipped }: { shipped: ShippedState }) {
	const t = useTexts();
	if (shipped === 'none') return null;
	return (
		<StateChip
			icon={IconPackageExport}
			look={shipped === 'all' ? 'success' : 'warning'}
			label={t(`adminOrders.shipped.${shipped}`)}
		/>
	);
}

export function PrintDataChip() {
	const t = useTexts();
	return <StateChip icon={IconFileAlert} look="warning" label={t('adminOrders.printData.waiting')} />;
}

interface PaymentChipProps {
	payment: PaymentState;
	/** Its whole bill was taken back before any money came. */
	neverCharged: boolean;
}

export function PaymentChip({ payment, neverCharged }: PaymentChipProps) {
	const t = useTexts();
	if (neverCharged) return <StateChip icon={IconReceiptOff} look="plain" label={t('adminOrders.neverCharged')} />;
	return <StateChip {...payments[payment]} label={t(`adminOrders.payment.${payment}`)} />;
}
