// What the buyer of an order reads and does: whom it waits for, what was changed and has to be confirmed, and how it is paid once it is approved.
import { IconRepeat } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { longestReason } from '../../../rules/approvals/reason.ts';
import { formatDate } from '../../../rules/formats.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { isOnline } from '../../../rules/payments/methods.ts';
import { sayAtBottom } from '../../account/toast-region.tsx';
import { wasUnanswered } from '../../approvals/approval.ts';
import { LineChanges } from '../../approvals/line-changes.tsx';
import { isOutdated, refusalText } from '../../approvals/refusal.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Notice, type NoticeKind } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { refreshEverything, useChange } from '../../platform/backoffice/data.ts';
import { useConfirm } from '../../platform/confirmation.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { Part } from '../orders/order-parts.tsx';
import type { Reordering } from '../orders/reorder.tsx';
import { ApprovalFacts } from './approval-facts.tsx';
import type { AccountApproval } from './approval-page.tsx';
import {
	confirmReturnedOrderDocument,
	payApprovedOrderDocument,
	withdrawOrderDocument,
} from './approvals.documents.ts';

interface BuyerProps {
	approval: AccountApproval;
}

export function BuyerPart({ approval, reordering }: BuyerProps & { reordering: Reordering }) {
	const { t } = usePlatform();
	const { state, payUntil, shownOrder: order } = approval;
	return (
		<Part title={t('approvals.one')}>
			<div className="grid gap-4">
				<Situation approval={approval} />
				<div>
					<ApprovalFacts approval={approval} />
				</div>
				{state === 'returned' && <Confirmation approval={approval} />}
				{payUntil && <Payment approval={approval} />}
				{(state === 'pending' || state === 'returned' || payUntil) && <Withdrawal approval={approval} />}
				{order.number && (
					<ButtonLink colour="primary" to={`/orders/${order.number}`}>
						{t('approvals.toOrder', { number: order.number })}
					</ButtonLink>
				)}
				{!order.number && order.status === 'error' && (
					<Button
						icon={<IconRepeat aria-hidden size={20} />}
						busy={reordering.busy !== undefined}
						onClick={() => void reordering.reorder(order.id)}
					>
						{t('approvals.again')}
					</Button>
				)}
			</div>
		</Part>
	);
}

/** What is paid online is not placed by the approval alone; and what expired unanswered has nobody left undecided. */
function situationText({ state, shownOrder, decisions }: AccountApproval): PlainTextKey {
	if (state === 'pending' && isOnline(shownOrder.paymentMethod)) return 'approvals.pendingPayText';
	return state === 'expired' && wasUnanswered(decisions) ? 'approvals.unansweredText' : `approvals.${state}Text`;
}

/** In a sentence or two, with what the approver has written. */
function Situation({ approval }: BuyerProps) {
	const { t, language, timeZone } = usePlatform();
	const { state, payUntil, shownOrder: order, decisions } = approval;
	const latest = decisions.at(-1);
	const isGone = state === 'approved' && order.status === 'error';
	const kinds: Record<AccountApproval['state'], NoticeKind> = {
		...{ pending: 'info', returned: 'warning', approved: payUntil || isGone ? 'warning' : 'success' },
		...{ rejected: 'danger', expired: 'warning', withdrawn: 'info' },
	};
	const text = isGone
		? t('approvals.approvedGone')
		: state === 'approved'
			? payUntil
				? t('approvals.approvedPayText', { day: formatDate(new Date(payUntil), language, timeZone) })
				: t('approvals.approvedText')
			: t(situationText(approval));
	const reason = (state === 'returned' || state === 'rejected') && latest ? latest : undefined;
	return (
		<div role="status">
			<Notice kind={kinds[state]}>
				<p>{text}</p>
				{reason && (
					<div className="mt-2">
						<LineChanges changes={reason.changes} approval={approval} />
						<p className="font-semibold whitespace-pre-line wrap-anywhere">{reason.reason}</p>
					</div>
				)}
			</Notice>
		</div>
	);
}

/** Whatever the buyer does, it counts for what is shown, and a refusal stands where it was pressed. */
function useAction() {
	const platform = usePlatform();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	return {
		busy,
		failure: failure && (
			<div role="alert">
				<Notice kind="danger">{failure}</Notice>
			</div>
		),
		async run(work: () => Promise<unknown>, done?: string) {
			setBusy(true);
			setFailure(undefined);
			try {
				await work();
				if (done) sayAtBottom('success', done);
			} catch (error) {
				setFailure(isOutdated(error) ? refusalText(error, platform) : failureText(error, platform.t));
				if (isOutdated(error)) await refreshEverything(platform.queryClient);
			}
			setBusy(false);
		},
	};
}

function Confirmation({ approval: { order, revision, hash } }: BuyerProps) {
	const { t } = usePlatform();
	const change = useChange();
	const { busy, failure, run } = useAction();
	const [note, setNote] = useState('');
	const confirm = () =>
		change(confirmReturnedOrderDocument, { orderId: order.id, seen: { revision, hash }, note: note.trim() });
	return (
		<div className="grid gap-3">
			<TextArea
				label={t('approvals.noteForApprovers')}
				rows={2}
				maxLength={longestReason}
				value={note}
				onChange={setNote}
			/>
			{failure}
			<Button colour="primary" busy={busy} onClick={() => void run(confirm, t('approvals.doneConfirmed'))}>
				{t('approvals.confirm')}
			</Button>
		</div>
	);
}

function Payment({ approval: { order } }: BuyerProps): ReactNode {
	const { t, ask, language } = usePlatform();
	const { busy, failure, run } = useAction();
	const pay = async () => {
		const variables = { orderId: order.id, language };
		const { payApprovedOrder } = (await ask(payApprovedOrderDocument, variables)) as Data<
			typeof payApprovedOrderDocument
		>;
		window.location.assign(payApprovedOrder);
	};
	return (
		<>
			{failure}
			<Button colour="primary" busy={busy} onClick={() => void run(pay)}>
				{t('approvals.pay')}
			</Button>
		</>
	);
}

function Withdrawal({ approval: { order } }: BuyerProps) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const change = useChange();
	const { busy, failure, run } = useAction();
	const withdraw = async () => {
		const sure = await confirm({
			title: t('approvals.withdrawAsk'),
			text: t('approvals.withdrawText'),
			confirmLabel: t('approvals.withdraw'),
			colour: 'danger',
		});
		if (!sure) return;
		await run(() => change(withdrawOrderDocument, { orderId: order.id }), t('approvals.doneWithdrawn'));
	};
	return (
		<>
			{failure}
			<Button busy={busy} onClick={() => void withdraw()}>
				{t('approvals.withdraw')}
			</Button>
		</>
	);
}
