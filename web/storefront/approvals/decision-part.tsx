// What those who approve do about an order; who may not decide any more reads how it is.
import { sayAtBottom } from '../../account/toast-region.tsx';
import { wasUnanswered } from '../../approvals/approval.ts';
import { Cautions } from '../../approvals/cautions.tsx';
import { Decide, doneText } from '../../approvals/decide.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { Part } from '../orders/order-parts.tsx';
import { ApprovalFacts } from './approval-facts.tsx';
import type { AccountApproval } from './approval-page.tsx';

export function DecisionPart({ approval }: { approval: AccountApproval }) {
	const { t } = usePlatform();
	const { mayDecide, waitsForShop, onBehalfOf } = approval;
	return (
		<Part title={t(mayDecide ? 'approvals.decision' : 'approvals.one')}>
			<div className="grid gap-4">
				<div>
					<ApprovalFacts approval={approval} />
				</div>
				<Cautions approval={approval} />
				{mayDecide && waitsForShop && <Notice kind="info">{t('approvals.shopDecides')}</Notice>}
				{mayDecide && onBehalfOf && <Notice kind="info">{t('approvals.youStandIn', { name: onBehalfOf })}</Notice>}
				{mayDecide && <p className="text-sm text-muted">{t('approvals.decisionText')}</p>}
				<Outcome approval={approval} />
				<Decide approval={approval} onDecided={(verdict) => sayAtBottom('success', t(doneText[verdict]))} />
			</div>
		</Part>
	);
}

function Outcome({ approval: { state, payUntil, decisions, shownOrder: order } }: { approval: AccountApproval }) {
	const { t } = usePlatform();
	if (state === 'expired' && wasUnanswered(decisions))
		return <Notice kind="info">{t('approvals.unansweredText')}</Notice>;
	if (state === 'rejected' || state === 'expired' || state === 'withdrawn')
		return <Notice kind="info">{t(`approvals.${state}Text`)}</Notice>;
	if (state !== 'approved') return null;
	if (payUntil) return <Notice kind="success">{t('approvals.approvedUnpaid')}</Notice>;
	return order.status === 'error' ? (
		<Notice kind="info">{t('approvals.approvedGone')}</Notice>
	) : (
		<Notice kind="success">{t('approvals.approvedText')}</Notice>
	);
}
