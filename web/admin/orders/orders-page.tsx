// The orders of the shop: found, narrowed, sorted, taken away as a table. Checkouts that came to nothing have a view of their own.

import { IconPlus, IconShoppingCart } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { separatorName } from '../../../rules/csv-separator.ts';
import { isDay } from '../../../rules/dates.ts';
import { formatMoney } from '../../../rules/money.ts';
import { type OrderStatus, orderStatuses, paymentStates } from '../../../rules/orders/machine.ts';
import { paymentMethods } from '../../../rules/payments/methods.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { download } from '../../kit/download.ts';
import { EmailAddress } from '../../kit/email-address.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Menu } from '../../kit/menu.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import type { TableFilter } from '../../kit/table-toolbar.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { ApprovalChip } from './approvals/approval-chip.tsx';
import { useBulkCancel } from './bulk-cancel.tsx';
import { useBulkMoves } from './bulk-moves.tsx';
import { useBulkNotes } from './bulk-notes.tsx';
import { ordersDocument } from './orders.documents.ts';
import { SavedViews, SaveView } from './saved-views.tsx';
import { ImportShipments } from './shipments/import-dialog.tsx';
import { CancelledChip, PaymentChip, PrintDataChip, ShippedChip, StatusChip } from './state-chip.tsx';

type Order = Data<typeof ordersDocument>['orders']['items'][number];

const views = ['orders', 'abandoned'] as const;
type View = (typeof views)[number];

/** What a checkout can be that came to nothing, and what an order can be. */
const statusesOf: Record<View, readonly OrderStatus[]> = {
	orders: orderStatuses.filter((status) => status !== 'inCreation'),
	abandoned: ['inCreation', 'error'],
};

const sorts = ['number', 'placedAt', 'customer', 'gross'] as const;

/** What a user wrote into the address may be anything. */
const known = <Value extends string>(values: readonly Value[], given: string | undefined): Value | null =>
	values.find((value) => value === given) ?? null;
const dayIn = (text: string | undefined) => (text && isDay(text) ? text : null);

/** As the API is asked, also for the file of all that is found. */
const wantedOrders = ({ search, filters }: TableState, view: View) => ({
	search,
	abandoned: view === 'abandoned',
	status: known(orderStatuses, filters.status),
	payment: known(paymentStates, filters.payment),
	method: known(paymentMethods, filters.method),
	from: dayIn(filters.from),
	to: dayIn(filters.to),
	cancelled: filters.cancelled === 'only' ? true : filters.cancelled === 'without' ? false : null,
	partlyShipped: filters.shipped === 'partly',
	waitsForPrintData: filters.printData === 'waiting',
	ofSubscription: filters.subscription === 'only' ? true : filters.subscription === 'without' ? false : null,
});

const sortOf = ({ sort }: TableState) => ({
	sort: known(sorts, sort?.column) ?? ('placedAt' as const),
	descending: sort?.descending ?? true,
});

/** What was never placed is not owed. */
const isOwed = ({ number, payment }: Pick<Order, 'number' | 'payment'>) => number !== null || payment !== 'open';

/** Whether a column can be sorted by is shown by its having a value; sorting is the server's work. */
const sortable = { value: () => '' };

