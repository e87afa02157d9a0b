// Gives money back, all that is left or a part of it. It is asked for under one id until it is done: pressed twice, it is given once.
import { useState } from 'react';
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import { newId } from '../../../../rules/ids.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { refreshEverything, useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { refundOrderDocument } from '../orders.documents.ts';
import type { Order } from './order.ts';
import { RefundAmount, wayBack } from './refund-amount.tsx';

/** What has to be known of the order whose money goes back. */
type RefundedOrder = Pick<Order, 'id' | 'number' | 'currency' | 'refundable' | 'paymentMethod' | 'payment'> & {
	customer: { name: string };
};

interface RefundDialogProps {
	order: RefundedOrder;
	open: boolean;
	onClose(): void;
}

const longest = 500;

export function RefundDialog({ order, open, onClose }: RefundDialogProps) {
	const { t, queryClient } = usePlatform();
	const { money } = useAmounts(order.currency);
	const confirm = useConfirm();
	const toast = useToast();
	const change = useChange();
	const [refundId, setRefundId] = useState(newId);
	/** In minor units. */
	const [amount, setAmount] = useState<number>();
	const [reason, setReason] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	/** Why the last try has come to nothing: beside the amount until that is changed. */
	const [refusal, setRefusal] = useState<string>();
	const left = order.refundable;
	const missing = amount === undefined || !(amount > 0);
	const fault = missing
		? t('adminOrders.amountTooSmall')
		: amount > left
			? t('adminOrders.amountTooLarge', { amount: money(left) })
			: undefined;
	const reasonError = findFieldError(reason, { maxLength: longest });
	const type = (next: number | undefined) => {
		setAmount(next);
		setRefusal(undefined);
	};
	const begin = async () => {
		setTried(true);
		setRefusal(undefined);
		if (amount === undefined || fault || reasonError) return;
		const sure = await confirm({
			title: t('adminOrders.refundAsk', { amount: money(amount) }),
			text: t('adminOrders.refundAskText', { customer: order.customer.name }),
			confirmLabel: t('adminOrders.refund'),
			colour: 'danger',
		});
		if (!sure) return;
		setBusy(true);
		try {
			await change(refundOrderDocument, { id: order.id, refundId, amount, reason: reason.trim() });
			toast.success(t('adminOrders.refundBegun'));
		} catch (error) {
			setRefusal(withReason(t('adminOrders.refundFailed'), failureText(error, t)));
			// Another user may have given some of it back: what is left is asked for again, and what was typed stays.
			return refreshEverything(queryClient);
		} finally {
			setBusy(false);
		}
		setRefundId(newId());
		setAmount(undefined);
		setReason('');
		setTried(false);
		onClose();
	};
	return (
		<Dialog
			open={open}
			onClose={onClose}
			size="small"
			title={t('adminOrders.refundTitle', { number: order.number ?? '' })}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="danger" busy={busy} onClick={begin}>
						{t('adminOrders.refund')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<p>
					{t('adminOrders.refundLeft', { amount: money(left) })} {t(wayBack(order))}
				</p>
				<div className="grid gap-2">
					<RefundAmount
						currency={order.currency}
						amount={amount}
						onChange={type}
						error={tried || (amount ?? 0) > left ? (fault ?? refusal ?? null) : undefined}
					/>
					<div>
						<Button size="small" onClick={() => type(left)}>
							{t('adminOrders.wholeAmount')}
						</Button>
					</div>
				</div>
				<TextArea
					label={t('adminOrders.refundReason')}
					hint={t('adminOrders.refundReasonHint')}
					rows={3}
					maxLength={longest}
					value={reason}
					onChange={setReason}
					error={tried ? (reasonError ? errorText(reasonError, t) : null) : undefined}
				/>
			</div>
		</Dialog>
	);
}
