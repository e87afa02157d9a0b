// Cancels several orders at once, with the choices that one has: why, whether money and goods go back, whether customers are told.
// One after the other; what was refused is listed with its reason, and can be tried again.
import { IconBan } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { newId } from '../../../rules/ids.ts';
import { type CancelReason, cancelReasons, mayCancel } from '../../../rules/orders/machine.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Select } from '../../kit/select.tsx';
import type { BulkAction } from '../../kit/table-bulk.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { refreshEverything } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cancellingDocument, cancelOrderDocument, type ordersDocument } from './orders.documents.ts';

type Order = Data<typeof ordersDocument>['orders']['items'][number];

interface Begun {
	orders: readonly Order[];
	/** Of those that were selected and cannot be cancelled. */
	left: number;
	end(done: boolean): void;
}

export function useBulkCancel(orders: readonly Order[]): { action: BulkAction; dialog: ReactNode } {
	const { t } = usePlatform();
	const toast = useToast();
	const [begun, setBegun] = useState<Begun>();
	const begin = (ids: readonly string[]): Promise<boolean> | boolean => {
		const chosen = orders.filter(({ id }) => ids.includes(id));
		const possible = chosen.filter(mayCancel);
		if (possible.length === 0) {
			toast.error(t('adminOrders.bulkCancelNone'));
			return false;
		}
		return new Promise((resolve) => {
			const end = (done: boolean) => {
				setBegun(undefined);
				resolve(done);
			};
			setBegun({ orders: possible, left: chosen.length - possible.length, end });
		});
	};
	return {
		action: {
			id: 'cancel',
			label: t('adminOrders.bulkCancel'),
			icon: <IconBan aria-hidden size={18} />,
			onAction: begin,
		},
		dialog: begun && <BulkCancelDialog {...begun} />,
	};
}

const refunds = ['whole', 'none'] as const;
type Refund = (typeof refunds)[number];
const longest = 500;

interface Refusal {
	number: string;
	reason: string;
}

function BulkCancelDialog({ orders, left, end }: Begun) {
	const { t, ask, queryClient } = usePlatform();
	const toast = useToast();
	/** Each is asked for under its own id until it is done: pressed twice, it is cancelled once. */
	const [refundIds] = useState(() => new Map(orders.map(({ id }) => [id, newId()])));
	const [waiting, setWaiting] = useState(orders);
	const [reason, setReason] = useState<CancelReason | ''>('');
	const [refund, setRefund] = useState<Refund>('whole');
	const [restock, setRestock] = useState(true);
	const [notify, setNotify] = useState(true);
	const [note, setNote] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
	const cancelOne = async ({ id }: Order, because: CancelReason) => {
		const { order } = (await ask(cancellingDocument, { id })) as Data<typeof cancellingDocument>;
		await ask(cancelOrderDocument, {
			id,
			...{ reason: because, note: note.trim(), notify, refundId: refundIds.get(id) ?? newId() },
			restock: restock && order.mayRestock,
			refund: refund === 'whole' ? order.refundable : 0,
		});
	};
	const cancel = async () => {
		setTried(true);
		if (reason === '') return;
		setBusy(true);
		const refused = new Map<Order, string>();
		for (const order of waiting)
			await cancelOne(order, reason).catch((error: unknown) => refused.set(order, failureText(error, t)));
		await refreshEverything(queryClient);
		setBusy(false);
		if (refused.size < waiting.length)
			toast.success(t('adminOrders.bulkCancelled', { count: waiting.length - refused.size }));
		if (refused.size === 0) return end(true);
		setWaiting([...refused.keys()]);
		setRefusals([...refused].map(([{ number }, why]) => ({ number: number ?? '', reason: why })));
	};
	const close = () => end(waiting.length < orders.length);
	return (
		<Dialog
			open
			onClose={close}
			size="small"
			title={t('adminOrders.bulkCancelAsk', { count: waiting.length })}
			actions={
				<>
					<Button onClick={close}>{t('adminOrders.bulkKeep')}</Button>
					<Button colour="danger" busy={busy} onClick={cancel}>
						{t('adminOrders.bulkCancel')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				{refusals.length > 0 && (
					<div role="alert">
						<Notice kind="danger">
							{refusals.map(({ number, reason: why }) => (
								<span key={number} className="block">
									{number}: {why}
								</span>
							))}
						</Notice>
					</div>
				)}
				<p>{t('adminOrders.bulkCancelText')}</p>
				{left > 0 && <Notice kind="info">{t('adminOrders.bulkCancelLeft', { count: left })}</Notice>}
				<Select<CancelReason>
					label={t('adminOrders.cancelReason')}
					hint={t('adminOrders.cancelReasonHint')}
					required
					value={reason}
					onChange={setReason}
					choices={cancelReasons.map((value) => ({ value, label: t(`adminOrders.cancelReason.${value}`) }))}
					error={tried && reason === '' ? t('adminOrders.cancelReasonMissing') : undefined}
				/>
				<RadioGroup<Refund>
					label={t('adminOrders.cancelRefund')}
					value={refund}
					onChange={setRefund}
					choices={refunds.map((value) => ({ value, label: t(`adminOrders.bulkRefund.${value}`) }))}
				/>
				<Checkbox
					label={t('adminOrders.cancelRestock')}
					hint={t('adminOrders.cancelRestockHint')}
					checked={restock}
					onChange={setRestock}
				/>
				<Checkbox label={t('adminOrders.bulkNotify')} checked={notify} onChange={setNotify} />
				<TextArea
					label={t('adminOrders.cancelNote')}
					hint={t('adminOrders.noteHint')}
					rows={2}
					maxLength={longest}
					value={note}
					onChange={setNote}
				/>
			</div>
		</Dialog>
	);
}
