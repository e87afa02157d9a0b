// The price lists of the shop: found, chosen, copied, archived and restored.
import { IconArchive, IconArchiveOff, IconPlus, IconTable } from '@tabler/icons-react';
import { formatNumber } from '../../../rules/formats.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import type { BulkAction } from '../../kit/table-bulk.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { usePriceListActions } from './price-list-actions.ts';
import { PriceListMenu } from './price-list-menu.tsx';
import { priceListsDocument } from './price-lists.documents.ts';

type List = Data<typeof priceListsDocument>['priceLists']['items'][number];

const orders = ['name', 'rows', 'products', 'updatedAt'] as const;
const icon = { 'aria-hidden': true, size: 18 };
/** Whether a column can be sorted by is shown by its having a value; sorting is the server's work. */
const sortable = { value: () => '' };

function useColumns(): TableColumn<List>[] {
	const { t, language, notation } = usePlatform();
	return [
		{
			id: 'name',
			label: t('adminPriceLists.name'),
			...sortable,
			cell: ({ name }) => <span className="block min-w-40 font-medium wrap-anywhere">{name}</span>,
		},
		{
			id: 'rows',
			label: t('adminPriceLists.rows'),
			...sortable,
			align: 'end',
			cell: ({ rowCount }) => formatNumber(rowCount, language, notation),
		},
		{
			id: 'products',
			label: t('adminPriceLists.products'),
			...sortable,
			align: 'end',
			cell: ({ productCount }) => formatNumber(productCount, language, notation),
		},
		{
			id: 'updatedAt',
			label: t('adminPriceLists.updated'),
			...sortable,
			cell: ({ updatedAt }) => <Moment at={updatedAt} />,
		},
		{
			id: 'actions',
			label: t('adminPriceLists.actions'),
			align: 'end',
			cell: (list) => <PriceListMenu list={list} compact />,
		},
	];
}

/** A row where there is no room for columns. */
function ListCard({ list }: { list: List }) {
	const { t, language, notation } = usePlatform();
	const { id, name, rowCount, productCount, updatedAt } = list;
	const figures = [
		`${t('adminPriceLists.rows')}: ${formatNumber(rowCount, language, notation)}`,
		`${t('adminPriceLists.products')}: ${formatNumber(productCount, language, notation)}`,
	];
	return (
		<div className="flex items-start justify-between gap-3 p-4">
			<div className="grid min-w-0 gap-1">
				<span className="font-medium wrap-anywhere">
					<TextLink to={`/admin/price-lists/${id}`}>{name}</TextLink>
				</span>
				<p className="text-sm text-muted">{figures.join(' · ')}</p>
				<p className="text-sm text-muted">
					<Moment at={updatedAt} />
				</p>
			</div>
			<PriceListMenu list={list} compact />
		</div>
	);
}

function useBulkActions(rows: readonly List[], archived: boolean): BulkAction[] {
	const { t } = usePlatform();
	const actions = usePriceListActions();
	const chosen = (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id));
	return [
		archived
			? {
					id: 'restore',
					label: t('adminPriceLists.restore'),
					icon: <IconArchiveOff {...icon} />,
					onAction: (ids) => actions.restore(chosen(ids)),
				}
			: {
					id: 'archive',
					label: t('adminPriceLists.archive'),
					icon: <IconArchive {...icon} />,
					onAction: (ids) => actions.archive(chosen(ids)),
				},
	];
}

export function Component() {
	const { t } = usePlatform();
	const me = useMe();
	const columns = useColumns();
	const [state, change] = useTableState();
	const archived = state.filters.archived === 'true';
	const { data, error, refetch, isFetching } = useAdminQuery(
		priceListsDocument,
		{
			search: state.search,
			archived,
			sort: orders.find((order) => order === state.sort?.column) ?? 'name',
			descending: state.sort?.descending ?? false,
			first: state.rows,
			offset: (state.page - 1) * state.rows,
		},
		{ keep: true },
	);
	const rows = data?.priceLists.items ?? [];
	const bulkActions = useBulkActions(rows, archived);
	const mayChange = has(me, 'mPrice');
	const begin = (
		<ButtonLink to="/admin/price-lists/new" colour="primary" icon={<IconPlus {...icon} />}>
			{t('adminPriceLists.new')}
		</ButtonLink>
	);
	return (
		<PageFrame wide title={t('adminPriceLists.title')} actions={mayChange && begin}>
			<div className="mb-3">
				<Checkbox
					label={t('adminPriceLists.showArchived')}
					checked={archived}
					onChange={(shown) => change({ filters: shown ? { archived: 'true' } : {} })}
				/>
			</div>
			<Table
				// What was selected among the one is not selected among the other.
				key={String(archived)}
				label={t('adminPriceLists.title')}
				columns={columns}
				rows={rows}
				total={data?.priceLists.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				bulkActions={mayChange ? bulkActions : []}
				hrefOf={({ id }) => `/admin/price-lists/${id}`}
				card={(list) => <ListCard list={list} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t(archived ? 'adminPriceLists.noneArchived' : 'adminPriceLists.none')}
						text={t(archived ? 'adminPriceLists.noneArchivedText' : 'adminPriceLists.noneText')}
						picture={<IconTable aria-hidden size={32} />}
						action={mayChange && !archived && begin}
					/>
				}
			/>
		</PageFrame>
	);
}