function useColumns(): TableColumn<Order>[] {
	const { t, language, notation } = usePlatform();
	return [
		{
			id: 'number',
			label: t('adminOrders.number'),
			...sortable,
			cell: ({ number }) =>
				number ? (
					<span className="font-medium whitespace-nowrap tabular-nums">{number}</span>
				) : (
					<span className="whitespace-nowrap text-muted">{t('adminOrders.noNumber')}</span>
				),
		},
		{
			id: 'placedAt',
			label: t('adminOrders.date'),
			...sortable,
			cell: ({ placedAt, createdAt }) => (
				<span className="min-[1400px]:whitespace-nowrap">
					<Moment at={placedAt ?? createdAt} />
				</span>
			),
		},
		{
			id: 'customer',
			label: t('adminOrders.customer'),
			...sortable,
			cell: ({ customerName, customerMail }) => (
				<span className="block min-w-36 max:min-w-60">
					<span className="block wrap-anywhere">{customerName}</span>
					<span className="block text-sm text-muted wrap-anywhere">
						<EmailAddress mail={customerMail} />
					</span>
				</span>
			),
		},
		{
			id: 'status',
			label: t('adminOrders.status'),
			cell: ({ number, status, error, approval, cancelledAt, waitsForPrintData, shipped }) => (
				<span className="flex flex-wrap gap-1">
					<StatusChip status={status} number={number} error={error} />
					<ApprovalChip approval={approval} status={status} />
					{cancelledAt && <CancelledChip />}
					<ShippedChip shipped={shipped} />
					{waitsForPrintData && <PrintDataChip />}
				</span>
			),
		},
		{
			id: 'payment',
			label: t('adminOrders.payment'),
			cell: (order) => (
				<>
					{isOwed(order) && <PaymentChip {...order} />}
					<span className="block text-sm text-muted">{t(`paymentMethods.${order.paymentMethod}`)}</span>
				</>
			),
		},
		{
			id: 'method',
			label: t('adminOrders.method'),
			hidden: true,
			cell: ({ paymentMethod }) => t(`paymentMethods.${paymentMethod}`),
		},
		{ id: 'lines', label: t('adminOrders.lineCount'), align: 'end', hidden: true, cell: ({ lineCount }) => lineCount },
		{
			id: 'gross',
			label: t('adminOrders.total'),
			align: 'end',
			...sortable,
			cell: ({ gross, currency }) => (
				<span className="whitespace-nowrap">{formatMoney({ minor: gross, currency }, language, notation)}</span>
			),
		},
	];
}

function useFilters(view: View): TableFilter[] {
	const { t } = usePlatform();
	return [
		{
			id: 'status',
			label: t('adminOrders.status'),
			choices: statusesOf[view].map((value) => ({
				value,
				label: t(view === 'abandoned' && value === 'error' ? 'adminOrders.abandoned' : `adminOrders.status.${value}`),
			})),
		},
		{
			id: 'payment',
			label: t('adminOrders.payment'),
			choices: paymentStates.map((value) => ({ value, label: t(`adminOrders.payment.${value}`) })),
		},
		{
			id: 'method',
			label: t('adminOrders.method'),
			choices: paymentMethods.map((value) => ({ value, label: t(`paymentMethods.${value}`) })),
		},
		...(view === 'orders'
			? [
					{
						id: 'printData',
						label: t('adminOrders.printData'),
						choices: [{ value: 'waiting', label: t('adminOrders.printData.waiting') }],
					},
					{
						id: 'shipped',
						label: t('adminShipments.title'),
						choices: [{ value: 'partly', label: t('adminOrders.shipped.partly') }],
					},
					{
						id: 'subscription',
						label: t('adminSubscriptions.filterOrders'),
						choices: (['only', 'without'] as const).map((value) => ({
							value,
							label: t(`adminSubscriptions.filterOrders.${value}`),
						})),
					},
					{
						id: 'cancelled',
						label: t('adminOrders.cancellation'),
						choices: [
							{ value: 'without', label: t('adminOrders.cancellation.without') },
							{ value: 'only', label: t('adminOrders.cancellation.only') },
						],
					},
				]
			: []),
		{ id: 'from', label: t('adminOrders.from'), kind: 'day' },
		{ id: 'to', label: t('adminOrders.to'), kind: 'day' },
	];
}

/** What can be done with several orders: notes are printed by whoever sees them. */
function useBulk(orders: Data<typeof ordersDocument>['orders']['items']) {
	const me = useMe();
	const notes = useBulkNotes(orders);
	const moves = useBulkMoves(orders);
	const cancelling = useBulkCancel(orders);
	const changes = has(me, 'mOrder') ? [...moves, cancelling.action] : [];
	return { actions: [notes, ...changes], dialog: cancelling.dialog };
}

