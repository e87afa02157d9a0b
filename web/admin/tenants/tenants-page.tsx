// The shops of the platform, for its operators: found, sorted, opened, suspended, deleted, restored.
import { IconBuildingStore, IconPackageImport, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFileSize, formatNumber } from '../../../rules/formats.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Chip } from '../../kit/chip.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { TenantCard } from './tenant-card.tsx';
import { type ListedTenant, TenantMenu } from './tenant-menu.tsx';
import { DomainList, Host, StateChip, useUsed } from './tenant-state.tsx';
import { tenantsDocument } from './tenants.documents.ts';
import { type ComingTier, TierText } from './tier-text.tsx';
import { ImportDialog } from './transfer/import-dialog.tsx';

const orders = [
	'name',
	'slug',
	'tier',
	'state',
	'pages',
	'linkPages',
	'orders',
	'storage',
	'lastUpdate',
	'createdAt',
] as const;

const byName = { column: 'name', descending: false };

const orderOf = ({ sort }: TableState) => orders.find((order) => order === sort?.column) ?? 'name';

/** Whether a column can be sorted by is shown by its having a value; sorting is the server's work. */
const sortable = { value: () => '' };

function useColumns(coming: readonly ComingTier[]): TableColumn<ListedTenant>[] {
	const { t, language } = usePlatform();
	const used = useUsed();
	return [
		{
			id: 'name',
			label: t('tenants.shop'),
			...sortable,
			cell: ({ name, own, address, sellsPlans, domains }) => (
				<div className="min-w-44">
					<span className="font-medium wrap-anywhere">{name}</span>{' '}
					{own && <Chip state="inactive" label={t('tenants.own')} />}{' '}
					{sellsPlans && <Chip state="inactive" label={t('tenants.sellsPlans')} />}
					<a href={address} className="block text-sm text-muted underline wrap-break-word">
						<Host host={new URL(address).host} />
					</a>
					{domains.length > 0 && (
						<div className="mt-2 text-sm">
							<DomainList domains={domains} />
						</div>
					)}
				</div>
			),
		},
		// Before the figures: what can be done is in sight however wide they are.
		{ id: 'actions', label: t('tenants.actions'), cell: (shop) => <TenantMenu shop={shop} /> },
		{ id: 'slug', label: t('tenants.slug'), hidden: true, ...sortable, cell: ({ slug }) => slug },
		{ id: 'tier', label: t('tenants.tier'), ...sortable, cell: (shop) => <TierText {...{ shop, coming }} /> },
		{ id: 'state', label: t('tenants.state'), ...sortable, cell: (shop) => <StateChip shop={shop} /> },
		{
			id: 'pages',
			label: t('tenants.pages'),
			align: 'end',
			...sortable,
			cell: ({ pages, pageLimit }) => (
				<span className={pageLimit === null ? '' : 'whitespace-nowrap'}>{used(pages, pageLimit)}</span>
			),
		},
		{
			id: 'linkPages',
			label: t('tenants.linkPages'),
			align: 'end',
			...sortable,
			hidden: true,
			cell: ({ linkPages, linkPageLimit }) => used(linkPages, linkPageLimit),
		},
		{
			id: 'orders',
			label: t('tenants.orders'),
			align: 'end',
			...sortable,
			cell: ({ orders: placed }) => formatNumber(placed, language),
		},
		{
			id: 'storage',
			label: t('tenants.storage'),
			align: 'end',
			hidden: true,
			...sortable,
			cell: ({ storage }) => formatFileSize(storage, language),
		},
		{
			id: 'lastUpdate',
			label: t('tenants.lastUpdate'),
			...sortable,
			cell: ({ lastUpdate }) => <Moment at={lastUpdate} />,
		},
		{
			id: 'createdAt',
			label: t('tenants.created'),
			hidden: true,
			...sortable,
			cell: ({ createdAt }) => <Moment at={createdAt} />,
		},
	];
}

export function Component() {
	const { t } = usePlatform();
	const [isImporting, setImporting] = useState(false);
	const [state, change] = useTableState();
	const deleted = state.filters.deleted === 'true';
	const { data, error, refetch, isFetching } = useAdminQuery(
		tenantsDocument,
		{
			search: state.search,
			deleted,
			sort: orderOf(state),
			descending: state.sort?.descending ?? false,
			first: state.rows,
			offset: (state.page - 1) * state.rows,
		},
		{ keep: true },
	);
	const coming = data?.tenants.comingTiers ?? [];
	const columns = useColumns(coming);
	const showDeleted = (shown: boolean) =>
		change(({ filters: { deleted: _before, ...others } }) => ({
			filters: shown ? { ...others, deleted: 'true' } : others,
		}));
	return (
		<PageFrame
			wide
			title={t('tenants.title')}
			actions={
				<>
					<Button icon={<IconPackageImport aria-hidden size={18} />} onClick={() => setImporting(true)}>
						{t('transfer.import')}
					</Button>
					<ButtonLink to="/admin/tenants/new" colour="primary" icon={<IconPlus aria-hidden size={18} />}>
						{t('tenants.new')}
					</ButtonLink>
				</>
			}
		>
			<div className="mb-3">
				<Checkbox label={t('tenants.showDeleted')} checked={deleted} onChange={showDeleted} />
			</div>
			<Table
				label={t('tenants.navigation')}
				columns={columns}
				rows={data?.tenants.items ?? []}
				total={data?.tenants.total ?? 0}
				rowId={({ id }) => id}
				defaultSort={byName}
				state={state}
				onChange={change}
				card={(shop) => <TenantCard {...{ shop, coming }} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('tenants.none')}
						text={t('tenants.noneText')}
						picture={<IconBuildingStore aria-hidden size={32} />}
					/>
				}
			/>
			{isImporting && <ImportDialog open onClose={() => setImporting(false)} onImported={() => void refetch()} />}
		</PageFrame>
	);
}
