// The subscriptions of the shop: found, narrowed, sorted, taken away as a table. Cancellations that have to be checked are a view of their own.
import { IconCalendarRepeat, IconDownload } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { separatorName } from '../../../rules/csv-separator.ts';
import { isId } from '../../../rules/ids.ts';
import { paymentIntervals } from '../../../rules/pricing/kinds.ts';
import { Button } from '../../kit/button.tsx';
import { download } from '../../kit/download.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table } from '../../kit/table.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import type { TableFilter } from '../../kit/table-toolbar.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { OpenCancellations } from './open-cancellations.tsx';
import { ListedCard, useSubscriptionColumns } from './subscription-list.tsx';
import { aroundSubscriptionsDocument, subscriptionsDocument } from './subscriptions.documents.ts';

const statuses = ['active', 'canceled'] as const;
const states = ['trialing', 'active', 'pastDue', 'paused', 'ended'] as const;
const sorts = ['number', 'startedAt', 'customer', 'nextPayment', 'gross'] as const;
const attentions = ['overdue', 'action', 'delivery', 'declaration'] as const;
const plans = ['yes', 'no'] as const;

/** What a user wrote into the address may be anything. */
const known = <Value extends string>(values: readonly Value[], given: string | undefined): Value | null =>
	values.find((value) => value === given) ?? null;

type Around = Data<typeof aroundSubscriptionsDocument>;

/** As the API is asked, also for the file of all that is found. */
const wantedSubscriptions = ({ search, filters }: TableState) => ({
	search,
	status: known(statuses, filters.status),
	state: known(states, filters.state),
	interval: known(paymentIntervals, filters.interval),
	attention: known(attentions, filters.attention),
	productId: filters.product && isId(filters.product) ? filters.product : null,
	plan: filters.plan === 'yes' ? true : filters.plan === 'no' ? false : null,
});

const sortOf = ({ sort }: TableState) => ({
	sort: known(sorts, sort?.column) ?? ('startedAt' as const),
	descending: sort?.descending ?? true,
});

function useFilters(around: Around | undefined): TableFilter[] {
	const { t } = usePlatform();
	return [
		{
			id: 'status',
			label: t('adminSubscriptions.status'),
			choices: statuses.map((value) => ({ value, label: t(`adminSubscriptions.status.${value}`) })),
		},
		{
			id: 'state',
			label: t('adminSubscriptions.state'),
			choices: states.map((value) => ({ value, label: t(`adminSubscriptions.state.${value}`) })),
		},
		{
			id: 'attention',
			label: t('adminSubscriptions.attention'),
			choices: attentions.map((value) => ({ value, label: t(`adminSubscriptions.attention.${value}`) })),
		},
		{
			id: 'interval',
			label: t('adminSubscriptions.interval'),
			choices: paymentIntervals.map((value) => ({ value, label: t(`adminSubscriptions.unit.${value}`) })),
		},
		{
			id: 'product',
			label: t('adminSubscriptions.product'),
			choices: (around?.subscribedProducts ?? []).map(({ id, name }) => ({ value: id, label: name })),
		},
		// Only a shop that sells plans has any.
		...(around && around.subscriptionFigures.plans > 0
			? [
					{
						id: 'plan',
						label: t('adminSubscriptions.plan'),
						choices: plans.map((value) => ({ value, label: t(`adminSubscriptions.plan.${value}`) })),
					},
				]
			: []),
	];
}

export function Component() {
	const { t, language } = usePlatform();
	const [parameters, setParameters] = useSearchParams();
	const view = parameters.get('view') === 'cancellations' ? 'cancellations' : 'subscriptions';
	const [state] = useTableState();
	const { data: around } = useAdminQuery(aroundSubscriptionsDocument, { language }, { keep: true });
	const count = around?.subscriptionFigures.cancellationsToCheck ?? 0;
	const list = <SubscriptionTable around={around} />;
	return (
		<PageFrame
			wide
			title={t('adminSubscriptions.title')}
			actions={view === 'subscriptions' && <ExportButton wanted={wantedSubscriptions(state)} />}
		>
			{count === 0 && view === 'subscriptions' ? (
				list
			) : (
				<Tabs
					label={t('adminSubscriptions.title')}
					chosen={view}
					// What one view was narrowed by means nothing in the other.
					onChoose={(id) => id !== view && setParameters(id === 'subscriptions' ? {} : { view: id })}
					tabs={[
						{
							id: 'subscriptions',
							label: t('adminSubscriptions.view.subscriptions'),
							content: view === 'subscriptions' && list,
						},
						{
							id: 'cancellations',
							label: t('adminSubscriptions.view.cancellations', { count }),
							content: view === 'cancellations' && <OpenCancellations />,
						},
					]}
				/>
			)}
		</PageFrame>
	);
}

function SubscriptionTable({ around }: { around: Around | undefined }) {
	const { t, language } = usePlatform();
	const columns = useSubscriptionColumns();
	const filters = useFilters(around);
	const [state, change] = useTableState();
	const { data, error, refetch, isFetching } = useAdminQuery(
		subscriptionsDocument,
		{
			filter: wantedSubscriptions(state),
			...sortOf(state),
			first: state.rows,
			offset: (state.page - 1) * state.rows,
			language,
		},
		{ keep: true },
	);
	return (
		<Table
			label={t('adminSubscriptions.title')}
			columns={columns}
			rows={data?.adminSubscriptions.items ?? []}
			total={data?.adminSubscriptions.total ?? 0}
			rowId={({ id }) => id}
			state={state}
			onChange={change}
			filters={filters}
			searchHint={t('adminSubscriptions.searchHint')}
			hrefOf={({ id }) => `/admin/subscriptions/${id}`}
			card={(row) => <ListedCard subscription={row} />}
			busy={isFetching && !data}
			failure={error && <Failed error={error} onRetry={refetch} />}
			empty={
				<EmptyState
					title={t('adminSubscriptions.none')}
					text={t('adminSubscriptions.noneText')}
					picture={<IconCalendarRepeat aria-hidden size={32} />}
				/>
			}
		/>
	);
}

interface ExportButtonProps {
	/** As the list is asked for. */
	wanted: Readonly<Record<string, string | boolean | null>>;
}

function ExportButton({ wanted }: ExportButtonProps) {
	const { t, language } = usePlatform();
	const toast = useToast();
	const start = async () => {
		const given = Object.entries(wanted).flatMap(([name, value]) =>
			value === null || value === '' ? [] : [[name, String(value)]],
		);
		const query = new URLSearchParams([['language', language], ['separator', separatorName(language)], ...given]);
		try {
			await download(`/service-api/subscriptions/export?${query}`);
			toast.success(t('adminSubscriptions.exported'));
		} catch {
			toast.error(t('adminSubscriptions.exportFailed'));
		}
	};
	return (
		<Button icon={<IconDownload aria-hidden size={18} />} onClick={() => void start()}>
			{t('adminSubscriptions.export')}
		</Button>
	);
}
