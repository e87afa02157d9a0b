// All approvals of the shop: what is due first comes first, then what was decided last; and who stands in for the reader.
import { IconUserCheck } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { approvalStates } from '../../../../rules/approvals/rule.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { Substitutes, useSubstitutes } from '../../../approvals/substitutes.tsx';
import { ButtonLink } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { PageFrame } from '../../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../../kit/table.tsx';
import { useTableState } from '../../../kit/table-state.ts';
import { Tabs } from '../../../kit/tabs.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Failed } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { ApprovalStateChip } from './approval-chip.tsx';
import { shopApprovalsDocument } from './approvals.documents.ts';
import { isOpen, useWaitsFor } from './waiting.ts';

type Listed = Data<typeof shopApprovalsDocument>['shopApprovals']['items'][number];

const views = ['open', 'all'] as const;
type View = (typeof views)[number];
const ofSubstitutes = 'substitutes';

const hrefOf = ({ orderId }: Listed) => `/admin/orders/${orderId}`;

function useColumns(): TableColumn<Listed>[] {
	const { t, language, notation } = usePlatform();
	const waitsFor = useWaitsFor();
	return [
		{
			id: 'order',
			label: t('approvals.orderColumn'),
			cell: ({ number, firstName, lineCount }) => (
				<span className="block min-w-40 wrap-anywhere">
					<span className="font-medium">{t('approvals.products', { name: firstName, count: lineCount - 1 })}</span>
					{number && <span className="block text-sm text-muted tabular-nums">{number}</span>}
				</span>
			),
		},
		{
			id: 'state',
			label: t('approvals.stateColumn'),
			cell: ({ state, step, steps }) => (
				<>
					<ApprovalStateChip state={state} />
					{state === 'pending' && steps > 1 && (
						<span className="block text-sm text-muted">{t('approvals.step', { step, steps })}</span>
					)}
				</>
			),
		},
		{
			id: 'buyer',
			label: t('approvals.buyer'),
			cell: ({ customerName, companyName }) => (
				<span className="block min-w-32 wrap-anywhere">
					{customerName}
					{companyName && companyName !== customerName && (
						<span className="block text-sm text-muted">{companyName}</span>
					)}
				</span>
			),
		},
		{ id: 'costCentre', label: t('approvals.costCentre'), cell: ({ costCentre }) => costCentre },
		{
			id: 'waitsFor',
			label: t('approvals.waitsForColumn'),
			cell: (row) => <span className="block min-w-32 wrap-anywhere">{waitsFor(row)}</span>,
		},
		{
			id: 'deadline',
			label: t('approvals.deadline'),
			cell: ({ state, deadline }) => isOpen(state) && <Moment at={deadline} />,
		},
		{
			id: 'gross',
			label: t('approvals.total'),
			align: 'end',
			cell: ({ gross, currency }) => (
				<span className="whitespace-nowrap">{formatMoney({ minor: gross, currency }, language, notation)}</span>
			),
		},
	];
}

export function Component() {
	const { t } = usePlatform();
	const [parameters, setParameters] = useSearchParams();
	const substitutes = useSubstitutes();
	const toast = useToast();
	const view = parameters.get('view');
	const isApprover = substitutes.data?.isApprover ?? view === ofSubstitutes;
	const lists: readonly string[] = views;
	const shown = view !== null && (lists.includes(view) || (view === ofSubstitutes && isApprover)) ? view : 'open';
	const ownPart = {
		id: ofSubstitutes,
		label: t('approvals.substitutes'),
		content: shown === ofSubstitutes && (
			<Card>
				<Substitutes
					substitutes={substitutes}
					say={(kind, text) => (kind === 'danger' ? toast.error(text) : toast.success(text))}
				/>
			</Card>
		),
	};
	return (
		<PageFrame wide title={t('approvals.title')} above={[{ label: t('adminOrders.title'), to: '/admin/orders' }]}>
			<Tabs
				label={t('approvals.title')}
				chosen={shown}
				// What one view was narrowed by means nothing in the other.
				onChoose={(id) => id !== shown && setParameters(id === 'open' ? {} : { view: id })}
				tabs={[
					...views.map((id) => ({ id, label: t(`approvals.${id}`), content: id === shown && <Approvals view={id} /> })),
					...(isApprover ? [ownPart] : []),
				]}
			/>
		</PageFrame>
	);
}

function Approvals({ view }: { view: View }) {
	const { t } = usePlatform();
	const me = useMe();
	const columns = useColumns();
	const [state, change] = useTableState();
	const states = approvalStates.filter((one) => view === 'all' || isOpen(one));
	const { data, error, refetch, isFetching } = useAdminQuery(
		shopApprovalsDocument,
		{
			open: view === 'open',
			state: states.find((one) => one === state.filters.state) ?? null,
			search: state.search,
			first: state.rows,
			offset: (state.page - 1) * state.rows,
		},
		{ keep: true },
	);
	return (
		<Table
			label={t('approvals.title')}
			columns={columns}
			rows={data?.shopApprovals.items ?? []}
			total={data?.shopApprovals.total ?? 0}
			rowId={({ orderId }) => orderId}
			state={state}
			onChange={change}
			filters={[
				{
					id: 'state',
					label: t('approvals.stateColumn'),
					choices: states.map((value) => ({ value, label: t(`approvals.state.${value}`) })),
				},
			]}
			searchHint={t('approvals.searchHint')}
			hrefOf={hrefOf}
			card={(row) => <ApprovalRow approval={row} />}
			busy={isFetching && !data}
			failure={error && <Failed error={error} onRetry={refetch} />}
			empty={
				<EmptyState
					title={t(`approvals.${view}None`)}
					text={t('approvals.allNoneText')}
					picture={<IconUserCheck aria-hidden size={32} />}
					action={
						has(me, 'qTenant') && <ButtonLink to="/admin/settings/order-workflow">{t('approvals.toRules')}</ButtonLink>
					}
				/>
			}
		/>
	);
}

/** Where there is no room for columns. */
function ApprovalRow({ approval }: { approval: Listed }) {
	const { t, language, notation } = usePlatform();
	const waitsFor = useWaitsFor()(approval);
	const { firstName, lineCount, number, customerName, companyName, costCentre, state, deadline, gross, currency } =
		approval;
	return (
		<div className="grid gap-2 p-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<TextLink to={hrefOf(approval)}>{t('approvals.products', { name: firstName, count: lineCount - 1 })}</TextLink>
				<span className="font-bold tabular-nums">{formatMoney({ minor: gross, currency }, language, notation)}</span>
			</div>
			<p className="min-w-0 text-sm wrap-anywhere">
				{customerName}
				<span className="block text-muted">
					{[
						companyName !== customerName && companyName,
						costCentre && t('approvals.costCentreOf', { code: costCentre }),
						number,
					]
						.filter(Boolean)
						.join(' · ')}
				</span>
			</p>
			<div>
				<ApprovalStateChip state={state} />
			</div>
			{isOpen(state) && (
				<p className="text-sm text-muted wrap-anywhere">
					{t('approvals.waitsForColumn')}: {waitsFor}
					<span className="block">
						{t('approvals.deadline')}: <Moment at={deadline} />
					</span>
				</p>
			)}
		</div>
	);
}
