// What a table of prices would change in its list, and what is wrong with it.
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatNumber } from '../../../../rules/formats.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { formatUnitPrice } from '../../../../rules/pricing/format-unit-price.ts';
import { Notice } from '../../../kit/notice.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { useErrorFile, useRemoveImport } from '../../imports/import-actions.ts';
import { ImportPreview as FilePreview, shownRows } from '../../imports/import-preview.tsx';
import { previewCell as cell } from '../../imports/preview-parts.tsx';
import {
	applyPriceImportDocument,
	priceImportRowsDocument,
	type priceImportsDocument,
	removePriceImportDocument,
} from './exchange.documents.ts';

export type PriceImport = Data<typeof priceImportsDocument>['priceImports'][number];
type Rows = Data<typeof priceImportRowsDocument>;
type Price = Rows['changes'][number]['priceBefore'];

export function usePriceErrors() {
	const { t } = usePlatform();
	return useErrorFile('prices', t('priceExport.failed'));
}

export function useRemovePriceImport() {
	const { t } = usePlatform();
	return useRemoveImport(removePriceImportDocument, (reason) => t('priceImport.failedBecause', { reason }));
}

interface ImportPreviewProps {
	priceImport: PriceImport;
	onClose(): void;
}

export function ImportPreview({ priceImport, onClose }: ImportPreviewProps) {
	const { t } = usePlatform();
	const { id, fileName, added, changed, removed, faulty, warnings } = priceImport;
	const change = useChange();
	const remove = useRemovePriceImport();
	const errorFile = usePriceErrors();
	return (
		<FilePreview
			fileName={fileName}
			counts={(['added', 'changed', 'removed', 'unchanged', 'faulty'] as const).map((name) => ({
				label: t(`priceImport.${name}`),
				count: priceImport[name],
			}))}
			total={added + changed + removed}
			faulty={faulty}
			note={warnings > 0 && <Notice kind="warning">{t('priceImport.warnings', { count: warnings })}</Notice>}
			answer={useAdminQuery(priceImportRowsDocument, { id, first: shownRows })}
			changes={({ changes }) => ({
				headings: [
					t('texts.import.row'),
					t('priceLists.code'),
					{ label: t('priceLists.quantity'), align: 'end' },
					t('texts.import.before'),
					t('texts.import.after'),
				],
				rows: changes.map((row) => <Change key={`${row.key} ${row.quantity}`} row={row} />),
			})}
			faults={({ faults }) => ({
				headings: [
					t('texts.import.row'),
					t('texts.import.column'),
					t('priceLists.code'),
					t('texts.import.value'),
					t('texts.import.reason'),
				],
				rows: faults.map((row) => <Fault key={`${row.row} ${row.column} ${row.fault}`} row={row} />),
			})}
			failed={(reason) => t('priceImport.failedBecause', { reason })}
			apply={() => change(applyPriceImportDocument, { id })}
			remove={() => remove(id)}
			onErrors={() => errorFile(id)}
			onClose={onClose}
		/>
	);
}

function usePriceText() {
	const { t, language, notation, currency } = usePlatform();
	return (price: NonNullable<Price>): string =>
		price.total === null
			? t('priceImport.perUnit', { price: formatUnitPrice(price.unitPrice ?? 0, currency, language, notation) })
			: t('priceImport.inTotal', { price: formatMoney({ minor: price.total, currency }, language, notation) });
}

function Change({ row }: { row: Rows['changes'][number] }) {
	const { t, language, notation } = usePlatform();
	const textOf = usePriceText();
	const { key, quantity, priceBefore, priceAfter, cheaperThan } = row;
	const written = (number: number) => formatNumber(number, language, notation);
	return (
		<tr className="border-t border-line">
			<td className={`${cell} tabular-nums`}>{row.row > 0 && row.row}</td>
			<td className={`${cell} wrap-anywhere`}>{key || <em>{t('priceImport.everyProduct')}</em>}</td>
			<td className={`${cell} text-end tabular-nums`}>{quantity !== null && written(quantity)}</td>
			<td className={`${cell} min-w-32 text-muted tabular-nums`}>
				{priceBefore ? textOf(priceBefore) : <em>{t('texts.import.nothingBefore')}</em>}
			</td>
			<td className={`${cell} min-w-32 tabular-nums`}>
				{priceAfter ? textOf(priceAfter) : <em>{t('texts.import.removed')}</em>}
				{cheaperThan !== null && (
					<p className="mt-1 flex gap-1 text-sm text-hint">
						<IconAlertTriangle aria-hidden size={16} className="shrink-0" />
						{t('priceImport.cheaper', { smaller: written(cheaperThan) })}
					</p>
				)}
			</td>
		</tr>
	);
}

const columns = ['code', 'quantity', 'unitPrice', 'total', 'given'] as const;

function Fault({ row: { row, column, key, after, fault } }: { row: Rows['faults'][number] }) {
	const { t } = usePlatform();
	const known = columns.find((one) => one === column);
	return (
		<tr className="border-t border-line">
			<td className={`${cell} tabular-nums`}>{row > 0 && row}</td>
			<td className={cell}>{known ? t(`priceLists.${known}`) : column}</td>
			<td className={`${cell} wrap-anywhere`}>{key}</td>
			<td className={`${cell} min-w-32`}>{after}</td>
			<td className={`${cell} min-w-52 text-error`}>{fault && t(`priceLists.fault.${fault}`)}</td>
		</tr>
	);
}
