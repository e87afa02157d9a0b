// The roles of staff and the groups of customers.
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { formatNumber } from '../../../rules/formats.ts';
import { arrangeRows } from '../../kit/arrange-rows.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { useDeleteRoles } from './role-actions.ts';
import { rolesDocument } from './roles.documents.ts';

type Role = Data<typeof rolesDocument>['roles'][number];

function useColumns(): TableColumn<Role>[] {
	const { t, language, notation } = usePlatform();
	return [
		{
			id: 'label',
			label: t('roles.role'),
			value: ({ label }) => label,
			cell: ({ label }) => <span className="font-medium">{label}</span>,
		},
		{ id: 'name', label: t('roles.name'), value: ({ name }) => name, cell: ({ name }) => name },
		{
			id: 'type',
			label: t('roles.type'),
			value: ({ type }) => t(`roles.${type}`),
			cell: ({ type }) => t(`roles.${type}`),
		},
		{
			id: 'rights',
			label: t('roles.rights'),
			value: ({ admin, access }) => (admin ? 100 : access.length),
			cell: ({ admin, access }) => (admin ? t('roles.everything') : access.join(', ') || '–'),
		},
		{
			id: 'users',
			label: t('admin.users'),
			align: 'end',
			value: ({ users }) => users,
			cell: ({ users }) => formatNumber(users, language, notation),
		},
		{
			id: 'description',
			label: t('roles.description'),
			hidden: true,
			value: ({ description }) => description,
			cell: ({ description }) => description,
		},
	];
}

export function Component() {
	const { t, language } = usePlatform();
	const me = useMe();
	const [state, change] = useTableState();
	const columns = useColumns();
	const deleteRoles = useDeleteRoles();
	const { data, error, refetch } = useAdminQuery(rolesDocument, {});
	const all = data?.roles ?? [];
	const filters = [{ id: 'type', matches: ({ type }: Role, value: string) => type === value }];
	const { rows, total } = arrangeRows(all, columns, filters, state, language);
	const mayChange = has(me, 'mRole');
	return (
		<PageFrame
			title={t('admin.roles')}
			actions={
				mayChange && (
					<ButtonLink to="/admin/roles/new" colour="primary" icon={<IconPlus aria-hidden size={18} />}>
						{t('roles.new')}
					</ButtonLink>
				)
			}
		>
			<Table
				label={t('admin.roles')}
				columns={columns}
				rows={rows}
				total={total}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				filters={[
					{
						id: 'type',
						label: t('roles.type'),
						choices: (['staff', 'customer'] as const).map((value) => ({ value, label: t(`roles.${value}`) })),
					},
				]}
				bulkActions={
					mayChange
						? [
								{
									id: 'delete',
									label: t('admin.delete'),
									icon: <IconTrash aria-hidden size={18} />,
									onAction: (ids) => deleteRoles(all.filter(({ id }) => ids.includes(id))),
								},
							]
						: []
				}
				hrefOf={({ id }) => `/admin/roles/${id}`}
				failure={error && <Failed error={error} onRetry={refetch} />}
				busy={!data && !error}
			/>
		</PageFrame>
	);
}
