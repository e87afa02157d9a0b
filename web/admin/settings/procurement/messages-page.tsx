// What was said with purchasing systems: a list, and each message in full with its secrets masked.
import { IconMessages } from '@tabler/icons-react';
import { useState } from 'react';
import type { PlainTextKey } from '../../../../rules/messages/groups.ts';
import { Chip } from '../../../kit/chip.tsx';
import { Drawer } from '../../../kit/drawer.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { PageFrame } from '../../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../../kit/table.tsx';
import { useTableState } from '../../../kit/table-state.ts';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { Failed } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { useTexts } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { procurementList } from './buyer-page.tsx';
import { procurementBuyersDocument, procurementMessagesDocument } from './procurement.documents.ts';

type Message = Data<typeof procurementMessagesDocument>['procurementMessages']['items'][number];

export function Component() {
	const t = useTexts();
	const [state, change] = useTableState();
	const [open, setOpen] = useState<string>();
	const buyers = useAdminQuery(procurementBuyersDocument, {}).data?.procurementBuyers ?? [];
	const { data, error, refetch } = useAdminQuery(
		procurementMessagesDocument,
		{
			buyerId: state.filters.buyer ?? null,
			refused: state.filters.refused === 'yes',
			search: state.search,
			first: state.rows,
			offset: (state.page - 1) * state.rows,
		},
		{ keep: true },
	);
	const items = data?.procurementMessages.items ?? [];
	const shown = items.find(({ id }) => id === open);
	const columns: TableColumn<Message>[] = [
		{ id: 'kind', label: t('procurement.messages.kind'), cell: (message) => <Kind message={message} /> },
		{
			id: 'buyer',
			label: t('procurement.messages.buyer'),
			cell: ({ buyerName, orderRef }) => (
				<span className="wrap-anywhere">
					{buyerName ?? t('procurement.messages.unknownBuyer')}
					{orderRef && <span className="block text-sm text-muted">{orderRef}</span>}
				</span>
			),
		},
		{ id: 'status', label: t('procurement.messages.status'), cell: (message) => <Status message={message} /> },
		{ id: 'at', label: t('procurement.messages.at'), cell: ({ at }) => <Moment at={at} /> },
	];
	return (
		<PageFrame
			title={t('procurement.messages.title')}
			above={[
				{ label: t('admin.settings'), to: '/admin/settings' },
				{ label: t('procurement.title'), to: procurementList },
			]}
		>
			<p className="mb-4 max-w-prose text-muted">{t('procurement.messages.intro')}</p>
			<Table
				label={t('procurement.messages.title')}
				columns={columns}
				rows={items}
				total={data?.procurementMessages.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				searchHint={t('procurement.messages.search')}
				filters={[
					{
						id: 'buyer',
						label: t('procurement.messages.buyer'),
						choices: buyers.map(({ id, name }) => ({ value: id, label: name })),
					},
					{
						id: 'refused',
						label: t('procurement.messages.status'),
						choices: [{ value: 'yes', label: t('procurement.messages.refused') }],
					},
				]}
				onOpen={setOpen}
				busy={!data && !error}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('procurement.messages.empty')}
						text={t('procurement.messages.intro')}
						picture={<IconMessages aria-hidden size={32} />}
					/>
				}
			/>
			<Drawer
				open={shown !== undefined}
				onClose={() => setOpen(undefined)}
				title={t('procurement.messages.kind')}
				size="medium"
			>
				{shown && <MessageView message={shown} />}
			</Drawer>
		</PageFrame>
	);
}

function Kind({ message: { kind, isIncoming, isTest } }: { message: Message }) {
	const t = useTexts();
	return (
		<span className="block min-w-40">
			<span className="font-medium">{t(`procurement.kind.${kind}` as PlainTextKey)}</span>
			<span className="block text-sm text-muted">
				{t(isIncoming ? 'procurement.messages.in' : 'procurement.messages.out')}
				{isTest && ` · ${t('procurement.messages.testMode')}`}
			</span>
		</span>
	);
}

function Status({ message: { status } }: { message: Message }) {
	if (status === null) return null;
	return <Chip state={status < 400 ? 'active' : 'failed'} label={String(status)} />;
}

/** What the purchasing system has sent us; of our own messages it has answered by itself. */
const theirs: readonly string[] = ['profile', 'setup', 'order', 'unknown', 'ociEntry', 'ociFunction'];
const explained = [400, 401, 403, 406, 409, 450, 560] as const;

/** What was told to the other side is in English, whoever reads it here. */
function Problem({ message: { kind, status, problem } }: { message: Message }) {
	const t = useTexts();
	if (!problem) return null;
	if (status === null || status < 400 || !theirs.includes(kind)) return <Notice kind="warning">{problem}</Notice>;
	return (
		<Notice kind="warning">
			<p className="font-medium">{t(`procurement.why.${explained.find((one) => one === status) ?? 'other'}`)}</p>
			<p className="mt-1">
				{t('procurement.messages.answered')} <span lang="en">{problem}</span>
			</p>
		</Notice>
	);
}

function MessageView({ message }: { message: Message }) {
	const t = useTexts();
	const { buyerName, at, orderRef, payloadId, body } = message;
	const facts: [string, string][] = [
		[t('procurement.messages.buyer'), buyerName ?? t('procurement.messages.unknownBuyer')],
		['orderID', orderRef],
		['payloadID', payloadId],
	];
	return (
		<div className="grid gap-4">
			<Kind message={message} />
			<dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
				<dt className="text-muted">{t('procurement.messages.at')}</dt>
				<dd>
					<Moment at={at} />
				</dd>
				{facts.map(([label, value]) =>
					value ? (
						<div key={label} className="col-span-2 grid grid-cols-subgrid">
							<dt className="text-muted">{label}</dt>
							<dd className="wrap-anywhere">{value}</dd>
						</div>
					) : null,
				)}
				<dt className="text-muted">{t('procurement.messages.status')}</dt>
				<dd>
					<Status message={message} />
				</dd>
			</dl>
			<Problem message={message} />
			{body ? (
				<pre className="overflow-x-auto rounded-theme border border-line bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">
					{body.replaceAll('><', '>\n<')}
				</pre>
			) : (
				<p className="text-muted">{t('procurement.messages.noBody')}</p>
			)}
		</div>
	);
}
