// Contact requests of visitors, the latest first.
import { IconMail } from '@tabler/icons-react';
import { contactStatuses } from '../../../../rules/contact-requests/contact-request.ts';
import { showEmail } from '../../../../rules/show-email.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { TextLink } from '../../../kit/link.tsx';
import { PageFrame } from '../../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../../kit/table.tsx';
import { useTableState } from '../../../kit/table-state.ts';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Failed } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { RequestStatus } from './request-status.tsx';
import { contactRequestsDocument } from './requests.documents.ts';

type Listed = Data<typeof contactRequestsDocument>['contactRequests']['items'][number];

const addressOf = ({ id }: Listed) => `/admin/crm/requests/${id}`;

function useSender() {
	const { t } = usePlatform();
	return ({ name, email }: Listed) => name || showEmail(email) || t('contactRequests.erased');
}

function useColumns(): TableColumn<Listed>[] {
	const { t } = usePlatform();
	const senderOf = useSender();
	return [
		{
			id: 'from',
			label: t('contactRequests.from'),
			cell: (request) => (
				<span className="block min-w-40 wrap-anywhere">
					<span className="font-medium">{senderOf(request)}</span>
					{request.company && <span className="block text-sm text-muted">{request.company}</span>}
				</span>
			),
		},
		{ id: 'topic', label: t('contactRequests.topic'), cell: ({ topic }) => topic },
		{
			id: 'status',
			label: t('contactRequests.status'),
			cell: ({ status }) => <RequestStatus status={status} />,
		},
		{
			id: 'receivedAt',
			label: t('contactRequests.receivedAt'),
			align: 'end',
			cell: ({ createdAt }) => <Moment at={createdAt} />,
		},
	];
}

function RequestCard({ request }: { request: Listed }) {
	const senderOf = useSender();
	return (
		<div className="grid gap-2 p-4">
			<div className="flex flex-wrap items-start justify-between gap-2">
				<span className="min-w-0 font-medium wrap-anywhere">
					<TextLink to={addressOf(request)}>{senderOf(request)}</TextLink>
				</span>
				<RequestStatus status={request.status} />
			</div>
			<p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
				<span className="min-w-0 wrap-anywhere">{request.topic}</span>
				<Moment at={request.createdAt} />
			</p>
		</div>
	);
}

export function Component() {
	const { t } = usePlatform();
	const columns = useColumns();
	const [state, change] = useTableState();
	const status = contactStatuses.find((one) => one === state.filters.status);
	const { data, error, refetch, isFetching } = useAdminQuery(
		contactRequestsDocument,
		{ status: status ?? null, search: state.search, first: state.rows, offset: (state.page - 1) * state.rows },
		{ keep: true },
	);
	return (
		<PageFrame wide title={t('contactRequests.title')}>
			<Table
				label={t('contactRequests.list')}
				columns={columns}
				rows={data?.contactRequests.items ?? []}
				total={data?.contactRequests.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				hrefOf={addressOf}
				searchHint={t('contactRequests.searchHint')}
				filters={[
					{
						id: 'status',
						label: t('contactRequests.status'),
						choices: contactStatuses.map((value) => ({ value, label: t(`contactRequests.status.${value}`) })),
					},
				]}
				card={(request) => <RequestCard request={request} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t(status || state.search ? 'contactRequests.noneHere' : 'contactRequests.none')}
						text={status || state.search ? '' : t('contactRequests.noneText')}
						picture={<IconMail aria-hidden size={32} />}
						action={
							!(status || state.search) && (
								<ButtonLink to="/admin/settings/settings/contact">{t('contactRequests.toSettings')}</ButtonLink>
							)
						}
					/>
				}
			/>
		</PageFrame>
	);
}
