// What a table of products would change, and what is wrong with it.

import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { useErrorFile, useRemoveImport } from '../../imports/import-actions.ts';
import { ImportPreview as FilePreview, shownRows } from '../../imports/import-preview.tsx';
import { previewCell as cell } from '../../imports/preview-parts.tsx';
import {
	applyProductImportDocument,
	productImportRowsDocument,
	type productImportsDocument,
	removeProductImportDocument,
} from './exchange.documents.ts';

export type ProductImport = Data<typeof productImportsDocument>['productImports'][number];
type Rows = Data<typeof productImportRowsDocument>;

export function useProductErrors() {
	const { t } = usePlatform();
	return useErrorFile('products', t('productExport.failed'));
}

export function useRemoveProductImport() {
	const { t } = usePlatform();
	return useRemoveImport(removeProductImportDocument, (reason) => `${t('productImport.failed')}: ${reason}`);
}

interface ImportPreviewProps {
	productImport: ProductImport;
	onClose(): void;
}

export function ImportPreview({ productImport, onClose }: ImportPreviewProps) {
	const { t } = usePlatform();
	const { id, fileName, added, changed, faulty } = productImport;
	const change = useChange();
	const remove = useRemoveProductImport();
	const errorFile = useProductErrors();
	return (
		<FilePreview
			fileName={fileName}
			counts={(['added', 'changed', 'unchanged', 'faulty'] as const).map((name) => ({
				label: t(`productImport.${name}`),
				count: productImport[name],
			}))}
			total={added + changed}
			faulty={faulty}
			answer={useAdminQuery(productImportRowsDocument, { id, first: shownRows })}
			changes={({ changes }) => ({
				headings: [
					t('texts.import.row'),
					t('productImport.product'),
					t('texts.import.column'),
					t('texts.import.before'),
					t('texts.import.after'),
				],
				rows: changes.map((row) => <Change key={`${row.row} ${row.column}`} row={row} />),
			})}
			faults={({ faults }) => ({
				headings: [
					t('texts.import.row'),
					t('texts.import.column'),
					t('productImport.product'),
					t('texts.import.value'),
					t('texts.import.reason'),
				],
				rows: faults.map((row) => <Fault key={`${row.row} ${row.column} ${row.fault}`} row={row} />),
			})}
			failed={(reason) => `${t('productImport.failed')}: ${reason}`}
			apply={() => change(applyProductImportDocument, { id })}
			remove={() => remove(id)}
			onErrors={() => errorFile(id)}
			onClose={onClose}
		/>
	);
}

function Change({ row: { row, key, column, before, after } }: { row: Rows['changes'][number] }) {
	const { t } = usePlatform();
	return (
		<tr className="border-t border-line">
			<td className={`${cell} tabular-nums`}>{row}</td>
			<td className={`${cell} wrap-anywhere`}>{key}</td>
			<td className={`${cell} font-mono`}>{column}</td>
			<td className={`${cell} min-w-40 text-muted whitespace-pre-line`}>
				{before || <em>{t('texts.import.nothingBefore')}</em>}
			</td>
			<td className={`${cell} min-w-40 whitespace-pre-line`}>{after || <em>{t('texts.import.removed')}</em>}</td>
		</tr>
	);
}

function Fault({ row: { row, column, key, after, fault } }: { row: Rows['faults'][number] }) {
	const { t } = usePlatform();
	return (
		<tr className="border-t border-line">
			<td className={`${cell} tabular-nums`}>{row}</td>
			<td className={`${cell} font-mono`}>{column}</td>
			<td className={`${cell} wrap-anywhere`}>{key}</td>
			<td className={`${cell} min-w-40 whitespace-pre-line`}>{after}</td>
			<td className={`${cell} min-w-52 text-error`}>{fault && t(`productImport.fault.${fault}`)}</td>
		</tr>
	);
}
