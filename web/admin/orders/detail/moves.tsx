// What can be done next with an order: the ways its machine leaves open, each with a note that is kept in the timeline.
import { useState } from 'react';
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import type { OrderStatus } from '../../../../rules/orders/machine.ts';
import { isProduction, isWithoutPrintData } from '../../../../rules/orders/next-step.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Menu } from '../../../kit/menu.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { refreshEverything, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { moveOrderDocument } from '../orders.documents.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Order } from './order.ts';

type Target = Exclude<OrderStatus, 'inCreation'>;

const isTarget = (status: OrderStatus): status is Target => status !== 'inCreation';

/** An error is rare: it stands in a menu, away from what is done every day. */
const isWayOn = (status: Target) => status !== 'error';

interface Begun {
	to: Target;
	/** Where the order was when a user chose it. */
	from: OrderStatus;
}

export function Moves({ order }: { order: Order }) {
	const { t } = usePlatform();
	const [begun, setBegun] = useState<Begun>();
	/** Outlives the dialog: who closes it by mistake has lost nothing. */
	const [note, setNote] = useState('');
	const [cancelling, setCancelling] = useState(false);
	const { status, number } = order;
	// What was never placed is given up by its checkout alone, which knows its money.
	const next = number === null ? [] : order.nextStatuses.filter(isTarget);
	const begin = (to: Target) => setBegun({ to, from: status });
	return (
		<>
			{order.mayCancel && <Button onClick={() => setCancelling(true)}>{t('adminOrders.cancel')}</Button>}
			{next.filter(isWayOn).map((to) => (
				<Button key={to} colour={status === 'error' ? 'neutral' : 'primary'} onClick={() => begin(to)}>
					{t(`adminOrders.move.${to}`)}
				</Button>
			))}
			{next.includes('error') && (
				<Menu
					compact
					label={t('adminOrders.moreActions')}
					actions={[{ id: 'error', label: t('adminOrders.move.error'), danger: true, onAction: () => begin('error') }]}
				/>
			)}
			{cancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
			{begun && (
				<MoveDialog
					order={order}
					begun={begun}
					note={note}
					onNote={setNote}
					onClose={() => setBegun(undefined)}
					onMoved={() => {
						setBegun(undefined);
						setNote('');
					}}
				/>
			)}
		</>
	);
}

interface MoveDialogProps {
	order: Order;
	begun: Begun;
	note: string;
	onNote(note: string): void;
	onClose(): void;
	onMoved(): void;
}

const longest = 500;

function MoveDialog({ order, begun: { to, from }, note, onNote, onClose, onMoved }: MoveDialogProps) {
	const { t, queryClient } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const [busy, setBusy] = useState(false);
	const [tried, setTried] = useState(false);
	const stops = to === 'error';
	const error = findFieldError(note, { required: stops, maxLength: longest });
	const moved = order.status !== from;
	const unpaid = order.waitsForPayment && isProduction(to);
	const possible = order.nextStatuses.includes(to) && !unpaid;
	const move = async () => {
		setTried(true);
		if (error) return;
		setBusy(true);
		const done = await attempt(() => change(moveOrderDocument, { id: order.id, to, note: note.trim() }), {
			done: t('adminOrders.moved'),
			failed: t('adminOrders.moveFailed'),
		});
		setBusy(false);
		if (done) onMoved();
		// What another user has made of it is seen at once, and the note stays.
		else await refreshEverything(queryClient);
	};
	return (
		<Dialog
			open
			onClose={onClose}
			size="small"
			title={t('adminOrders.moveAsk', { status: t(`adminOrders.status.${to}`) })}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour={stops ? 'danger' : 'primary'} busy={busy} disabled={!possible} onClick={move}>
						{t(`adminOrders.move.${to}`)}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				{moved && (
					<div role="alert">
						<Notice kind="warning">
							{t('adminOrders.changedMeanwhile', { status: t(`adminOrders.status.${order.status}`) })}
						</Notice>
					</div>
				)}
				{unpaid && <Notice kind="danger">{t('adminOrders.moveUnpaid')}</Notice>}
				{!unpaid && isWithoutPrintData(to, order.waitsForPrintData) && (
					<Notice kind="warning">{t('adminOrders.moveWithoutData')}</Notice>
				)}
				{!unpaid && <p>{t(stops ? 'adminOrders.moveErrorText' : 'adminOrders.moveText')}</p>}
				<TextArea
					label={t(stops ? 'adminOrders.moveReason' : 'adminOrders.moveNote')}
					required={stops}
					rows={3}
					maxLength={longest}
					value={note}
					onChange={onNote}
					error={tried ? (error ? errorText(error, t) : null) : undefined}
				/>
			</div>
		</Dialog>
	);
}
