// Who has changed what, the latest first.
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { Drawer } from '../../kit/drawer.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { useTexts } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { describeAction } from './describe-action.ts';
import { differences } from './differences.ts';
import { auditDocument } from './system.documents.ts';

export type AuditEntry = Data<typeof auditDocument>['auditLog']['items'][number];

export function AuditTab() {
	const t = useTexts();
	const [state, change] = useTableState();
	const [open, setOpen] = useState<AuditEntry>();
	const { data, error, refetch } = useAdminQuery(
		auditDocument,
		{ search: state.search, first: state.rows, offset: (state.page - 1) * state.rows },
		{ keep: true },
	);
	const rows = data?.auditLog.items ?? [];
	const columns: TableColumn<AuditEntry>[] = [
		{
			id: 'action',
			label: t('system.action'),
			cell: ({ action }) => <span className="font-medium">{describeAction(t, action) ?? action}</span>,
		},
		{
			id: 'entity',
			label: t('system.entity'),
			cell: ({ entityType, entityId }) => (
				<>
					{entityType} <span className="block max-w-72 truncate text-sm text-muted">{entityId}</span>
				</>
			),
		},
		{ id: 'actor', label: t('system.actor'), cell: ({ actorEmail }) => actorEmail ?? t('system.nobody') },
		{ id: 'at', label: t('system.when'), cell: ({ at }) => <Moment at={at} /> },
		{
			id: 'address',
			label: t('system.address'),
			hidden: true,
			cell: ({ actorAddress }) => actorAddress ?? '',
		},
	];
	return (
		<>
			<Table
				label={t('system.audit')}
				columns={columns}
				rows={rows}
				total={data?.auditLog.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				onOpen={(id) => setOpen(rows.find((entry) => entry.id === id))}
				busy={!data && !error}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('system.noChanges')}
						text={t('system.noChangesText')}
						picture={<IconHistory aria-hidden size={32} />}
					/>
				}
			/>
			<Drawer
				open={open !== undefined}
				onClose={() => setOpen(undefined)}
				title={open?.action ?? t('system.audit')}
				size="medium"
			>
				{open && <Change entry={open} />}
			</Drawer>
		</>
	);
}

function Change({ entry }: { entry: AuditEntry }) {
	const t = useTexts();
	const changed = differences(entry.before, entry.after);
	return (
		<div className="grid gap-4">
			<dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
				<dt className="text-muted">{t('system.when')}</dt>
				<dd>
					<Moment at={entry.at} />
				</dd>
				<dt className="text-muted">{t('system.actor')}</dt>
				<dd className="wrap-anywhere">{entry.actorEmail ?? t('system.nobody')}</dd>
				<dt className="text-muted">{t('system.address')}</dt>
				<dd className="wrap-anywhere">{entry.actorAddress ?? '–'}</dd>
				<dt className="text-muted">{t('system.entity')}</dt>
				<dd className="wrap-anywhere">
					{entry.entityType} {entry.entityId}
				</dd>
				<dt className="text-muted">{t('system.request')}</dt>
				<dd className="wrap-anywhere">{entry.requestId ?? '–'}</dd>
			</dl>
			{entry.erased && <Notice kind="info">{t('system.erased')}</Notice>}
			{changed.length === 0 ? (
				<p className="text-muted">{t('system.noValues')}</p>
			) : (
				<div className="overflow-x-auto rounded-theme border border-line">
					<table className="w-full text-start text-sm">
						<thead className="border-b border-line bg-sunken text-start">
							<tr>
								{[t('system.value'), t('system.before'), t('system.after')].map((heading) => (
									<th key={heading} scope="col" className="px-3 py-2 text-start font-semibold">
										{heading}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{changed.map(({ name, before, after }) => (
								<tr key={name} className="border-b border-line align-top last:border-b-0">
									<th scope="row" className="px-3 py-2 text-start font-medium wrap-anywhere">
										{name}
									</th>
									<td className="px-3 py-2 text-muted wrap-anywhere">{before}</td>
									<td className="px-3 py-2 wrap-anywhere">{after}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</div>
	);
}
