// The mails of the shop. Codes and links in them are covered up, unless this is the demo.
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Chip } from '../../kit/chip.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed, Loaded } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { useTexts } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { mailDocument, mailsDocument } from './system.documents.ts';

type Mail = Data<typeof mailsDocument>['mails']['items'][number];

const states = {
	kept: { chip: 'inactive', label: 'system.mailKept' },
	queued: { chip: 'scheduled', label: 'system.mailQueued' },
	sent: { chip: 'active', label: 'system.mailSent' },
	failed: { chip: 'scheduled', label: 'system.mailFailed' },
} as const;

function MailState({ state }: { state: string }) {
	const t = useTexts();
	const known = Object.entries(states).find(([name]) => name === state)?.[1];
	return known ? <Chip state={known.chip} label={t(known.label)} /> : state;
}

export function MailsTab() {
	const t = useTexts();
	const [state, change] = useTableState();
	const [open, setOpen] = useState<string>();
	const { data, error, refetch } = useAdminQuery(
		mailsDocument,
		{ search: state.search, first: state.rows, offset: (state.page - 1) * state.rows },
		{ keep: true },
	);
	const columns: TableColumn<Mail>[] = [
		{
			id: 'subject',
			label: t('system.subject'),
			cell: ({ subject }) => <span className="block min-w-52 font-medium">{subject}</span>,
		},
		{ id: 'to', label: t('system.recipient'), cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
		{ id: 'state', label: t('system.state'), cell: (mail) => <MailState state={mail.state} /> },
		{ id: 'createdAt', label: t('system.written'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
	];
	return (
		<>
			<Table
				label={t('system.mails')}
				columns={columns}
				rows={data?.mails.items ?? []}
				total={data?.mails.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				onOpen={setOpen}
				busy={!data && !error}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('system.noMails')}
						text={t('system.noMailsText')}
						picture={<IconMail aria-hidden size={32} />}
					/>
				}
			/>
			<Drawer open={open !== undefined} onClose={() => setOpen(undefined)} title={t('system.mail')} size="medium">
				{open && <MailView id={open} />}
			</Drawer>
		</>
	);
}

function MailView({ id }: { id: string }) {
	const t = useTexts();
	const answer = useAdminQuery(mailDocument, { id });
	return (
		<Loaded answer={answer}>
			{({ mail }) => (
				<div className="grid gap-4">
					<dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1">
						<dt className="text-muted">{t('system.subject')}</dt>
						<dd className="font-medium wrap-break-word">{mail.subject}</dd>
						<dt className="text-muted">{t('system.recipient')}</dt>
						<dd className="wrap-anywhere">{mail.to}</dd>
						<dt className="text-muted">{t('system.written')}</dt>
						<dd>
							<Moment at={mail.createdAt} />
						</dd>
						<dt className="text-muted">{t('system.state')}</dt>
						<dd>
							<MailState state={mail.state} />
						</dd>
					</dl>
					{mail.error && <Notice kind="danger">{mail.error}</Notice>}
					<p className="rounded-theme border border-line bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">
						{mail.text}
					</p>
				</div>
			)}
		</Loaded>
	);
}
