// Cancels the whole order: why, whether its goods come back, how much of its money goes back, and whether the customer is told. It is asked for under
// one id until it is done: pressed twice, it is cancelled once.
import { useState } from 'react';
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import { newId } from '../../../../rules/ids.ts';
import { type CancelReason, cancelReasons } from '../../../../rules/orders/machine.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { refreshEverything, useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { cancelOrderDocument } from '../orders.documents.ts';
import { CancelRefund, useCancelRefund } from './cancel-refund.tsx';
import type { Order } from './order.ts';

interface CancelDialogProps {
	order: Order;
	onClose(): void;
}

const longest = 500;

export function CancelDialog({ order, onClose }: CancelDialogProps) {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const [refundId] = useState(newId);
	const [reason, setReason] = useState<CancelReason | ''>('');
	const [note, setNote] = useState('');
	const [restock, setRestock] = useState(true);
	const refund = useCancelRefund(order);
	const [notify, setNotify] = useState(true);
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const noteError = findFieldError(note, { maxLength: longest });
	const cancel = async () => {
		setTried(true);
		setRefusal(undefined);
		if (reason === '' || refund.error || noteError) return;
		setBusy(true);
		try {
			const wish = { reason, note: note.trim(), restock: restock && order.mayRestock, refund: refund.amount, notify };
			await change(cancelOrderDocument, { id: order.id, refundId, ...wish });
			toast.success(t('adminOrders.cancelledDone'));
		} catch (error) {
			setRefusal(withReason(t('adminOrders.cancelFailed'), failureText(error, t)));
			// What another user has made of it is seen at once, and what was typed stays.
			return refreshEverything(queryClient);
		} finally {
			setBusy(false);
		}
		onClose();
	};
	return (
		<Dialog
			open
			onClose={onClose}
			size="small"
			title={t('adminOrders.cancelTitle', { number: order.number ?? '' })}
			actions={
				<>
					<Button onClick={onClose}>{t('adminOrders.keepOrder')}</Button>
					<Button colour="danger" busy={busy} disabled={!order.mayCancel} onClick={cancel}>
						{t('adminOrders.cancel')}
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
				<p>{t('adminOrders.cancelText')}</p>
				<Select<CancelReason>
					label={t('adminOrders.cancelReason')}
					hint={t('adminOrders.cancelReasonHint')}
					required
					value={reason}
					onChange={setReason}
					choices={cancelReasons.map((value) => ({ value, label: t(`adminOrders.cancelReason.${value}`) }))}
					error={tried && reason === '' ? t('adminOrders.cancelReasonMissing') : undefined}
				/>
				{order.refundable > 0 && <CancelRefund order={order} refund={refund} tried={tried} />}
				{order.mayRestock && (
					<Checkbox
						label={t('adminOrders.cancelRestock')}
						hint={t('adminOrders.cancelRestockHint')}
						checked={restock}
						onChange={setRestock}
					/>
				)}
				<Checkbox
					label={t('adminOrders.cancelNotify')}
					{...(refund.amount === 0 ? {} : { hint: t('adminOrders.cancelNotifyHint') })}
					checked={notify}
					onChange={setNotify}
				/>
				<TextArea
					label={t('adminOrders.cancelNote')}
					hint={t('adminOrders.noteHint')}
					rows={2}
					maxLength={longest}
					value={note}
					onChange={setNote}
					error={tried ? (noteError ? errorText(noteError, t) : null) : undefined}
				/>
			</div>
		</Dialog>
	);
}
