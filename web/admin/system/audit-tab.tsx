// Who has changed what, the latest first.
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { auditEntityTypes } from '../../../rules/audit/entity-types.ts';
import { isDay } from '../../../rules/dates.ts';
import { Drawer } from '../../kit/drawer.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { useTableState } from '../../kit/table-state.ts';
import type { TableFilter } from '../../kit/table-toolbar.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { describeAction } from './describe-action.ts';
import { describeEntity, describeRefusal, entityPath } from './describe-entity.ts';
import { describeChanges, describeField } from './describe-field.ts';
import { describeValue } from './describe-value.ts';
import { differences } from './differences.ts';
import { auditDocument } from './system.documents.ts';

export type AuditEntry = Data<typeof auditDocument>['auditLog']['items'][number];

/** What a user wrote into the address may be anything. */
const dayIn = (text: string | undefined) => (text && isDay(text) ? text : null);

export function AuditTab() {
	const { t, language } = usePlatform();
	const [state, change] = useTableState();
	const [open, setOpen] = useState<AuditEntry>();
	const { data, error, refetch } = useAdminQuery(
		auditDocument,
		{
			language,
			search: state.search,
			filter: {
				actorId: state.filters.actor ?? null,
				entityType: state.filters.kind ?? null,
				from: dayIn(state.filters.from),
				to: dayIn(state.filters.to),
			},
			first: state.rows,
			offset: (state.page - 1) * state.rows,
		},
		{ keep: true },
	);
	const rows = data?.auditLog.items ?? [];
	const columns: TableColumn<AuditEntry>[] = [
		{
			id: 'action',
			label: t('system.action'),
			cell: (entry) => (
				<span className="block min-w-44">
					<span className="block font-medium">{describeAction(t, entry.action) ?? entry.action}</span>
					<Changes entry={entry} />
				</span>
			),
		},
		{
			id: 'entity',
			label: t('system.entity'),
			cell: (entry) => <Thing entry={entry} />,
		},
		{ id: 'actor', label: t('system.actor'), cell: (entry) => <Actor entry={entry} /> },
		{ id: 'at', label: t('system.when'), cell: ({ at }) => <Moment at={at} /> },
		{
			id: 'address',
			label: t('system.address'),
			hidden: true,
			cell: ({ actorAddress }) => actorAddress ?? '',
		},
	];
	const filters: TableFilter[] = [
		{
			id: 'actor',
			label: t('system.actor'),
			choices: (data?.auditLog.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
		},
		{
			id: 'kind',
			label: t('system.kind'),
			choices: auditEntityTypes
				.map((value) => ({ value, label: t(`system.kind.${value}`) }))
				.sort((a, b) => a.label.localeCompare(b.label, language)),
		},
		{ kind: 'day', id: 'from', label: t('system.from') },
		{ kind: 'day', id: 'to', label: t('system.to') },
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
				filters={filters}
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
				title={open ? (describeAction(t, open.action) ?? open.action) : t('system.audit')}
				size="medium"
			>
				{open && <Change entry={open} />}
			</Drawer>
		</>
	);
}

/** What was changed, from what to what: the first fields. */
function Changes({ entry }: { entry: AuditEntry }) {
	const platform = usePlatform();
	const { t } = platform;
	const { shown, more } = describeChanges(platform, entry);
	if (shown.length === 0) return null;
	return (
		<span className="block text-sm text-muted wrap-anywhere">
			{shown.map(({ field, before, after }) => (
				<span key={field} className="block">
					{before === undefined || after === undefined ? field : t('system.change', { field, before, after })}
				</span>
			))}
			{more > 0 && t('system.moreChanges', { count: more })}
		</span>
	);
}

/** What it is about, with the way there while it is there. */
function Thing({ entry }: { entry: AuditEntry }) {
	const t = useTexts();
	const { type, name } = describeEntity(t, entry);
	const path = entityPath(entry);
	// Of the shop itself only its own log tells: it is there.
	const gone = entry.entityType.toLowerCase() === 'tenant' ? '' : t('system.gone');
	return (
		<span className="block max-w-80 min-w-0">
			<span className="block text-sm text-muted">{type}</span>
			<span className="block wrap-anywhere">
				{path ? <TextLink to={path}>{name ?? type}</TextLink> : (name ?? gone)}
			</span>
		</span>
	);
}

function Actor({ entry: { actorId, actorName, actorEmail } }: { entry: AuditEntry }) {
	const t = useTexts();
	const name = actorName ?? actorEmail;
	if (!name) return t('system.nobody');
	return (
		<span className="block min-w-0 wrap-anywhere">
			{actorName && actorId ? <TextLink to={`/admin/users/${actorId}`}>{name}</TextLink> : name}
			{actorEmail && actorEmail !== name && <span className="block text-sm text-muted">{actorEmail}</span>}
		</span>
	);
}

function Change({ entry }: { entry: AuditEntry }) {
	const platform = usePlatform();
	const { t } = platform;
	const written = (name: string, value: string) => describeValue(platform, entry.action, name, value) ?? value;
	const changed = differences(entry.before, entry.after);
	const refusal = describeRefusal(t, entry);
	return (
		<div className="grid gap-4">
			<dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
				<dt className="text-muted">{t('system.when')}</dt>
				<dd>
					<Moment at={entry.at} />
				</dd>
				<dt className="text-muted">{t('system.actor')}</dt>
				<dd>
					<Actor entry={entry} />
				</dd>
				<dt className="text-muted">{t('system.address')}</dt>
				<dd className="wrap-anywhere">{entry.actorAddress ?? '–'}</dd>
				<dt className="text-muted">{t('system.entity')}</dt>
				<dd>
					<Thing entry={entry} />
				</dd>
				<dt className="text-muted">{t('system.id')}</dt>
				<dd className="wrap-anywhere">{entry.entityId}</dd>
				<dt className="text-muted">{t('system.request')}</dt>
				<dd className="wrap-anywhere">{entry.requestId ?? '–'}</dd>
			</dl>
			{refusal && <Notice kind="warning">{refusal}</Notice>}
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
							{changed.map(({ name: value, before, after }) => (
								<tr key={value} className="border-b border-line align-top last:border-b-0">
									<th scope="row" className="px-3 py-2 text-start font-medium wrap-anywhere">
										{describeField(t, entry.action, value)}
									</th>
									<td className="px-3 py-2 text-muted wrap-anywhere">{written(value, before)}</td>
									<td className="px-3 py-2 wrap-anywhere">{written(value, after)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
		</div>
	);
}
