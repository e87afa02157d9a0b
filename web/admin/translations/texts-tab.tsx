// All texts of the shop: found, narrowed down, edited where they stand, locked, exported as they are shown.
import { IconLanguage, IconLock, IconLockOpen } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { translationTypes } from '../../../rules/texts/translation-types.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { type BulkAction, BulkBar } from '../../kit/table-bulk.tsx';
import { TablePages } from '../../kit/table-pages.tsx';
import type { ChangeTable, TableState } from '../../kit/table-state.ts';
import { TableToolbar } from '../../kit/table-toolbar.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { DescribingColumn } from '../../text-editing/grid/grid-row.tsx';
import type { GridText } from '../../text-editing/grid/grid-text.ts';
import { groupName } from '../../text-editing/grid/group-name.ts';
import { TextsGrid } from '../../text-editing/grid/texts-grid.tsx';
import { has, useMe } from '../me.tsx';
import { useTranslateMissing } from '../settings/translation/use-translate-missing.ts';
import { describeKey } from './describe-key.ts';
import { states } from './list-state.ts';
import { lockTextDocument, textGroupsDocument, type textsDocument } from './translations.documents.ts';
import type { TextEditing } from './use-drafts.ts';

type List = Data<typeof textsDocument>['texts'];
type Text = List['items'][number];

interface TextsTabProps {
	list: List | undefined;
	error: Error | null;
	onRetry(): void;
	state: TableState;
	onChange: ChangeTable;
	editing: TextEditing;
	onOpen(key: string): void;
}

const changedAt = (text: Text) =>
	text.languages
		.map(({ updatedAt }) => updatedAt ?? '')
		.sort()
		.at(-1);

function useDescribing(): (DescribingColumn & { hidden: boolean })[] {
	const { t } = usePlatform();
	return [
		{ id: 'group', label: t('texts.group'), sortable: true, hidden: true, cell: ({ group }) => groupName(group, t) },
		{ id: 'type', label: t('texts.type'), hidden: true, cell: ({ type }) => <TypeName type={type} /> },
		{ id: 'context', label: t('texts.context'), hidden: true, cell: ({ context }) => <span lang="en">{context}</span> },
		{
			id: 'updatedAt',
			label: t('texts.changedAt'),
			sortable: true,
			hidden: true,
			cell: (text) => {
				const at = changedAt(text as Text);
				return at ? <Moment at={at} /> : '–';
			},
		},
	];
}

export function TypeName({ type }: { type: string }) {
	const { t } = usePlatform();
	const known = translationTypes.find((name) => name === type);
	return known ? t(`texts.type.${known}`) : type;
}

function useFilters() {
	const { t, language, languages } = usePlatform();
	const { data } = useAdminQuery(textGroupsDocument, {});
	const groups = (data?.textGroups ?? [])
		.map((value) => ({ value, label: groupName(value, t) }))
		.sort((one, other) => one.label.localeCompare(other.label, language));
	return [
		{
			id: 'state',
			label: t('texts.state'),
			choices: states.map((value) => ({ value, label: t(`texts.state.${value}`) })),
		},
		{
			id: 'language',
			label: t('texts.language'),
			choices: languages.map(({ languageCode: value }) => ({ value, label: ownNameOfLanguage(value) })),
		},
		{ id: 'group', label: t('texts.group'), choices: groups },
		{
			id: 'type',
			label: t('texts.type'),
			choices: translationTypes.map((value) => ({ value, label: t(`texts.type.${value}`) })),
		},
	];
}

function useLocking(): BulkAction[] {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const attempt = useAttempt();
	const lock = (locked: boolean) => (keys: string[]) =>
		attempt(
			async () => {
				for (const key of keys) await change(lockTextDocument, { key, locked });
			},
			{ done: t(locked ? 'texts.locked' : 'texts.unlocked'), failed: t('texts.lockFailed') },
		);
	const icon = { 'aria-hidden': true, size: 18 };
	return me.isAdmin
		? [
				{ id: 'lock', label: t('texts.lock'), icon: <IconLock {...icon} />, onAction: lock(true) },
				{ id: 'unlock', label: t('texts.unlock'), icon: <IconLockOpen {...icon} />, onAction: lock(false) },
			]
		: [];
}

