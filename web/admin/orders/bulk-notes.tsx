// The delivery notes of several orders, as one file to print. Those of which nothing was sent have none, and it is said how many these are.
import { IconPrinter } from '@tabler/icons-react';
import type { BulkAction } from '../../kit/table-bulk.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { ordersDocument } from './orders.documents.ts';

type Order = Data<typeof ordersDocument>['orders']['items'][number];

export function useBulkNotes(orders: readonly Order[]): BulkAction {
	const { t } = usePlatform();
	const toast = useToast();
	const print = (ids: readonly string[]): boolean => {
		const sent = orders.filter(({ id, shipped }) => ids.includes(id) && shipped !== 'none');
		const left = ids.length - sent.length;
		if (sent.length === 0) {
			toast.error(t('adminShipments.deliveryNotesNone'));
			return false;
		}
		if (left > 0) toast.info(t('adminShipments.deliveryNotesLeft', { count: left }));
		const wanted = sent.map(({ id }) => id).join(',');
		window.open(`/service-api/orders/delivery-notes?orders=${wanted}`, '_blank', 'noopener');
		// They stay selected: what was printed is often moved on.
		return false;
	};
	return {
		id: 'deliveryNotes',
		label: t('adminShipments.deliveryNotes'),
		icon: <IconPrinter aria-hidden size={18} />,
		onAction: print,
	};
}
