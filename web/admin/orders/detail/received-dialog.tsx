// Records that the money of an order has come to the account of the shop, with the day on which it was received.
import { useState } from 'react';
import { dayIn } from '../../../../rules/dates.ts';
import { findReceivedDayError } from '../../../../rules/payments/received-day.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { DateField } from '../../../kit/date-field.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { refreshEverything, useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { markOrderPaidDocument } from '../orders.documents.ts';
import type { Order } from './order.ts';

export function ReceivedDialog({ order, onClose }: { order: Order; onClose(): void }) {
	const { t, timeZone, queryClient } = usePlatform();
	const { money } = useAmounts(order.currency);
	const toast = useToast();
	const change = useChange();
	const today = dayIn(timeZone);
	const placedOn = order.placedAt ? dayIn(timeZone, Date.parse(order.placedAt)) : today;
	const [day, setDay] = useState(today);
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const fault = findReceivedDayError(day, { today, placedOn });
	const save = async () => {
		setTried(true);
		setRefusal(undefined);
		if (fault) return;
		setBusy(true);
		try {
			await change(markOrderPaidDocument, { id: order.id, receivedOn: day });
			toast.success(t('adminOrders.markedPaid'));
			onClose();
		} catch (error) {
			setRefusal(withReason(t('adminOrders.markPaidFailed'), failureText(error, t)));
			setBusy(false);
			await refreshEverything(queryClient);
		}
	};
	return (
		<Dialog
			open
			onClose={onClose}
			size="small"
			title={t('adminOrders.markPaidAsk', { amount: money(order.totals.gross - order.refunded) })}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={save}>
						{t('adminOrders.markPaid')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				{refusal && (
					<div role="alert">
						<Notice kind="danger">{refusal}</Notice>
					</div>
				)}
				<p>{t(order.paymentMethod === 'invoice' ? 'adminOrders.markPaidText' : 'adminOrders.markPaidMail')}</p>
				<DateField
					label={t('adminOrders.receivedOn')}
					hint={t('adminOrders.receivedOnHint')}
					required
					min={placedOn}
					max={today}
					value={day}
					onChange={setDay}
					error={tried ? (fault ? t(`adminOrders.receivedOn.${fault}`) : null) : undefined}
				/>
			</div>
		</Dialog>
	);
}
