// Keys that pages did not find, with the page on which that was noticed.
import { IconChecks, IconEraser } from '@tabler/icons-react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Table, type TableColumn } from '../../kit/table.tsx';
import { useTableState } from '../../kit/table-state.ts';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Failed } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { forgetMissingTextsDocument, missingTextsDocument } from './translations.documents.ts';

type Missing = Data<typeof missingTextsDocument>['missingTexts']['items'][number];

/** One row is a key on a page in a language. */
const idOf = ({ key, page, languageCode }: Missing) => JSON.stringify([key, page, languageCode]);
const keyOf = (id: string): string => String(JSON.parse(id)[0]);

export function MissingTab() {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const attempt = useAttempt();
	const [state, changeTable] = useTableState('missing.');
	const { data, error, refetch } = useAdminQuery(
		missingTextsDocument,
		{ search: state.search, first: state.rows, offset: (state.page - 1) * state.rows },
		{ keep: true },
	);
	const forget = (keys: string[] | null) =>
		attempt(() => change(forgetMissingTextsDocument, { keys }), {
			done: t('texts.forgotten'),
			failed: t('texts.notForgotten'),
		});
	const columns: TableColumn<Missing>[] = [
		{
			id: 'key',
			label: t('texts.key'),
			cell: ({ key }) => (
				<TextLink to={`/admin/translations?q=${encodeURIComponent(key)}`}>
					<span className="font-mono text-sm wrap-anywhere">{key}</span>
				</TextLink>
			),
		},
		{
			id: 'page',
			label: t('texts.page'),
			// Whole documents: the storefront is another one than this.
			cell: ({ page }) =>
				/^\/(?!\/)/.test(page) ? (
					<a href={page} className="text-link underline underline-offset-2 wrap-anywhere hover:text-link-hover">
						{page}
					</a>
				) : (
					page
				),
		},
		{ id: 'language', label: t('texts.language'), cell: ({ languageCode }) => ownNameOfLanguage(languageCode) },
		{ id: 'seenAt', label: t('texts.seenAt'), cell: ({ seenAt }) => <Moment at={seenAt} /> },
		{ id: 'times', label: t('texts.times'), align: 'end', cell: ({ times }) => times },
	];
	const icon = <IconEraser aria-hidden size={18} />;
	const mayChange = has(me, 'mLocalisation');
	const total = data?.missingTexts.total ?? 0;
	return (
		<>
			<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
				<p className="text-muted">{t('texts.missingKeysText')}</p>
				{mayChange && total > 0 && (
					<Button icon={icon} onClick={() => forget(null)}>
						{t('texts.forgetAll')}
					</Button>
				)}
			</div>
			<Table
				label={t('texts.missingKeys')}
				columns={columns}
				rows={data?.missingTexts.items ?? []}
				total={total}
				rowId={idOf}
				state={state}
				onChange={changeTable}
				bulkActions={
					mayChange ? [{ id: 'forget', label: t('texts.forget'), icon, onAction: (ids) => forget(ids.map(keyOf)) }] : []
				}
				busy={!data && !error}
				failure={error && <Failed error={error} onRetry={refetch} />}
				empty={
					<EmptyState
						title={t('texts.noMissingKeys')}
						text={t('texts.missingKeysText')}
						picture={<IconChecks aria-hidden size={32} />}
					/>
				}
			/>
		</>
	);
}
