// What a file would change, and what is wrong with it: saved without the wrong rows, or given up.
import { IconDownload } from '@tabler/icons-react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { download } from '../../kit/download.ts';
import { Tabs } from '../../kit/tabs.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { faultText } from '../../texts-grid/fault-text.ts';
import { useAdminQuery, useAttempt, useChange } from '../data.ts';
import { Counts, previewCell as cell, PlainTable } from '../imports/preview-parts.tsx';
import { Loaded } from '../loaded.tsx';
import {
	applyTextImportDocument,
	removeTextImportDocument,
	textImportRowsDocument,
	type textImportsDocument,
} from './translations.documents.ts';

type TextImport = Data<typeof textImportsDocument>['textImports'][number];
type Rows = Data<typeof textImportRowsDocument>;

const shownRows = 50;

interface ImportPreviewProps {
	textImport: TextImport;
	onClose(): void;
}

export function useErrorFile() {
	const { t, language } = usePlatform();
	const toast = useToast();
	return (id: string) =>
		download(`/service-api/texts/imports/${id}/errors?language=${language}`).catch(() =>
			toast.error(t('texts.export.failed')),
		);
}

/** Takes an import away. @returns whether it is gone */
export function useRemoveImport() {
	const { t } = usePlatform();
	const toast = useToast();
	const change = useChange();
	return async (id: string): Promise<boolean> => {
		try {
			await change(removeTextImportDocument, { id });
			return true;
		} catch (error) {
			toast.error(`${t('texts.import.failed')}: ${failureText(error, t)}`);
			return false;
		}
	};
}

export function ImportPreview({ textImport, onClose }: ImportPreviewProps) {
	const { t } = usePlatform();
	const { id, fileName, added, changed, faulty } = textImport;
	const change = useChange();
	const attempt = useAttempt();
	const answer = useAdminQuery(textImportRowsDocument, { id, first: shownRows });
	const total = added + changed;
	const apply = async () => {
		const said = { done: t('texts.import.mayLeave'), failed: t('texts.import.failed') };
		if (await attempt(() => change(applyTextImportDocument, { id }), said)) onClose();
	};
	const remove = useRemoveImport();
	const giveUp = async () => {
		if (await remove(id)) onClose();
	};
	return (
		<Dialog
			open
			onClose={onClose}
			size="large"
			title={t('texts.import.previewOf', { file: fileName })}
			actions={
				<>
					<Button onClick={giveUp}>{t('texts.import.cancel')}</Button>
					<Button colour="primary" disabled={total === 0} onClick={apply}>
						{t('texts.import.apply', { count: total })}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<Counts
					counts={(['added', 'changed', 'unchanged', 'faulty'] as const).map((name) => ({
						label: t(`texts.import.${name}`),
						count: textImport[name],
					}))}
				/>
				{faulty > 0 && total > 0 && <p>{t('texts.import.leaveOut', { count: faulty })}</p>}
				{total === 0 && faulty === 0 && <p>{t('texts.import.nothing')}</p>}
				<Loaded answer={answer}>
					{(rows) => (
						<Tabs
							label={t('texts.import.preview')}
							tabs={[
								{ id: 'changes', label: t('texts.import.changes'), content: <Changes rows={rows} total={total} /> },
								{
									id: 'faults',
									label: t('texts.import.faults'),
									hasErrors: faulty > 0,
									content: <Faults rows={rows} total={faulty} id={id} />,
								},
							]}
						/>
					)}
				</Loaded>
			</div>
		</Dialog>
	);
}

interface ListProps {
	rows: Rows;
	total: number;
}

function Changes({ rows: { changes }, total }: ListProps) {
	const { t } = usePlatform();
	if (changes.length === 0) return <p className="text-muted">{t('texts.import.nothing')}</p>;
	const headings = [
		t('texts.import.row'),
		t('texts.key'),
		t('texts.language'),
		t('texts.import.before'),
		t('texts.import.after'),
	];
	return (
		<PlainTable label={t('texts.import.changes')} headings={headings} shown={changes.length} total={total}>
			{changes.map(({ row, key, languageCode, before, after }) => (
				<tr key={`${key} ${languageCode}`} className="border-t border-line">
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
			))}
		</PlainTable>
	);
}

function Faults({ rows: { faults }, total, id }: ListProps & { id: string }) {
	const { t } = usePlatform();
	const errorFile = useErrorFile();
	if (faults.length === 0) return <p className="text-muted">{t('kit.nothingFound')}</p>;
	const headings = [
		t('texts.import.row'),
		t('texts.import.column'),
		t('texts.key'),
		t('texts.import.value'),
		t('texts.import.reason'),
	];
	return (
		<>
			<div className="mb-3">
				<Button size="small" icon={<IconDownload aria-hidden size={18} />} onClick={() => errorFile(id)}>
					{t('texts.import.downloadErrors')}
				</Button>
			</div>
			<PlainTable label={t('texts.import.faults')} headings={headings} shown={faults.length} total={total}>
				{faults.map(({ row, column, key, after, fault, names }) => (
					<tr key={`${row} ${column} ${key}`} className="border-t border-line">
						<td className={`${cell} tabular-nums`}>{row}</td>
						<td className={cell}>{column}</td>
						<td className={`${cell} font-mono wrap-anywhere`}>{key}</td>
						<td className={`${cell} min-w-40 whitespace-pre-line`}>{after}</td>
						<td className={`${cell} min-w-52 text-error`}>{fault && faultText({ fault, names }, t)}</td>
					</tr>
				))}
			</PlainTable>
		</>
	);
}
