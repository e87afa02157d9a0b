// Jobs that have failed ten times and wait for an admin: why, and another try.
import { IconChecks, IconRefresh } from '@tabler/icons-react';
import { arrangeRows } from '../../kit/arrange-rows.ts';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { jobsDocument, retryJobDocument } from './system.documents.ts';

type Job = Data<typeof jobsDocument>['parkedJobs'][number];

export function JobsTab() {
	const { t, language } = usePlatform();
	const [state, changeTable] = useTableState();
	const change = useChange();
	const attempt = useAttempt();
	const { data, error, refetch } = useAdminQuery(jobsDocument, {});
	const retry = (ids: readonly string[]) =>
		attempt(
			async () => {
				for (const id of ids) await change(retryJobDocument, { id });
			},
			{ done: t('system.retried'), failed: t('system.retryFailed') },
		);
	const columns: TableColumn<Job>[] = [
		{
			id: 'name',
			label: t('system.job'),
			value: ({ name }) => name,
			cell: ({ name }) => <span className="font-medium">{name}</span>,
		},
		{
			id: 'reason',
			label: t('system.reason'),
			value: ({ reason }) => reason,
			cell: ({ reason }) => <span className="block min-w-52 wrap-anywhere">{reason}</span>,
		},
		{
			id: 'parkedAt',
			label: t('system.parked'),
			value: ({ parkedAt }) => parkedAt,
			cell: ({ parkedAt }) => <Moment at={parkedAt} />,
		},
		{
			id: 'sentAt',
			label: t('system.sent'),
			hidden: true,
			value: ({ sentAt }) => sentAt,
			cell: ({ sentAt }) => <Moment at={sentAt} />,
		},
		{
			id: 'retry',
			label: t('system.actions'),
			cell: ({ id }) => (
				<Button size="small" icon={<IconRefresh aria-hidden size={16} />} onClick={() => retry([id])}>
					{t('system.retry')}
				</Button>
			),
		},
	];
	const { rows, total } = arrangeRows(data?.parkedJobs ?? [], columns, [], state, language);
	return (
		<Table
			label={t('system.jobs')}
			columns={columns}
			rows={rows}
			total={total}
			rowId={({ id }) => id}
			state={state}
			onChange={changeTable}
			bulkActions={[
				{ id: 'retry', label: t('system.retry'), icon: <IconRefresh aria-hidden size={18} />, onAction: retry },
			]}
			busy={!data && !error}
			failure={error && <Failed error={error} onRetry={refetch} />}
			empty={
				<EmptyState
					title={t('system.noJobs')}
					text={t('system.noJobsText')}
					picture={<IconChecks aria-hidden size={32} />}
				/>
			}
		/>
	);
}
