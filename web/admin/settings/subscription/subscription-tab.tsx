// What the shop pays the platform for: its tier and quotas, its subscription, the tiers to choose from, what has been paid.
import { useState } from 'react';
import { Notice } from '../../../kit/notice.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { QuotaCard } from '../plan-card.tsx';
import { ContractCard } from './contract-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { planOverviewDocument } from './plan.documents.ts';
import type { PlanResult, ShownPlan } from './shown-plan.ts';
import { TiersCard } from './tiers-card.tsx';
import { useReturn } from './use-return.ts';

/** While the provider is at work, or the job that gives the tier. */
const lookAgainMs = 3000;

/** What has become of a payment. */
const kinds = { processing: 'info', placed: 'success', failed: 'danger', refunded: 'warning' } as const;

/** A plan needs nobody's approval. */
const isKind = (state: string): state is keyof typeof kinds => state in kinds;

export function SubscriptionTab() {
	const { t, language } = usePlatform();
	const answer = useAdminQuery(
		planOverviewDocument,
		{ language },
		{ lookAgain: ({ planOverview: { plan } }) => (plan?.isPending || plan?.isApplying ? lookAgainMs : false) },
	);
	const outcome = useReturn();
	const plan = answer.data?.planOverview.plan;
	const isOver = useHasChanged(plan?.isRunning ? plan : undefined) && outcome === 'placed';
	return (
		<div className="grid gap-4">
			<div role="status" className="empty:hidden">
				{outcome && !isOver && isKind(outcome) && <Notice kind={kinds[outcome]}>{t(`plans.${outcome}`)}</Notice>}
			</div>
			<Loaded answer={answer}>{(loaded) => <Plans loaded={loaded} />}</Loaded>
		</div>
	);
}

const termsOf = ({ number, tier, nextTier, endsAt }: ShownPlan): string => [number, tier, nextTier, endsAt].join();

/** Whether something has been done with the subscription since it was first seen here: that it has begun is no news any more. */
function useHasChanged(plan: ShownPlan | undefined): boolean {
	const terms = plan && termsOf(plan);
	const [first, setFirst] = useState(terms);
	if (first === undefined && terms !== undefined) setFirst(terms);
	return first !== undefined && terms !== undefined && first !== terms;
}

function Plans({ loaded }: { loaded: PlanResult }) {
	const { t } = usePlatform();
	const { seller, plan, invoices, setByOperator, offers } = loaded.planOverview;
	const quota = <QuotaCard quota={loaded.pageQuota} isForSale={seller === 'other' && offers.length > 0} />;
	if (seller !== 'other')
		return (
			<>
				{quota}
				<Notice kind="info">{t(seller === 'own' ? 'plans.sellerOwn' : 'plans.sellerNone')}</Notice>
			</>
		);
	return (
		<>
			{quota}
			{setByOperator && <Notice kind="info">{t('plans.setByOperator')}</Notice>}
			{plan ? <ContractCard plan={plan} /> : <Notice kind="info">{t('plans.none')}</Notice>}
			<TiersCard loaded={loaded} />
			{invoices.length > 0 && <InvoicesCard invoices={invoices} />}
		</>
	);
}