function useTranslating(): BulkAction[] {
	const { t } = usePlatform();
	const me = useMe();
	const { translateChosen } = useTranslateMissing();
	if (!has(me, 'mLocalisation')) return [];
	const icon = <IconLanguage aria-hidden size={18} />;
	return [{ id: 'translate', label: t('machine.translateChosen'), icon, onAction: translateChosen }];
}

/** Up, down, as it was. */
function nextSort(sort: TableState['sort'], column: string): TableState['sort'] {
	if (sort?.column !== column) return { column, descending: false };
	return sort.descending ? undefined : { column, descending: true };
}

export function TextsTab({ list, error, onRetry, state, onChange, editing, onOpen }: TextsTabProps) {
	const { t, languages } = usePlatform();
	const me = useMe();
	const describing = useDescribing();
	const filters = useFilters();
	const bulkActions = [...useTranslating(), ...useLocking()];
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	// The same while somebody types: rows are drawn again only when their text is another.
	const texts = useMemo(() => {
		const names = new Map(list?.entityNames.map(({ id, name }) => [id, name]));
		return (list?.items ?? []).map((text) => {
			const label = describeKey(t, text.key, names);
			return label === undefined ? text : { ...text, label };
		});
	}, [list, t]);
	const chosen = texts.map(({ key }) => key).filter((key) => selected.has(key));
	const mayChange = has(me, 'mLocalisation');
	const columns = [
		{ id: 'key', label: t('texts.key') },
		...describing,
		...languages.map(({ languageCode: id }) => ({ id, label: ownNameOfLanguage(id), hidden: false })),
	];
	const shown = columns.filter(
		(column) =>
			column.id === 'key' ||
			(state.columns ? state.columns.includes(column.id) : !('hidden' in column && column.hidden)),
	);
	const isShown = ({ id }: { id: string }) => shown.some((column) => column.id === id);
	const isEditable = (text: GridText) => mayChange && (!text.locked || me.isAdmin);
	return (
		<div className="flex min-w-0 flex-col gap-3">
			{error && <Failed error={error} onRetry={onRetry} />}
			{!mayChange && <Notice kind="info">{t('texts.notMine')}</Notice>}
			{editing.faults.size > 0 && (
				<div role="alert">
					<Notice kind="danger">{t('texts.faultsLeft', { count: editing.faults.size })}</Notice>
				</div>
			)}
			<TableToolbar
				columns={columns}
				shown={shown.map(({ id }) => id)}
				filters={filters}
				state={state}
				onChange={onChange}
			/>
			{bulkActions.length > 0 && <BulkBar actions={bulkActions} ids={chosen} onDone={() => setSelected(new Set())} />}
			{(!error || list) && (
				<>
					<TextsGrid
						texts={texts}
						languages={languages.map(({ languageCode }) => languageCode).filter((id) => isShown({ id }))}
						drafts={editing.drafts}
						faults={editing.faults}
						onDraft={editing.onDraft}
						isEditable={isEditable}
						describing={describing.filter(isShown)}
						onOpen={onOpen}
						{...(bulkActions.length > 0 ? { selection: { keys: new Set(chosen), onChange: setSelected } } : {})}
						sort={state.sort}
						onSort={(column) => onChange(({ sort }) => ({ sort: nextSort(sort, column) }))}
						busy={!list}
						empty={
							list ? <Nothing restricted={state.search !== '' || Object.keys(state.filters).length > 0} /> : <Waiting />
						}
					/>
					<p className="text-sm text-muted not-phone:hidden">{t('texts.gridHelp')}</p>
					<TablePages total={list?.total ?? 0} state={state} onChange={onChange} />
				</>
			)}
		</div>
	);
}

const Waiting = () => (
	<div className="p-4">
		<Skeleton lines={8} />
	</div>
);

function Nothing({ restricted }: { restricted: boolean }) {
	const { t } = usePlatform();
	return restricted ? (
		<p className="p-6 text-center text-muted">{t('kit.nothingFound')}</p>
	) : (
		<EmptyState title={t('texts.none')} text="" picture={<IconLanguage aria-hidden size={32} />} />
	);
}
