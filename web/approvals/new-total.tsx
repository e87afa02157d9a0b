// What an order comes to with the quantities that are typed, before it is sent back with them.
import { useAmounts } from '../kit/amounts.ts';
import { Notice } from '../kit/notice.tsx';
import { useAdminQuery } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import type { ShownApproval } from './approval.ts';
import { foreseeReturnDocument } from './approvals.documents.ts';
import { changedLines, type DecisionDraft, fewerOf, isFewer, piecesOf } from './decision-draft.ts';
import { refusedField } from './refusal.ts';

interface NewTotalProps {
	approval: ShownApproval;
	draft: DecisionDraft;
}

/** What cannot be sent back is said beside its field: nothing is calculated for it. */
function isComplete({ order, fewerPieces }: ShownApproval, draft: DecisionDraft): boolean {
	const isRight = order.lines.every((line) =>
		isFewer(piecesOf(draft, line), line, fewerOf({ fewerPieces }, line).least),
	);
	return isRight && order.lines.some((line) => piecesOf(draft, line) !== 0);
}

const refusals = {
	total: 'approvals.dearer',
	lines: 'approvals.linesFixed',
} as const;

function failureKey(error: unknown) {
	const field = refusedField(error);
	if (field === 'total' || field === 'lines') return refusals[field];
	return field ? 'approvals.piecesWrong' : 'approvals.notCounted';
}

export function NewTotal({ approval, draft }: NewTotalProps) {
	const { order } = approval;
	const lines = changedLines(draft, order.lines);
	const isAsked = lines.length > 0 && isComplete(approval, draft);
	const answer = useAdminQuery(foreseeReturnDocument, { orderId: order.id, lines }, { enabled: isAsked });
	return (
		<div aria-live="polite" className="min-h-6 tabular-nums">
			{isAsked && <Foreseen totals={answer.data?.foreseeReturnedOrder} error={answer.error} busy={answer.isFetching} />}
		</div>
	);
}

interface ForeseenProps {
	totals: Data<typeof foreseeReturnDocument>['foreseeReturnedOrder'] | undefined;
	error: unknown;
	busy: boolean;
}

function Foreseen({ totals, error, busy }: ForeseenProps) {
	const { t } = usePlatform();
	const { money } = useAmounts(totals?.currency ?? 'EUR');
	if (totals)
		return (
			<p className="font-medium">
				{t('approvals.newTotal', { now: money(totals.gross), before: money(totals.before) })}
			</p>
		);
	if (busy) return <p className="text-muted">{t('approvals.counting')}</p>;
	return error ? <Notice kind="warning">{t(failureKey(error))}</Notice> : null;
}
