// /account/approvals/{order}: an order that needs an approval. Those who approve see what they decide about, its buyer whom it waits for and what is to be done.
import { IconUserQuestion } from '@tabler/icons-react';
import { ApprovalStory } from '../../approvals/approval-story.tsx';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { useRouteLocation } from '../../platform/page.ts';
import { logInAddress } from '../../platform/renewal.ts';
import { sessionOf } from '../../platform/session.ts';
import { OrderLines } from '../orders/order-lines.tsx';
import { Addresses, Part } from '../orders/order-parts.tsx';
import { OrderTotals } from '../orders/order-totals.tsx';
import { ReorderResult, useReorder } from '../orders/reorder.tsx';
import { PrintLinesProvider } from '../print-data/print-lines.tsx';
import { ApprovalFrame } from './approval-frame.tsx';
import { ApprovalStateChip, isOpen } from './approval-state.tsx';
import { accountApprovalDocument } from './approvals.documents.ts';
import { BudgetsPart } from './budgets-part.tsx';
import { BuyerPart } from './buyer-part.tsx';
import { DecisionPart } from './decision-part.tsx';

export type AccountApproval = Data<typeof accountApprovalDocument>['orderApproval'];

const twentySeconds = 20_000;

const isMissing = (error: unknown) => error instanceof ApiFailure && error.code === 'NOT_FOUND';

export function Component() {
	const { t } = usePlatform();
	const orderId = useRouteLocation().params.id ?? '';
	const isSignedIn = useHydrated() && sessionOf() === 'user';
	const { data, error, refetch, isFetching } = useAdminQuery(
		accountApprovalDocument,
		{ orderId },
		{
			enabled: isSignedIn,
			lookAgain: ({ orderApproval: { state, payUntil } }) => (isOpen(state) || payUntil !== null) && twentySeconds,
		},
	);
	const approval = data?.orderApproval;
	const title = !approval
		? t('approvals.one')
		: approval.isBuyer
			? t('approvals.ownOrder')
			: t('approvals.orderBy', { name: approval.buyer ?? t('approvals.deletedPerson') });
	return (
		<ApprovalFrame
			above={[{ label: t('approvals.title'), to: '/account/approvals' }]}
			title={title}
			intro={approval && <Intro approval={approval} />}
		>
			{approval ? (
				<PrintLinesProvider itemIds={approval.shownOrder.lines.flatMap(({ itemId }) => itemId ?? [])}>
					<Details approval={approval} />
				</PrintLinesProvider>
			) : isMissing(error) ? (
				<Missing />
			) : error && !isFetching ? (
				<div className="mt-6">
					<Notice kind="danger" action={<Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>}>
						{t('approvals.failed')}
					</Notice>
				</div>
			) : (
				<div className="mt-6 min-h-96 max-w-2xl">
					<Skeleton lines={8} />
				</div>
			)}
		</ApprovalFrame>
	);
}

function Missing() {
	const { t } = usePlatform();
	return (
		<div className="mt-6 rounded-theme border border-line bg-surface">
			<EmptyState
				picture={<IconUserQuestion aria-hidden size={32} />}
				title={t('approvals.missing')}
				text={t('approvals.missingText')}
				action={
					<div className="flex flex-wrap justify-center gap-3">
						<ButtonLink colour="primary" to="/account/approvals">
							{t('approvals.toList')}
						</ButtonLink>
						<Button onClick={() => window.location.assign(logInAddress(true))}>{t('approvals.otherAccount')}</Button>
					</div>
				}
			/>
		</div>
	);
}

function Intro({ approval }: { approval: AccountApproval }) {
	const { t } = usePlatform();
	const { state, step, steps, begunAt, payUntil } = approval;
	return (
		<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<ApprovalStateChip state={state} toPay={payUntil !== null} />
			<span>
				<Moment at={begunAt} />
			</span>
			{isOpen(state) && steps > 1 && <span>{t('approvals.step', { step, steps })}</span>}
		</p>
	);
}

function Details({ approval }: { approval: AccountApproval }) {
	const { t } = usePlatform();
	const { shownOrder: order, isBuyer, budgets } = approval;
	const reordering = useReorder();
	/** Whoever decides reads of it before the lines. */
	const isUrgent = approval.mayDecide && budgets.some(({ left }) => left < 0);
	const shownBudgets = budgets.length > 0 && (
		<Part title={t('approvals.budgets')}>
			<BudgetsPart budgets={budgets} />
		</Part>
	);
	return (
		<div className="mt-6 grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_24rem]">
			{reordering.taken && (
				<div className="min-w-0 desktop:col-span-2">
					<ReorderResult taken={reordering.taken} />
				</div>
			)}
			{/* On phones first, as it is what the page is for; beside the order where there is room. */}
			<div className="grid min-w-0 gap-6 desktop:order-last">
				{isBuyer ? <BuyerPart approval={approval} reordering={reordering} /> : <DecisionPart approval={approval} />}
				{isUrgent && shownBudgets}
			</div>
			<div className="grid min-w-0 gap-6 desktop:row-span-2">
				<Part title={t('approvals.articles')}>
					<OrderLines order={order} looksOnly />
				</Part>
				<Part title={t('approvals.story')}>
					<ApprovalStory approval={approval} />
				</Part>
			</div>
			<div className="grid min-w-0 gap-6 desktop:order-last">
				<Part title={t('ownOrders.totals')}>
					<OrderTotals order={order} />
				</Part>
				{!isUrgent && shownBudgets}
				<Part title={t('ownOrders.addresses')}>
					<Addresses order={order} />
				</Part>
			</div>
		</div>
	);
}
