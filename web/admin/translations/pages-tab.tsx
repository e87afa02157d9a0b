// The texts that stand on pages, in every language: found, narrowed down by page and state, edited in the grid, translated by machine.
import { IconLanguage, IconUserEdit } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { type BulkAction, BulkBar } from '../../kit/table-bulk.tsx';
import { TablePages } from '../../kit/table-pages.tsx';
import { type TableState, useTableState } from '../../kit/table-state.ts';
import { TableToolbar } from '../../kit/table-toolbar.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { type Platform, usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import type { GridText } from '../../text-editing/grid/grid-text.ts';
import { TextsGrid } from '../../text-editing/grid/texts-grid.tsx';
import { has, useMe } from '../me.tsx';
import { pageTextRowsDocument, translatePageRowsDocument } from './translations.documents.ts';
import type { TextEditing } from './use-drafts.ts';

type Rows = Data<typeof pageTextRowsDocument>['pageTextRows'];
type Row = Rows['items'][number];

const states = ['missing', 'outdated', 'machine'] as const;
/** As long as an admin edits one of the pages that are shown. */
const lookEvery = 10_000;

export function PagesTab({ editing }: { editing: TextEditing }) {
	return (
		<Suspense fallback={<Skeleton lines={8} />}>
			<MoreTexts groups={['pageBlocks']}>
				<PageTexts editing={editing} />
			</MoreTexts>
		</Suspense>
	);
}

const baseOf = ({ languages, language }: Platform) =>
	languages.find(({ default: isDefault }) => isDefault)?.languageCode ?? language;

function nameOf({ names, slug }: Pick<Row['page'], 'names' | 'slug'>, platform: Platform): string {
	const known = (names ?? {}) as Record<string, string>;
	return known[platform.language] || known[baseOf(platform)] || slug;
}

function labelOf({ block, ofItem, name }: Row, { t }: Platform): string {
	if (block === null)
		return `${t('texts.forSearchEngines')} › ${t(name === 'title' ? 'texts.seo.title' : 'texts.seo.description')}`;
	const field = `pageBlocks.${block}.${ofItem ? 'items.' : ''}${name}` as PlainTextKey;
	return `${t(`pageBlocks.${block}.name` as PlainTextKey)} › ${t(field)}`;
}

function gridText(row: Row, platform: Platform): GridText {
	const base = baseOf(platform);
	return {
		key: row.key,
		label: labelOf(row, platform),
		type: 'dynamic',
		group: '',
		context: null,
		locked: false,
		baseText: row.languages.find(({ languageCode }) => languageCode === base)?.text ?? '',
		baseLanguage: base,
		icu: false,
		placeholders: [],
		placeholdersOptional: true,
		languages: row.languages.map((wording) => ({ ...wording, queued: false, failure: null })),
	};
}

function useFilters(rows: Rows | undefined) {
	const platform = usePlatform();
	const { t, languages } = platform;
	return [
		{
			id: 'page',
			label: t('texts.onPage'),
			choices: (rows?.pages ?? []).map((page) => ({ value: page.id, label: nameOf(page, platform) })),
		},
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
	];
}

function useTranslating(): BulkAction[] {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const attempt = useAttempt();
	if (!has(me, 'mLocalisation')) return [];
	const onAction = (keys: string[]) =>
		attempt(
			async () => {
				const { translatePageRows } = await change(translatePageRowsDocument, { keys });
				if (translatePageRows.length > 0) throw new Error(t('texts.pagesHeld'));
			},
			{ done: t('texts.pagesTranslated'), failed: t('machine.translateFailed') },
		);
	return [
		{ id: 'translate', label: t('machine.translateChosen'), icon: <IconLanguage aria-hidden size={18} />, onAction },
	];
}

const wantedOf = ({ search, filters, page, rows }: TableState) => ({
	search,
	page: filters.page ?? null,
	language: filters.language ?? null,
	state: states.find((state) => state === filters.state) ?? null,
	first: rows,
	offset: (page - 1) * rows,
});

function PageTexts({ editing }: { editing: TextEditing }) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const me = useMe();
	const [state, change] = useTableState('pages.');
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const { data, error, refetch } = useAdminQuery(pageTextRowsDocument, wantedOf(state), {
		keep: true,
		lookAgain: ({ pageTextRows }) => pageTextRows.items.some(({ editor }) => editor !== null) && lookEvery,
	});
	const rows = data?.pageTextRows;
	const byKey = new Map((rows?.items ?? []).map((row) => [row.key, row]));
	const filters = useFilters(rows);
	const actions = useTranslating();
	const chosen = [...byKey.keys()].filter((key) => selected.has(key));
	const mayChange = has(me, 'mLocalisation') || has(me, 'mContent');
	const codes = languages.map(({ languageCode }) => languageCode);
	const columns = [
		{ id: 'key', label: t('texts.key') },
		{ id: 'page', label: t('texts.onPage') },
		...codes.map((id) => ({ id, label: ownNameOfLanguage(id) })),
	];
	const shown = columns.filter(({ id }) => id === 'key' || !state.columns || state.columns.includes(id));
	const isShown = (id: string) => shown.some((column) => column.id === id);
	const isEditable = ({ key }: GridText) => {
		const row = byKey.get(key);
		return mayChange && row?.writable === true && (row.editor === null || editing.drafts.has(key));
	};
	const restricted = state.search !== '' || Object.keys(state.filters).length > 0;
	return (
		<div className="flex min-w-0 flex-col gap-3">
			<p className="max-w-prose text-muted">{t('texts.ofPagesIntro')}</p>
			{error && <Failed error={error} onRetry={refetch} />}
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
				onChange={change}
			/>
			{actions.length > 0 && <BulkBar actions={actions} ids={chosen} onDone={() => setSelected(new Set())} />}
			{(!error || rows) && (
				<>
					<TextsGrid
						texts={[...byKey.values()].map((row) => gridText(row, platform))}
						languages={codes.filter(isShown)}
						drafts={editing.drafts}
						faults={editing.faults}
						onDraft={editing.onDraft}
						isEditable={isEditable}
						describing={
							isShown('page')
								? [{ id: 'page', label: t('texts.onPage'), cell: ({ key }) => <OnPage row={byKey.get(key)} /> }]
								: []
						}
						{...(actions.length > 0 ? { selection: { keys: new Set(chosen), onChange: setSelected } } : {})}
						busy={!rows}
						empty={
							<EmptyState
								title={t(restricted ? 'kit.nothingFound' : 'texts.none')}
								text=""
								picture={<IconLanguage aria-hidden size={32} />}
							/>
						}
					/>
					<p className="text-sm text-muted not-phone:hidden">{t('texts.gridHelp')}</p>
					<TablePages total={rows?.total ?? 0} state={state} onChange={change} />
				</>
			)}
		</div>
	);
}

/** Where it stands, and what keeps it from being written here. */
function OnPage({ row }: { row: Row | undefined }) {
	const platform = usePlatform();
	const { t } = platform;
	if (!row) return null;
	return (
		<div className="grid gap-1">
			<span>{nameOf(row.page, platform)}</span>
			{row.editor !== null && (
				<span className="flex items-start gap-1 text-xs font-semibold">
					<IconUserEdit aria-hidden size={16} className="shrink-0" />
					{t('texts.pageHeld', { name: row.editor })}
				</span>
			)}
			{!row.writable && <span className="text-xs text-muted">{t('texts.formatted')}</span>}
		</div>
	);
}
