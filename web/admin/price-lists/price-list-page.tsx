// One price list: its name, who uses it, and its prices as a sheet.
import { useParams } from 'react-router';
import { longestPriceListName } from '../../../rules/price-lists/rows.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { Spreadsheet } from '../../spreadsheet/spreadsheet.tsx';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, useMe } from '../me.tsx';
import { usePriceExchange } from './exchange/use-price-exchange.tsx';
import { FindRow } from './find-row.tsx';
import { ListUses } from './list-uses.tsx';
import { PriceListMenu } from './price-list-menu.tsx';
import { priceListDocument } from './price-lists.documents.ts';
import { focusSheet, type ListEditor, type PriceList, useListEditor } from './use-list-editor.ts';

/** Fewer rows are seen at once. */
const searchedFrom = 20;

export function Component() {
	const { t, language } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(priceListDocument, { id, language });
	return (
		<Loaded answer={answer} title={t('adminPriceLists.one')}>
			{({ priceList }) => <OneList key={priceList.id} list={priceList} />}
		</Loaded>
	);
}

function OneList({ list }: { list: PriceList }) {
	const { t } = usePlatform();
	const me = useMe();
	const editor = useListEditor(list);
	const readOnly = !has(me, 'mPrice');
	const exchange = usePriceExchange(list, { unsaved: editor.bar.dirty });
	useScreenName(list.name);
	return (
		<PageFrame
			wide
			title={list.name}
			above={[{ label: t('adminPriceLists.title'), to: '/admin/price-lists' }]}
			actions={
				<>
					{exchange.buttons}
					<PriceListMenu list={list} unsaved={editor.bar.dirty} />
				</>
			}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			<div className="mb-4 grid gap-3 empty:hidden">
				{readOnly && <Notice kind="info">{t('adminPriceLists.readOnly')}</Notice>}
				{list.archivedAt !== null && <Notice kind="warning">{t('adminPriceLists.archivedNote')}</Notice>}
				{editor.conflict && <Conflict conflict={editor.conflict} />}
			</div>
			<div className="grid items-start gap-4 desktop:grid-cols-2">
				<Card>
					<TextField
						label={t('adminPriceLists.name')}
						hint={t('adminPriceLists.nameHint')}
						required
						disabled={readOnly}
						maxLength={longestPriceListName}
						value={editor.name}
						error={editor.nameError}
						onChange={editor.setName}
					/>
				</Card>
				<ListUses list={list} />
			</div>
			<div className="mt-4 empty:hidden">{exchange.notices}</div>
			<h2 className="mt-6 mb-1 text-xl font-bold">{t('adminPriceLists.sheet')}</h2>
			<p className="mb-3 max-w-prose text-sm text-muted">{t('adminPriceLists.sheetHint')}</p>
			{editor.control.sheet.rows.length === 0 && !readOnly && (
				<div className="mb-3">
					<Notice kind="info">{t('adminPriceLists.begin')}</Notice>
				</div>
			)}
			{editor.control.sheet.rows.length > searchedFrom && <FindRow control={editor.control} onFound={focusSheet} />}
			<Spreadsheet
				label={t('adminPriceLists.sheet')}
				control={editor.control}
				judged={editor.judged}
				readOnly={readOnly}
			/>
		</PageFrame>
	);
}

function Conflict({ conflict: { loadTheirs, keepMine } }: { conflict: NonNullable<ListEditor['conflict']> }) {
	const { t } = usePlatform();
	return (
		<Notice kind="warning">
			<p>{t('adminPriceLists.conflict')}</p>
			<div className="mt-3 flex flex-wrap gap-2">
				<Button onClick={keepMine}>{t('adminPriceLists.keepMine')}</Button>
				<Button onClick={loadTheirs}>{t('adminPriceLists.loadTheirs')}</Button>
			</div>
		</Notice>
	);
}