export function Component() {
	const { t } = usePlatform();
	const me = useMe();
	const columns = useColumns();
	const [parameters, setParameters] = useSearchParams();
	const view = known(views, parameters.get('view') ?? undefined) ?? 'orders';
	const filters = useFilters(view);
	const [state, change] = useTableState();
	const filter = wantedOrders(state, view);
	const order = sortOf(state);
	const { data, error, refetch, isFetching } = useAdminQuery(
		ordersDocument,
		{ filter, ...order, first: state.rows, offset: (state.page - 1) * state.rows },
		{ keep: true },
	);
	const bulk = useBulk(data?.orders.items ?? []);
	const list = (
		<>
			<SavedViews />
			<Table
				label={t(`adminOrders.view.${view}`)}
				columns={columns}
				rows={data?.orders.items ?? []}
				total={data?.orders.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				filters={filters}
				bulkActions={view === 'orders' ? bulk.actions : []}
				searchHint={t('adminOrders.searchHint')}
				hrefOf={({ id }) => `/admin/orders/${id}`}
				card={(row) => <OrderCard order={row} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t(view === 'orders' ? 'adminOrders.none' : 'adminOrders.noneAbandoned')}
						text={t(view === 'orders' ? 'adminOrders.noneText' : 'adminOrders.noneAbandonedText')}
						picture={<IconShoppingCart aria-hidden size={32} />}
					/>
				}
			/>
			{bulk.dialog}
			{data?.orders.more && (
				<p className="mt-2 text-sm text-muted">{t('adminOrders.more', { count: data.orders.total })}</p>
			)}
		</>
	);
	return (
		<PageFrame
			wide
			title={t('adminOrders.title')}
			actions={
				<>
					<SaveView />
					<ExportButton wanted={{ ...filter, ...order }} />
					{has(me, 'mOrder') && <ImportShipments />}
					{has(me, 'mOrder') && (
						<ButtonLink to="/admin/orders/new" colour="primary" icon={<IconPlus aria-hidden size={18} />}>
							{t('orderFor.title')}
						</ButtonLink>
					)}
				</>
			}
		>
			<Tabs
				label={t('adminOrders.title')}
				chosen={view}
				// What one view was narrowed by means nothing in the other.
				onChoose={(id) => id !== view && setParameters(id === 'orders' ? {} : { view: id })}
				tabs={views.map((id) => ({ id, label: t(`adminOrders.view.${id}`), content: id === view && list }))}
			/>
		</PageFrame>
	);
}

/** Where there is no room for columns. */
function OrderCard({ order }: { order: Order }) {
	const { t, language, notation } = usePlatform();
	const {
		id,
		number,
		customerName,
		customerMail,
		placedAt,
		createdAt,
		status,
		cancelledAt,
		gross,
		currency,
		waitsForPrintData,
	} = order;
	return (
		<div className="grid gap-2 p-4">
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<TextLink to={`/admin/orders/${id}`}>{number ?? t('adminOrders.noNumber')}</TextLink>
				<span className="font-bold tabular-nums">{formatMoney({ minor: gross, currency }, language, notation)}</span>
			</div>
			<p className="min-w-0 text-sm wrap-anywhere">
				{customerName}
				<span className="block text-muted">{customerMail}</span>
			</p>
			<div className="flex flex-wrap gap-2">
				<StatusChip status={status} number={number} error={order.error} />
				<ApprovalChip approval={order.approval} status={status} />
				{cancelledAt && <CancelledChip />}
				<ShippedChip shipped={order.shipped} />
				{isOwed(order) && <PaymentChip {...order} />}
				{waitsForPrintData && <PrintDataChip />}
			</div>
			<p className="text-sm text-muted">
				<Moment at={placedAt ?? createdAt} />
			</p>
		</div>
	);
}

interface ExportButtonProps {
	/** As the list is asked for. */
	wanted: Readonly<Record<string, string | boolean | null>>;
}

function ExportButton({ wanted }: ExportButtonProps) {
	const { t, language } = usePlatform();
	const toast = useToast();
	const start = async (lines: boolean) => {
		const query = new URLSearchParams({
			language,
			separator: separatorName(language),
			...(lines ? { lines: '1' } : {}),
			...Object.fromEntries(
				Object.entries(wanted).flatMap(([name, value]) =>
					value === null || value === '' ? [] : [[name, String(value)]],
				),
			),
		});
		try {
			await download(`/service-api/orders/export?${query}`);
			toast.success(t('adminOrders.exported'));
		} catch {
			toast.error(t('adminOrders.exportFailed'));
		}
	};
	return (
		<Menu
			label={t('adminOrders.export')}
			actions={(['orders', 'lines'] as const).map((id) => ({
				id,
				label: t(`adminOrders.export.${id}`),
				onAction: () => void start(id === 'lines'),
			}))}
		/>
	);
}
