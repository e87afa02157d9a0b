// What an order comes to with the quantities that are typed, before it is sent back with them.
import { useDeferredValue } from 'react';
import { useAmounts } from '../kit/amounts.ts';
import { Notice } from '../kit/notice.tsx';
import { useAdminQuery } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { ShownApproval } from './approval.ts';
import { foreseeReturnDocument } from './approvals.documents.ts';
import { changedLines, type DecisionDraft, fewerOf, piecesOf } from './decision-draft.ts';
import { refusedField } from './refusal.ts';

interface NewTotalProps {
	approval: ShownApproval;
	draft: DecisionDraft;
}

export function NewTotal({ approval, draft }: NewTotalProps) {
	const { t } = usePlatform();
	const { order } = approval;
	const { money } = useAmounts(order.currency);
	const lines = useDeferredValue(changedLines(draft, order.lines));
	const isWhole = order.lines.every((line) => {
		const pieces = piecesOf(draft, line);
		return pieces !== undefined && (pieces === 0 || pieces === line.quantity || pieces >= fewerOf(approval, line).least);
	});
	const leavesSome = order.lines.some((line) => piecesOf(draft, line) !== 0);
	const isAsked = lines.length > 0 && isWhole && leavesSome;
	const { data, error, isFetching } = useAdminQuery(
		foreseeReturnDocument,
		{ orderId: order.id, lines },
		{ enabled: isAsked },
	);
	const totals = data?.foreseeReturnedOrder;
	const field = error ? refusedField(error) : undefined;
	return (
		<div aria-live="polite" className="min-h-6 tabular-nums">
			{!isAsked ? null : totals ? (
				<p className="font-medium">
					{t('approvals.newTotal', { now: money(totals.gross), before: money(totals.before) })}
				</p>
			) : isFetching ? (
				<p className="text-muted">{t('approvals.counting')}</p>
			) : (
				error && (
					<Notice kind="warning">
						{t(
							field === 'total'
								? 'approvals.dearer'
								: field === 'lines'
									? 'approvals.linesFixed'
									: field
										? 'approvals.piecesWrong'
										: 'approvals.notCounted',
						)}
					</Notice>
				)
			)}
		</div>
	);
}
