// That an order was cancelled, when, and why as far as that is told.
import { dayIn, writeDay } from '../../../rules/dates.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Order } from './order-page.tsx';

interface CancelledNoteProps {
	at: string;
	reason: Order['cancelReason'];
}

export function CancelledNote({ at, reason }: CancelledNoteProps) {
	const { t, language, timeZone } = usePlatform();
	const day = writeDay(dayIn(timeZone, Date.parse(at)), language, 'full');
	return (
		<>
			<p className="mt-1 font-bold">{t('ownOrders.cancelledOn', { day })}</p>
			{/* What else it was is between the customer and the shop. */}
			{reason && reason !== 'other' && <p className="mt-1">{t(`ownOrders.cancelReason.${reason}`)}</p>}
		</>
	);
}
