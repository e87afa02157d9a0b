// The subscribers of the shop: found, narrowed, sorted.
import { IconMailHeart } from '@tabler/icons-react';
import { formatMoment } from '../../../rules/formats.ts';
import { isId } from '../../../rules/ids.ts';
import { languageNameIn } from '../../../rules/language-names.ts';
import { subscriberSources, subscriberStates } from '../../../rules/newsletter/subscription.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import type { TableFilter } from '../../kit/table-toolbar.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Topic } from './add-subscriber-dialog.tsx';
import { subscribersDocument } from './newsletter.documents.ts';
import { type Listed, SubscriberChip } from './subscriber-chip.tsx';

const sorts = ['createdAt', 'email', 'confirmedAt'] as const;

/** What a user wrote into the address may be anything. */
const known = <Value extends string>(values: readonly Value[], given: string | undefined): Value | null =>
	values.find((value) => value === given) ?? null;

/** As the API is asked, also for the file of all that is found. */
export const wantedSubscribers = ({ search, filters }: TableState) => ({
	search,
	state: known(subscriberStates, filters.state),
	source: known(subscriberSources, filters.source),
	language: filters.spoken || null,
	topicId: filters.topic && isId(filters.topic) ? filters.topic : null,
});

function useFilters(topics: readonly Topic[]): TableFilter[] {
	const { t, languages, language: reading } = usePlatform();
	return [
		{
			id: 'state',
			label: t('adminNewsletter.stateLabel'),
			choices: subscriberStates.map((value) => ({ value, label: t(`adminNewsletter.state.${value}`) })),
		},
		{
			id: 'spoken',
			label: t('adminNewsletter.language'),
			choices: languages.map(({ languageCode: value }) => ({ value, label: languageNameIn(value, reading) })),
		},
		...(topics.length > 0
			? [
					{
						id: 'topic',
						label: t('adminNewsletter.topic'),
						choices: topics.map(({ id, name }) => ({ value: id, label: name })),
					},
				]
			: []),
		{
			id: 'source',
			label: t('adminNewsletter.sourceLabel'),
			choices: subscriberSources.map((value) => ({ value, label: t(`adminNewsletter.source.${value}`) })),
		},
	];
}

/** Whether a column can be sorted by is shown by its having a value; sorting is the server's work. */
const sortable = { value: () => '' };

function Address({ subscriber: { email } }: { subscriber: Listed }) {
	const { t } = usePlatform();
	return email === '' ? <em>{t('adminNewsletter.erased')}</em> : showEmail(email);
}

function useColumns(topics: readonly Topic[]): TableColumn<Listed>[] {
	const { t, language: reading, timeZone } = usePlatform();
	const moment = (at: string | null) => at && formatMoment(at, reading, timeZone);
	const names = new Map(topics.map(({ id, name }) => [id, name]));
	return [
		{
			id: 'email',
			label: t('adminNewsletter.email'),
			...sortable,
			cell: (row) => (
				<span className="block min-w-48 font-medium wrap-anywhere">
					<Address subscriber={row} />
				</span>
			),
		},
		{ id: 'state', label: t('adminNewsletter.stateLabel'), cell: ({ state }) => <SubscriberChip state={state} /> },
		{
			id: 'language',
			label: t('adminNewsletter.language'),
			cell: ({ language }) => languageNameIn(language, reading),
		},
		{
			id: 'topics',
			label: t('adminNewsletter.topics'),
			cell: ({ topicIds }) =>
				topicIds.map((id) => names.get(id) ?? '').join(', ') || (
					<span className="text-muted">{t('adminNewsletter.everything')}</span>
				),
		},
		{
			id: 'source',
			label: t('adminNewsletter.sourceLabel'),
			cell: ({ source }) => t(`adminNewsletter.source.${source}`),
		},
		{
			id: 'createdAt',
			label: t('adminNewsletter.since'),
			...sortable,
			cell: ({ createdAt }) => <span className="whitespace-nowrap tabular-nums">{moment(createdAt)}</span>,
		},
		{
			id: 'confirmedAt',
			label: t('adminNewsletter.confirmed'),
			hidden: true,
			...sortable,
			cell: ({ confirmedAt }) => <span className="whitespace-nowrap tabular-nums">{moment(confirmedAt)}</span>,
		},
	];
}

function SubscriberCard({ subscriber }: { subscriber: Listed }) {
	const { language: reading, timeZone } = usePlatform();
	const { id, state, createdAt, language } = subscriber;
	return (
		<div className="grid gap-2 p-4">
			<span className="font-medium wrap-anywhere">
				<TextLink to={`/admin/newsletter/subscribers/${id}`}>
					<Address subscriber={subscriber} />
				</TextLink>
			</span>
			<div>
				<SubscriberChip state={state} />
			</div>
			<p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
				<span>{languageNameIn(language, reading)}</span>
				<span className="tabular-nums">{formatMoment(createdAt, reading, timeZone)}</span>
			</p>
		</div>
	);
}

export function SubscribersTab({ topics }: { topics: readonly Topic[] }) {
	const { t } = usePlatform();
	const [state, change] = useTableState();
	const { data, error, refetch, isFetching } = useAdminQuery(
		subscribersDocument,
		{
			filter: wantedSubscribers(state),
			sort: known(sorts, state.sort?.column) ?? 'createdAt',
			descending: state.sort?.descending ?? true,
			first: state.rows,
			offset: (state.page - 1) * state.rows,
		},
		{ keep: true },
	);
	return (
		<Table
			label={t('adminNewsletter.title')}
			columns={useColumns(topics)}
			rows={data?.newsletterSubscribers.items ?? []}
			total={data?.newsletterSubscribers.total ?? 0}
			rowId={({ id }) => id}
			state={state}
			onChange={change}
			filters={useFilters(topics)}
			searchHint={t('adminNewsletter.searchHint')}
			hrefOf={({ id }) => `/admin/newsletter/subscribers/${id}`}
			card={(row) => <SubscriberCard subscriber={row} />}
			busy={isFetching && !data}
			failure={error && <Failed error={error} onRetry={refetch} />}
			empty={
				<EmptyState
					title={t('adminNewsletter.none')}
					text={t('adminNewsletter.noneText')}
					picture={<IconMailHeart aria-hidden size={32} />}
				/>
			}
		/>
	);
}
