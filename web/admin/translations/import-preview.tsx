// What a file of texts would change, and what is wrong with it.
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { errorText } from '../../text-editing/grid/error-text.ts';
import { useErrorFile, useRemoveImport } from '../imports/import-actions.ts';
import { ImportPreview as FilePreview, shownRows } from '../imports/import-preview.tsx';
import { previewCell as cell } from '../imports/preview-parts.tsx';
import {
	applyTextImportDocument,
	removeTextImportDocument,
	textImportRowsDocument,
	type textImportsDocument,
} from './translations.documents.ts';

type TextImport = Data<typeof textImportsDocument>['textImports'][number];
type Rows = Data<typeof textImportRowsDocument>;

interface ImportPreviewProps {
	textImport: TextImport;
	onClose(): void;
}

export function useTextErrors() {
	const { t } = usePlatform();
	return useErrorFile('texts', t('texts.export.failed'));
}

export function useRemoveTextImport() {
	const { t } = usePlatform();
	return useRemoveImport(removeTextImportDocument, (reason) => `${t('texts.import.failed')}: ${reason}`);
}

export function ImportPreview({ textImport, onClose }: ImportPreviewProps) {
	const { t } = usePlatform();
	const { id, fileName, added, changed, faulty } = textImport;
	const change = useChange();
	const remove = useRemoveTextImport();
	const errorFile = useTextErrors();
	return (
		<FilePreview
			fileName={fileName}
			counts={(['added', 'changed', 'unchanged', 'faulty'] as const).map((name) => ({
				label: t(`texts.import.${name}`),
				count: textImport[name],
			}))}
			total={added + changed}
			faulty={faulty}
			answer={useAdminQuery(textImportRowsDocument, { id, first: shownRows })}
			changes={({ changes }) => ({
				headings: [
					t('texts.import.row'),
					t('texts.key'),
					t('texts.language'),
					t('texts.import.before'),
					t('texts.import.after'),
				],
				rows: changes.map((row) => <Change key={`${row.key} ${row.languageCode}`} row={row} />),
			})}
			faults={({ faults }) => ({
				headings: [
					t('texts.import.row'),
					t('texts.import.column'),
					t('texts.key'),
					t('texts.import.value'),
					t('texts.import.reason'),
				],
				rows: faults.map((row) => <Fault key={`${row.row} ${row.column} ${row.key}`} row={row} />),
			})}
			failed={(reason) => `${t('texts.import.failed')}: ${reason}`}
			apply={() => change(applyTextImportDocument, { id })}
			remove={() => remove(id)}
			onErrors={() => errorFile(id)}
			onClose={onClose}
		/>
	);
}

function Change({ row: { row, key, languageCode, before, after } }: { row: Rows['changes'][number] }) {
	const { t } = usePlatform();
	return (
		<tr className="border-t border-line">
			<td className={`${cell} tabular-nums`}>{row}</td>
			<td className={`${cell} font-mono wrap-anywhere`}>{key}</td>
			<td className={cell}>{ownNameOfLanguage(languageCode)}</td>
			<td className={`${cell} min-w-48 text-muted whitespace-pre-line`} lang={languageCode}>
				{before ?? <em>{t('texts.import.nothingBefore')}</em>}
			</td>
			<td className={`${cell} min-w-48 whitespace-pre-line`} lang={languageCode}>
				{after || <em>{t('texts.import.removed')}</em>}
			</td>
		</tr>
	);
}

function Fault({ row: { row, column, key, after, fault, names } }: { row: Rows['faults'][number] }) {
	const { t } = usePlatform();
	return (
		<tr className="border-t border-line">
			<td className={`${cell} tabular-nums`}>{row}</td>
			<td className={cell}>{column}</td>
			<td className={`${cell} font-mono wrap-anywhere`}>{key}</td>
			<td className={`${cell} min-w-40 whitespace-pre-line`}>{after}</td>
			<td className={`${cell} min-w-52 text-error`}>{fault && errorText({ fault, names }, t)}</td>
		</tr>
	);
}
