// The companies of the shop: found by name, number and member.
import { IconBuilding, IconPlus } from '@tabler/icons-react';
import { ButtonLink } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { companiesDocument } from './companies.documents.ts';

type Listed = Data<typeof companiesDocument>['companies']['items'][number];

const orders = ['name', 'customerNumber', 'createdAt'] as const;

const orderOf = ({ sort }: TableState) => orders.find((order) => order === sort?.column) ?? 'name';

/** Whether a column can be sorted by is shown by its having a value; sorting is the server's work. */
const sortable = { value: () => '' };

function useColumns(): TableColumn<Listed>[] {
	const { t } = usePlatform();
	return [
		{
			id: 'name',
			label: t('companies.name'),
			...sortable,
			cell: ({ name }) => <span className="block min-w-40 font-medium wrap-anywhere">{name}</span>,
		},
		{
			id: 'customerNumber',
			label: t('companies.customerNumber'),
			...sortable,
			cell: ({ customerNumber }) => <span className="tabular-nums">{customerNumber}</span>,
		},
		{ id: 'vatId', label: t('companies.vatId'), hidden: true, cell: ({ vatId }) => vatId },
		{
			id: 'members',
			label: t('companies.memberCount'),
			align: 'end',
			cell: ({ memberCount }) => <span className="tabular-nums">{memberCount}</span>,
		},
	];
}

function CompanyCard({ company: { id, name, customerNumber, memberCount } }: { company: Listed }) {
	const { t } = usePlatform();
	return (
		<div className="grid gap-1 p-4">
			<span className="font-medium wrap-anywhere">
				<TextLink to={`/admin/companies/${id}`}>{name}</TextLink>
			</span>
			<p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
				<span>{customerNumber}</span>
				<span>
					{t('companies.memberCount')}: {memberCount}
				</span>
			</p>
		</div>
	);
}

export function Component() {
	const { t } = usePlatform();
	const me = useMe();
	const columns = useColumns();
	const [state, change] = useTableState();
	const archived = state.filters.archived === 'true';
	const { data, error, refetch, isFetching } = useAdminQuery(
		companiesDocument,
		{
			search: state.search,
			archived,
			sort: orderOf(state),
			descending: state.sort?.descending ?? false,
			first: state.rows,
			offset: (state.page - 1) * state.rows,
		},
		{ keep: true },
	);
	const showArchived = (shown: boolean) =>
		change(({ filters: { archived: _before, ...others } }) => ({
			filters: shown ? { ...others, archived: 'true' } : others,
		}));
	const newCompany = has(me, 'mUser') && (
		<ButtonLink to="/admin/companies/new" colour="primary" icon={<IconPlus aria-hidden size={18} />}>
			{t('companies.new')}
		</ButtonLink>
	);
	return (
		<PageFrame wide title={t('admin.companies')} actions={newCompany}>
			<div className="mb-3">
				<Checkbox label={t('companies.showArchived')} checked={archived} onChange={showArchived} />
			</div>
			<Table
				key={String(archived)}
				label={t('admin.companies')}
				columns={columns}
				rows={data?.companies.items ?? []}
				total={data?.companies.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				hrefOf={({ id }) => `/admin/companies/${id}`}
				card={(company) => <CompanyCard company={company} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('companies.none')}
						text={t('companies.noneText')}
						picture={<IconBuilding aria-hidden size={32} />}
					/>
				}
			/>
		</PageFrame>
	);
}
