// The roles of staff and the groups of customers.
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { formatNumber } from '../../../rules/formats.ts';
import { arrangeRows } from '../../kit/arrange-rows.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { TextLink } from '../../kit/link.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { areas, type Level, levelOf } from './right-levels.ts';
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
			cell: ({ admin, access }) => (admin ? t('roles.everything') : <Rights access={access} />),
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

/** What the role may change, then what it may view besides. */
function Rights({ access }: Pick<Role, 'access'>) {
	const t = useTexts();
	const namesAt = (level: Level) =>
		areas
			.filter((area) => levelOf(area, access) === level && area.id !== 'area')
			.map(({ id }) => t(`roles.areaName.${id}`));
	const granted = (['change', 'view'] as const).map((level) => ({ level, names: namesAt(level) }));
	const shown = granted.filter(({ names }) => names.length > 0);
	if (shown.length === 0) return t(access.length > 0 ? 'right.gAdminArea' : 'roles.noRights');
	return (
		<span className="block max-w-prose min-w-52">
			{shown.map(({ level, names }) => (
				<span key={level} className="block">
					<span className="text-muted">{t(`roles.level.${level}`)}:</span> {names.join(', ')}
				</span>
			))}
		</span>
	);
}

/** Where there is no room for columns. */
function RoleCard({ role }: { role: Role }) {
	const { t, language, notation } = usePlatform();
	const { id, label, type, admin, access, users } = role;
	return (
		<div className="grid gap-1 p-4">
			<p className="flex flex-wrap justify-between gap-x-4">
				<span className="font-medium wrap-anywhere">
					<TextLink to={`/admin/roles/${id}`}>{label}</TextLink>
				</span>
				<span className="text-sm text-muted">{t(`roles.${type}`)}</span>
			</p>
			<p className="text-sm wrap-anywhere">{admin ? t('roles.everything') : <Rights access={access} />}</p>
			<p className="text-sm text-muted">
				{t('admin.users')}: {formatNumber(users, language, notation)}
			</p>
		</div>
	);
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
			wide
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
				card={(role) => <RoleCard role={role} />}
				failure={error && <Failed error={error} onRetry={refetch} />}
				busy={!data && !error}
			/>
		</PageFrame>
	);
}
