// The facts of an approval: whom it waits for and until when, and for what it was ordered.
import type { ReactNode } from 'react';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { AccountApproval } from './approval-page.tsx';
import { isOpen, useWaitingText } from './approval-state.tsx';

export function ApprovalFacts({ approval }: { approval: AccountApproval }) {
	const { t } = usePlatform();
	const { state, begunAt, decisions, deadline, payUntil, ruleName, companyName, costCentre, isBuyer } = approval;
	const waiting = useWaitingText()(approval, isBuyer);
	const until = state === 'returned' ? (isBuyer ? 'approvals.answerBy' : 'approvals.answeredBy') : 'approvals.deadline';
	const facts: [string, ReactNode][] = [
		[t('approvals.waitsSince'), isOpen(state) && <Moment at={decisions.at(-1)?.at ?? begunAt} />],
		[t(until), isOpen(state) && <Moment at={deadline} />],
		[t('approvals.payUntil'), payUntil && <Moment at={payUntil} />],
		[t('approvals.costCentre'), costCentre],
		[t('approvals.company'), companyName],
		[t(ruleName ? 'approvals.rule' : 'approvals.cause'), ruleName || t('approvals.budgetRule')],
	];
	return (
		<>
			{waiting && <p className="mb-3 font-semibold wrap-anywhere">{waiting}</p>}
			<dl className="grid gap-x-6 gap-y-3 phone:grid-cols-2">
				{facts.map(
					([name, value]) =>
						value && (
							<div key={name} className="min-w-0">
								<dt className="text-sm text-muted">{name}</dt>
								<dd className="wrap-anywhere">{value}</dd>
							</div>
						),
				)}
			</dl>
		</>
	);
}
