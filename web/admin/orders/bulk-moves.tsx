// Several orders are moved on at once: those of the selected ones that the machine lets go there, one after the other.
import { IconCircleCheck, IconTruckDelivery } from '@tabler/icons-react';
import { mayMove, type OrderStatus } from '../../../rules/orders/machine.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import type { BulkAction } from '../../kit/table-bulk.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { moveOrderDocument } from './orders.documents.ts';

interface MovableOrder {
	id: string;
	number: string | null;
	status: OrderStatus;
	cancelledAt: string | null;
	waitsForPrintData: boolean;
	waitsForPayment: boolean;
}

const targets = [
	{ to: 'processed', icon: IconTruckDelivery },
	{ to: 'finished', icon: IconCircleCheck },
] as const;

type Target = (typeof targets)[number]['to'];

/** Out of an error an order is moved by itself, with a look at what was wrong. */
const goesTo = (to: Target) => (order: MovableOrder) =>
	order.status !== 'error' && !order.cancelledAt && mayMove(order, to, 'staff');

export function useBulkMoves(orders: readonly MovableOrder[]): BulkAction[] {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const toast = useToast();
	const attempt = useAttempt();
	const change = useChange();
	const move = async (ids: readonly string[], to: Target): Promise<boolean> => {
		const chosen = orders.filter(({ id }) => ids.includes(id));
		const reachable = chosen.filter(goesTo(to));
		// What is paid first is not produced before that.
		const movable = reachable.filter(({ waitsForPayment }) => !waitsForPayment);
		const unpaid = reachable.length - movable.length;
		const status = t(`adminOrders.status.${to}`);
		if (movable.length === 0) {
			toast.error(unpaid > 0 ? t('adminOrders.bulkUnpaid', { count: unpaid }) : t('adminOrders.bulkNone', { status }));
			return false;
		}
		const count = movable.length;
		const notes = [
			t('adminOrders.bulkText'),
			reachable.length < chosen.length &&
				t('adminOrders.bulkLeft', { count: chosen.length - reachable.length, status }),
			unpaid > 0 && t('adminOrders.bulkUnpaid', { count: unpaid }),
			movable.some(({ waitsForPrintData }) => waitsForPrintData) && t('adminOrders.bulkWithoutData'),
		];
		const sure = await confirm({
			title: t('adminOrders.bulkAsk', { count, status }),
			text: notes.filter(Boolean).join(' '),
			confirmLabel: t(`adminOrders.move.${to}`),
		});
		if (!sure) return false;
		return attempt(
			async () => {
				for (const { id } of movable) await change(moveOrderDocument, { id, to, note: '' });
			},
			{ done: t('adminOrders.bulkMoved', { count }), failed: t('adminOrders.moveFailed') },
		);
	};
	return targets.map(({ to, icon: Sign }) => ({
		id: to,
		label: t(`adminOrders.move.${to}`),
		icon: <Sign aria-hidden size={18} />,
		onAction: (ids) => move(ids, to),
	}));
}
