// /account/approvals: what waits for the reader, what is due first comes first; their own orders that need an approval; what they have decided; and
// who stands in for them.
import { IconUserCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { sayAtBottom } from '../../account/toast-region.tsx';
import { Substitutes, useSubstitutes } from '../../approvals/substitutes.tsx';
import { useAmounts } from '../../kit/amounts.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { ApprovalFrame } from './approval-frame.tsx';
import { ApprovalStateChip, isOpen, useWaitingText } from './approval-state.tsx';
import { ownApprovalsDocument } from './approvals.documents.ts';

type Listed = Data<typeof ownApprovalsDocument>['approvals']['items'][number];
type Scope = 'mine' | 'own' | 'decided';

const onPage = 10;
/** More are not queried at once. */
const mostAtOnce = 100;
const halfMinute = 30_000;

export function Component() {
	const { t } = usePlatform();
	return (
		<ApprovalFrame title={t('approvals.title')} intro={t('approvals.intro')}>
			<div className="mt-6 grid max-w-4xl gap-6">
				<Approvals scope="mine" />
				<Approvals scope="own" />
				<Approvals scope="decided" />
				<OwnSubstitutes />
			</div>
		</ApprovalFrame>
	);
}

/** Nobody who approves nothing has any. */
function OwnSubstitutes() {
	const substitutes = useSubstitutes();
	if (!substitutes.data?.isApprover) return null;
	return (
		<Part scope="substitutes" count={0}>
			<Substitutes substitutes={substitutes} say={sayAtBottom} />
		</Part>
	);
}

function Part({ scope, count, children }: { scope: Scope | 'substitutes'; count: number; children: ReactNode }) {
	const { t } = usePlatform();
	const { number } = useAmounts('EUR');
	return (
		<section
			aria-labelledby={`approvals-${scope}`}
			className="min-w-0 rounded-theme border border-line bg-surface p-5 text-text phone:p-8"
		>
			<h2 id={`approvals-${scope}`} className="mb-5 font-heading text-2xl font-bold">
				{t(`approvals.${scope}`)}
				{count > 0 && <span className="ms-2 text-lg text-muted tabular-nums">{number(count)}</span>}
			</h2>
			{children}
		</section>
	);
}

function Approvals({ scope }: { scope: Scope }) {
	const { t } = usePlatform();
	const [first, setFirst] = useState(onPage);
	const { data, error, refetch, isFetching } = useAdminQuery(
		ownApprovalsDocument,
		{ scope, first },
		{ keep: true, lookAgain: () => scope === 'mine' && halfMinute },
	);
	const { items = [], total = 0 } = data?.approvals ?? {};
	if (error && !data && !isFetching)
		return (
			<Part scope={scope} count={0}>
				<Notice kind="danger" action={<Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>}>
					{t('approvals.failed')}
				</Notice>
			</Part>
		);
	// Nobody is shown an empty list of what they have never done.
	if (data && total === 0 && scope !== 'mine') return null;
	return (
		<Part scope={scope} count={scope === 'decided' ? 0 : total}>
			{!data ? (
				<div className="min-h-24">
					<Skeleton lines={3} />
				</div>
			) : total === 0 ? (
				<p className="flex items-center gap-3 text-muted">
					<IconUserCheck aria-hidden size={28} className="shrink-0" />
					{t('approvals.mineNone')}
				</p>
			) : (
				<>
					<ul className="divide-y divide-line">
						{items.map((approval) => (
							<Row key={approval.orderId} approval={approval} scope={scope} />
						))}
					</ul>
					{items.length < Math.min(total, mostAtOnce) && (
						<div className="mt-5">
							<Button busy={isFetching} onClick={() => setFirst(Math.min(first + 20, mostAtOnce))}>
								{t('approvals.showMore')}
							</Button>
						</div>
					)}
				</>
			)}
		</Part>
	);
}

/** Since when it waits and until when; what has become of it. */
function Times({ approval, isOwn }: { approval: Listed; isOwn: boolean }) {
	const { t } = usePlatform();
	const { state, waitsSince, deadline, payUntil, decidedAt, begunAt } = approval;
	const rows: [string, string][] = isOpen(state)
		? [
				[t('approvals.waitsSince'), waitsSince],
				[
					t(state === 'returned' ? (isOwn ? 'approvals.answerBy' : 'approvals.answeredBy') : 'approvals.deadline'),
					deadline,
				],
			]
		: payUntil
			? [[t('approvals.payUntil'), payUntil]]
			: [[t('approvals.endedAt'), decidedAt ?? begunAt]];
	return (
		<p className="mt-2 flex flex-wrap gap-x-4 text-sm text-muted">
			{rows.map(([name, at]) => (
				<span key={name}>
					{name}: <Moment at={at} />
				</span>
			))}
			{isOwn && isOpen(state) && <span className="w-full">{t('approvals.expiresElse')}</span>}
		</p>
	);
}

function Row({ approval, scope }: { approval: Listed; scope: Scope }) {
	const { t } = usePlatform();
	const { orderId, firstName, lineCount, state, step, steps, gross, currency, toPay } = approval;
	const { customerName, companyName, costCentre, number, mayDecide } = approval;
	const { money } = useAmounts(currency);
	const waiting = useWaitingText()(approval, scope === 'own', true);
	const name = t('approvals.products', { name: firstName, count: lineCount - 1 });
	const to = `/account/approvals/${orderId}`;
	const details = [
		scope !== 'own' && customerName,
		scope !== 'own' && companyName !== customerName && companyName,
		costCentre && t('approvals.costCentreOf', { code: costCentre }),
		number,
		isOpen(state) && steps > 1 && t('approvals.step', { step, steps }),
	].filter(Boolean);
	return (
		<li className="grid gap-x-6 gap-y-2 py-5 first:pt-0 last:pb-0 phone:grid-cols-[minmax(0,1fr)_auto]">
			<div className="min-w-0">
				<NearLink
					to={to}
					className="inline-flex min-h-8 items-center font-bold text-link underline underline-offset-4 wrap-anywhere hover:text-link-hover pointer-coarse:min-h-11"
				>
					{name}
				</NearLink>
				{details.length > 0 && <p className="wrap-anywhere">{details.join(' · ')}</p>}
				<div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
					<ApprovalStateChip state={state} toPay={toPay} />
					{scope !== 'mine' && waiting && <span className="wrap-anywhere">{waiting}</span>}
				</div>
				<Times approval={approval} isOwn={scope === 'own'} />
			</div>
			<div className="flex flex-wrap items-center justify-between gap-3 phone:flex-col phone:items-end phone:justify-start">
				<span className="text-lg font-bold tabular-nums">{money(gross)}</span>
				<ButtonLink
					to={to}
					size="small"
					colour={mayDecide ? 'primary' : 'neutral'}
					aria-label={`${t(mayDecide ? 'approvals.decide' : 'approvals.view')}: ${name}`}
				>
					{t(mayDecide ? 'approvals.decide' : 'approvals.view')}
				</ButtonLink>
			</div>
		</li>
	);
}
