// The users of the shop: found, sorted, chosen, archived.
import { IconArchive, IconArchiveOff, IconMailForward, IconPlus, IconUsers } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import type { BulkAction } from '../../kit/table-bulk.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import { Tabs } from '../../kit/tabs.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { GuestsList } from './customer/guests-list.tsx';
import { useUserActions } from './user-actions.ts';
import { usersDocument } from './users.documents.ts';

type User = Data<typeof usersDocument>['users']['items'][number];

const orders = ['email', 'username', 'surname', 'createdAt', 'lastLoginAt'] as const;

const orderOf = ({ sort }: TableState) => orders.find((order) => order === sort?.column) ?? 'email';

const nameOf = ({ values }: User) => {
	const known = Object.fromEntries(values.map(({ fieldName, value }) => [fieldName, value]));
	return [known.firstName, known.surname].filter(Boolean).join(' ');
};

/** Whether a column can be sorted by is shown by its having a value; sorting is the server's work. */
const sortable = { value: () => '' };

function useColumns(): TableColumn<User>[] {
	const { t } = usePlatform();
	const never = <span className="text-muted">{t('users.never')}</span>;
	return [
		{
			id: 'email',
			label: t('users.email'),
			...sortable,
			cell: ({ email }) => (
				<span className="block min-w-52 font-medium wrap-anywhere">{email && showEmail(email)}</span>
			),
		},
		{
			id: 'surname',
			label: t('users.name'),
			...sortable,
			cell: (user) => <span className="whitespace-nowrap">{nameOf(user)}</span>,
		},
		{ id: 'username', label: t('users.username'), ...sortable, cell: ({ username }) => username ?? '' },
		{ id: 'roles', label: t('users.roles'), cell: ({ roles }) => roles.map(({ label }) => label).join(', ') },
		{
			id: 'lastLoginAt',
			label: t('users.lastLogin'),
			...sortable,
			cell: ({ lastLoginAt }) => (lastLoginAt ? <Moment at={lastLoginAt} /> : never),
		},
		{
			id: 'createdAt',
			label: t('users.created'),
			hidden: true,
			...sortable,
			cell: ({ createdAt }) => <Moment at={createdAt} />,
		},
		{
			id: 'language',
			label: t('users.language'),
			hidden: true,
			cell: (user) => ownNameOfLanguage(user.language),
		},
		{
			id: 'codeStep',
			label: t('users.codeStep'),
			hidden: true,
			cell: ({ codeStep }) => t(codeStep ? 'admin.yes' : 'admin.no'),
		},
	];
}

/** A row where there is no room for columns. */
function UserCard({ user }: { user: User }) {
	const { id, email, roles, lastLoginAt } = user;
	const name = nameOf(user);
	return (
		<div className="grid gap-1 p-4">
			<span className="font-medium wrap-anywhere">
				<TextLink to={`/admin/users/${id}`}>{name || (email && showEmail(email))}</TextLink>
			</span>
			{name && <p className="text-sm text-muted wrap-anywhere">{email && showEmail(email)}</p>}
			<p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
				<span>{roles.map(({ label }) => label).join(', ')}</span>
				{lastLoginAt && <Moment at={lastLoginAt} />}
			</p>
		</div>
	);
}

const views = ['accounts', 'guests'] as const;

export function Component() {
	const { t } = usePlatform();
	const me = useMe();
	const [parameters, setParameters] = useSearchParams();
	const view = views.find((id) => id === parameters.get('view')) ?? 'accounts';
	return (
		<PageFrame
			wide
			title={t('admin.users')}
			actions={
				has(me, 'mUser') && (
					<ButtonLink to="/admin/users/new" colour="primary" icon={<IconPlus aria-hidden size={18} />}>
						{t('users.new')}
					</ButtonLink>
				)
			}
		>
			{has(me, 'qOrder') ? (
				<Tabs
					label={t('admin.users')}
					chosen={view}
					onChoose={(id) => id !== view && setParameters(id === 'accounts' ? {} : { view: id })}
					tabs={[
						{ id: 'accounts', label: t('users.accounts'), content: view === 'accounts' && <Accounts /> },
						{ id: 'guests', label: t('users.guests'), content: view === 'guests' && <GuestsList /> },
					]}
				/>
			) : (
				<Accounts />
			)}
		</PageFrame>
	);
}

function Accounts() {
	const { t } = usePlatform();
	const me = useMe();
	const actions = useUserActions();
	const columns = useColumns();
	const [state, change] = useTableState();
	const archived = state.filters.archived === 'true';
	const { data, error, refetch, isFetching } = useAdminQuery(
		usersDocument,
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
	const rows = data?.users.items ?? [];
	const chosen = (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(id));
	const mayChange = has(me, 'mUser');
	const icon = { 'aria-hidden': true, size: 18 };
	const inUse: BulkAction[] = [
		{
			id: 'reset',
			label: t('users.sendReset'),
			icon: <IconMailForward {...icon} />,
			onAction: (ids) => actions.sendPasswordReset(chosen(ids)),
		},
		{
			id: 'archive',
			label: t('users.archive'),
			icon: <IconArchive {...icon} />,
			onAction: (ids) => actions.archive(chosen(ids)),
		},
	];
	const restoring: BulkAction[] = [
		{
			id: 'restore',
			label: t('users.restore'),
			icon: <IconArchiveOff {...icon} />,
			onAction: (ids) => actions.restore(chosen(ids)),
		},
	];
	const showArchived = (shown: boolean) =>
		change(({ filters: { archived: _before, ...others } }) => ({
			filters: shown ? { ...others, archived: 'true' } : others,
		}));
	return (
		<>
			<div className="mb-3">
				<Checkbox label={t('users.showArchived')} checked={archived} onChange={showArchived} />
			</div>
			<Table
				// What was selected among the one is not selected among the other.
				key={String(archived)}
				label={t('admin.users')}
				columns={columns}
				rows={rows}
				total={data?.users.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				bulkActions={mayChange ? (archived ? restoring : inUse) : []}
				hrefOf={({ id }) => `/admin/users/${id}`}
				card={(user) => <UserCard user={user} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('users.none')}
						text={t('users.noneText')}
						picture={<IconUsers aria-hidden size={32} />}
					/>
				}
			/>
		</>
	);
}
