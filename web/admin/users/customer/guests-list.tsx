// Who has ordered without an account, the latest first.
import { IconUsers } from '@tabler/icons-react';
import { showEmail } from '../../../../rules/show-email.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { Table, type TableColumn } from '../../../kit/table.tsx';
import { useTableState } from '../../../kit/table-state.ts';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Failed } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { guestsDocument } from './customer.documents.ts';

type Guest = Data<typeof guestsDocument>['guests']['items'][number];

const pathOf = ({ orderId }: Guest) => `/admin/customers/${orderId}`;

export function GuestsList() {
	const { t } = usePlatform();
	const [state, change] = useTableState();
	const { data, error, refetch, isFetching } = useAdminQuery(
		guestsDocument,
		{ search: state.search, first: state.rows, offset: (state.page - 1) * state.rows },
		{ keep: true },
	);
	const columns: TableColumn<Guest>[] = [
		{
			id: 'name',
			label: t('users.name'),
			cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
		},
		{
			id: 'email',
			label: t('users.email'),
			cell: ({ email }) => <span className="wrap-anywhere">{showEmail(email)}</span>,
		},
		{ id: 'orders', label: t('customer.orderCount'), align: 'end', cell: ({ orders }) => orders },
		{ id: 'last', label: t('customer.lastOrder'), cell: ({ lastOrderAt }) => <Moment at={lastOrderAt} /> },
	];
	return (
		<Table
			label={t('users.guests')}
			columns={columns}
			rows={data?.guests.items ?? []}
			total={data?.guests.total ?? 0}
			rowId={({ orderId }) => orderId}
			state={state}
			onChange={change}
			hrefOf={pathOf}
			card={(guest) => (
				<div className="grid gap-1 p-4">
					<span className="font-medium wrap-anywhere">
						<TextLink to={pathOf(guest)}>{guest.name}</TextLink>
					</span>
					<p className="text-sm text-muted wrap-anywhere">{showEmail(guest.email)}</p>
					<p className="text-sm text-muted">
						<Moment at={guest.lastOrderAt} />
					</p>
				</div>
			)}
			busy={isFetching && !data}
			failure={error && <Failed error={error} onRetry={refetch} />}
			empty={
				<EmptyState
					title={t('users.noGuests')}
					text={t('users.noGuestsText')}
					picture={<IconUsers aria-hidden size={32} />}
				/>
			}
		/>
	);
}
