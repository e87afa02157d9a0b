// The approval of an order: whom it waits for and until when, what was decided so far, and the decision of those who may make it.
import type { ReactNode } from 'react';
import type { ShownApproval } from '../../../approvals/approval.ts';
import { ApprovalStory } from '../../../approvals/approval-story.tsx';
import { orderApprovalDocument } from '../../../approvals/approvals.documents.ts';
import { Cautions } from '../../../approvals/cautions.tsx';
import { Decide, doneText } from '../../../approvals/decide.tsx';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { ApprovalStateChip } from './approval-chip.tsx';
import { isOpen, useWaitsFor } from './waiting.ts';

const twentySeconds = 20_000;

export function ApprovalCard({ orderId }: { orderId: string }) {
	const { t } = usePlatform();
	const answer = useAdminQuery(
		orderApprovalDocument,
		{ orderId },
		{ lookAgain: ({ orderApproval: { state } }) => isOpen(state) && twentySeconds },
	);
	return (
		<Card heading="h2" title={t('approvals.one')}>
			<Loaded answer={answer}>{({ orderApproval }) => <Shown approval={orderApproval} />}</Loaded>
		</Card>
	);
}

function Shown({ approval }: { approval: ShownApproval }) {
	const { t } = usePlatform();
	const toast = useToast();
	const { mayDecide, waitsForShop, onBehalfOf } = approval;
	return (
		<div className="grid gap-4">
			<Facts approval={approval} />
			<Cautions approval={approval} />
			{mayDecide && waitsForShop && <Notice kind="info">{t('approvals.shopDecides')}</Notice>}
			{mayDecide && onBehalfOf && <Notice kind="info">{t('approvals.youStandIn', { name: onBehalfOf })}</Notice>}
			<Decide approval={approval} onDecided={(verdict) => toast.success(t(doneText[verdict]))} />
			<div>
				<h3 className="mb-2 text-sm font-semibold">{t('approvals.story')}</h3>
				<ApprovalStory approval={approval} />
			</div>
		</div>
	);
}

function Facts({ approval }: { approval: ShownApproval }) {
	const { t } = usePlatform();
	const waitsFor = useWaitsFor()(approval);
	const { state, step, steps, ruleName, begunAt, decisions, deadline, payUntil, companyName, costCentre } = approval;
	const facts: [string, ReactNode][] = [
		[t(ruleName ? 'approvals.rule' : 'approvals.cause'), ruleName || t('approvals.budgetRule')],
		[t('approvals.waitsForColumn'), waitsFor],
		[t('approvals.waitsSince'), isOpen(state) && <Moment at={decisions.at(-1)?.at ?? begunAt} />],
		[
			t(state === 'returned' ? 'approvals.answeredBy' : 'approvals.deadline'),
			isOpen(state) && <Moment at={deadline} />,
		],
		[t('approvals.payUntil'), payUntil && <Moment at={payUntil} />],
		[t('approvals.company'), companyName],
		[t('approvals.costCentre'), costCentre],
	];
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
				<ApprovalStateChip state={state} />
				{isOpen(state) && steps > 1 && <span className="text-muted">{t('approvals.step', { step, steps })}</span>}
			</div>
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
