// The contacts of the shop: found, narrowed, sorted, tagged, archived, taken away as a table.
import { IconAddressBook, IconArchive, IconArchiveOff, IconPlus, IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { contactSources } from '../../../rules/contacts/sources.ts';
import { dayIn, writeDay } from '../../../rules/dates.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { EmailAddress } from '../../kit/email-address.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import type { BulkAction } from '../../kit/table-bulk.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import type { TableFilter } from '../../kit/table-toolbar.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { contactsDocument } from './contacts.documents.ts';
import { ExportButton } from './export-button.tsx';
import { TagDialog } from './tag-dialog.tsx';
import { TagList } from './tag-list.tsx';
import { useArchiving } from './use-archiving.ts';

type Listed = Data<typeof contactsDocument>['contacts']['items'][number];

const orders = ['name', 'email', 'company', 'createdAt', 'lastEventAt', 'nextTask'] as const;
const taskFilters = ['open', 'overdue'] as const;

/** What a user wrote into the address may be anything. */
const known = <Value extends string>(values: readonly Value[], given: string | undefined): Value | null =>
	values.find((value) => value === given) ?? null;

/** As the API is asked, also for the file of all that is found. */
const wantedContacts = ({ search, filters }: TableState) => ({
	search,
	source: known(contactSources, filters.source),
	tag: filters.tag ?? null,
	archived: filters.archived === 'true',
	task: known(taskFilters, filters.task),
});

const latestFirst = { column: 'lastEventAt', descending: true };

const orderOf = ({ sort = latestFirst }: TableState) => ({
	sort: known(orders, sort.column) ?? ('lastEventAt' as const),
	descending: sort.descending,
});

/** Whether a column can be sorted by is shown by its having a value; sorting is the server's work. */
const sortable = { value: () => '' };

/** The day of the next task, in words that tell when it is over. */
function NextTask({ contact: { openTasks, nextTaskOn } }: { contact: Listed }) {
	const { t, language, timeZone } = usePlatform();
	if (openTasks === 0) return null;
	if (nextTaskOn === null) return <span className="text-muted">{t('contacts.noDay')}</span>;
	const day = writeDay(nextTaskOn, language, 'medium');
	return nextTaskOn < dayIn(timeZone) ? (
		<span className="font-medium text-error">{t('contacts.overdueSince', { day })}</span>
	) : (
		<span className="whitespace-nowrap">{day}</span>
	);
}

function useColumns(): TableColumn<Listed>[] {
	const { t } = usePlatform();
	return [
		{
			id: 'name',
			label: t('contacts.contact'),
			...sortable,
			cell: ({ name, email }) => (
				<span className="block min-w-52">
					<span className="block font-medium wrap-anywhere">{name || showEmail(email)}</span>
					{name && (
						<span className="block text-sm text-muted wrap-anywhere">
							<EmailAddress mail={showEmail(email)} />
						</span>
					)}
				</span>
			),
		},
		{
			id: 'company',
			label: t('contacts.company'),
			...sortable,
			cell: ({ company }) => <span className="wrap-anywhere">{company}</span>,
		},
		{
			id: 'sources',
			label: t('contacts.sources'),
			cell: ({ sources }) => sources.map((source) => t(`contacts.source.${source}`)).join(', '),
		},
		{ id: 'tags', label: t('contacts.tags'), cell: ({ tags }) => <TagList tags={tags} /> },
		{
			id: 'nextTask',
			label: t('contacts.nextTask'),
			...sortable,
			cell: (contact) => <NextTask contact={contact} />,
		},
		{
			id: 'lastEventAt',
			label: t('contacts.lastEventAt'),
			...sortable,
			cell: ({ lastEventAt }) => <Moment at={lastEventAt} />,
		},
		{
			id: 'createdAt',
			label: t('contacts.createdAt'),
			hidden: true,
			...sortable,
			cell: ({ createdAt }) => <Moment at={createdAt} />,
		},
		{
			id: 'phone',
			label: t('contacts.phone'),
			hidden: true,
			cell: ({ phone }) => <span className="whitespace-nowrap">{phone}</span>,
		},
		{
			id: 'language',
			label: t('contacts.language'),
			hidden: true,
			cell: ({ language }) => language && ownNameOfLanguage(language),
		},
	];
}

/** A row where there is no room for columns. */
function ContactCard({ contact }: { contact: Listed }) {
	const { t } = usePlatform();
	const { id, name, email, company, sources, tags, lastEventAt } = contact;
	return (
		<div className="grid gap-1 p-4">
			<span className="font-medium wrap-anywhere">
				<TextLink to={`/admin/crm/${id}`}>{name || showEmail(email)}</TextLink>
			</span>
			{name && <p className="text-sm text-muted wrap-anywhere">{showEmail(email)}</p>}
			{company && <p className="text-sm wrap-anywhere">{company}</p>}
			<TagList tags={tags} />
			<NextTask contact={contact} />
			<p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
				<span>{sources.map((source) => t(`contacts.source.${source}`)).join(', ')}</span>
				<Moment at={lastEventAt} />
			</p>
		</div>
	);
}

function useFilters(tags: readonly { tag: string; contacts: number }[]): TableFilter[] {
	const { t } = usePlatform();
	return [
		{
			id: 'source',
			label: t('contacts.sources'),
			choices: contactSources.map((value) => ({ value, label: t(`contacts.source.${value}`) })),
		},
		{
			id: 'tag',
			label: t('contacts.tag'),
			choices: tags.map(({ tag, contacts }) => ({ value: tag, label: `${tag} (${contacts})` })),
		},
		{
			id: 'task',
			label: t('contacts.tasks'),
			choices: taskFilters.map((value) => ({ value, label: t(`contacts.task.${value}`) })),
		},
	];
}

interface Tagging {
	ids: string[];
	finish(isDone: boolean): void;
}

export function Component() {
	const { t } = usePlatform();
	const mayChange = has(useMe(), 'mCRM');
	const columns = useColumns();
	const archive = useArchiving();
	const [tagging, setTagging] = useState<Tagging>();
	const [state, change] = useTableState();
	const filter = wantedContacts(state);
	const order = orderOf(state);
	const { data, error, refetch, isFetching } = useAdminQuery(
		contactsDocument,
		{ filter, ...order, first: state.rows, offset: (state.page - 1) * state.rows },
		{ keep: true },
	);
	const tags = data?.contactTags ?? [];
	const filters = useFilters(tags);
	const icon = { 'aria-hidden': true, size: 18 };
	const tag: BulkAction = {
		id: 'tag',
		label: t('contacts.addTags'),
		icon: <IconTag {...icon} />,
		onAction: (ids) =>
			new Promise<boolean>((resolve) => {
				setTagging({ ids, finish: resolve });
			}),
	};
	const bulk: BulkAction[] = filter.archived
		? [
				{
					id: 'restore',
					label: t('contacts.restore'),
					icon: <IconArchiveOff {...icon} />,
					onAction: (ids) => archive(ids, false),
				},
			]
		: [
				tag,
				{
					id: 'archive',
					label: t('contacts.archive'),
					icon: <IconArchive {...icon} />,
					onAction: (ids) => archive(ids, true),
				},
			];
	const showArchived = (shown: boolean) =>
		change(({ filters: { archived: _before, ...others } }) => ({
			filters: shown ? { ...others, archived: 'true' } : others,
		}));
	return (
		<PageFrame
			wide
			title={t('contacts.title')}
			actions={
				<>
					<ExportButton wanted={{ ...filter, ...order }} />
					{mayChange && (
						<ButtonLink to="/admin/crm/new" colour="primary" icon={<IconPlus {...icon} />}>
							{t('contacts.new')}
						</ButtonLink>
					)}
				</>
			}
		>
			<div className="mb-3">
				<Checkbox label={t('contacts.showArchived')} checked={filter.archived} onChange={showArchived} />
			</div>
			<Table
				// What was selected among the one is not selected among the other.
				key={String(filter.archived)}
				label={t('contacts.title')}
				columns={columns}
				rows={data?.contacts.items ?? []}
				total={data?.contacts.total ?? 0}
				rowId={({ id }) => id}
				state={state}
				onChange={change}
				defaultSort={latestFirst}
				filters={filters}
				searchHint={t('contacts.searchHint')}
				bulkActions={mayChange ? bulk : []}
				hrefOf={({ id }) => `/admin/crm/${id}`}
				card={(contact) => <ContactCard contact={contact} />}
				busy={isFetching && !data}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('contacts.none')}
						text={t('contacts.noneText')}
						picture={<IconAddressBook aria-hidden size={32} />}
					/>
				}
			/>
			{tagging && (
				<TagDialog
					ids={tagging.ids}
					known={tags}
					onClose={(isDone) => {
						tagging.finish(isDone);
						setTagging(undefined);
					}}
				/>
			)}
		</PageFrame>
	);
}
