// Subscribers as files: the buttons above their list, and the imports that wait, run or are over.
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../rules/formats.ts';
import { languageNameIn } from '../../../rules/language-names.ts';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { showEmail } from '../../../rules/show-email.ts';
import type { ImportFileError } from '../../../rules/texts/import-errors.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { sendFile } from '../../platform/upload.ts';
import { ExportDialog as FileExport } from '../imports/export-dialog.tsx';
import { useErrorFile, useRemoveImport } from '../imports/import-actions.ts';
import { ImportDialog as FileImport } from '../imports/import-dialog.tsx';
import { ImportNotices } from '../imports/import-notices.tsx';
import { ImportPreview as FilePreview, shownRows } from '../imports/import-preview.tsx';
import { previewCell as cell } from '../imports/preview-parts.tsx';
import { lookEvery, useEndOfImports } from '../imports/use-end-of-imports.ts';
import { has, useMe } from '../me.tsx';
import { ConsentFields, noDeclaration, validateDeclaration } from './consent-fields.tsx';
import {
	applySubscriberImportDocument,
	checkSubscriberImportDocument,
	removeSubscriberImportDocument,
	subscriberImportRowsDocument,
	subscriberImportsDocument,
} from './newsletter.documents.ts';

type SubscriberImport = Data<typeof subscriberImportsDocument>['subscriberImports'][number];

/** Where what is said of other files does not hold. */
const ownWords: Partial<Record<ImportFileError, PlainTextKey>> = { noKeyColumn: 'adminNewsletter.importNoKey' };

function ImportDialog({ onClose, onChecked }: { onClose(): void; onChecked(id: string): void }) {
	const platform = usePlatform();
	const { t } = platform;
	const [values, setValues] = useState(noDeclaration);
	const [tried, setTried] = useState(false);
	const errors = validateDeclaration(values, platform);
	const check = async (file: File) => {
		setTried(true);
		const wrong = Object.values(errors).find(Boolean);
		if (wrong) return { id: undefined, fault: wrong, row: null };
		const { checkSubscriberImport } = await sendFile(checkSubscriberImportDocument, { consent: values }, file);
		const { subscriberImport, fault, row } = checkSubscriberImport;
		return { id: subscriberImport?.id, fault: fault ? t(ownWords[fault] ?? `texts.file.${fault}`) : undefined, row };
	};
	return (
		<FileImport
			words={{
				title: t('adminNewsletter.importTitle'),
				text: t('adminNewsletter.importText'),
				file: t('adminNewsletter.importFile'),
				failed: (reason) => t('adminNewsletter.importFailedBecause', { reason }),
			}}
			accept=".csv,.xlsx,.txt"
			check={check}
			onClose={onClose}
			onChecked={onChecked}
		>
			<ConsentFields
				label={t('adminNewsletter.consentSourceFile')}
				values={values}
				set={(change) => setValues((before) => ({ ...before, ...change }))}
				errorOf={(field) => (tried ? (errors[field as keyof typeof errors] ?? null) : undefined)}
			/>
		</FileImport>
	);
}

const useErrors = () => {
	const { t } = usePlatform();
	return useErrorFile('subscribers', t('adminNewsletter.exportFailed'));
};

const useRemove = () => {
	const { t } = usePlatform();
	return useRemoveImport(removeSubscriberImportDocument, (reason) =>
		t('adminNewsletter.importFailedBecause', { reason }),
	);
};

function ImportPreview({ found, onClose }: { found: SubscriberImport; onClose(): void }) {
	const { t, language: reading, timeZone } = usePlatform();
	const { id, fileName, added, faulty, consent } = found;
	const change = useChange();
	const remove = useRemove();
	const errorFile = useErrors();
	const told = { source: consent.source, day: formatDate(new Date(`${consent.on}T12:00:00Z`), reading, timeZone) };
	return (
		<FilePreview
			fileName={fileName}
			counts={[
				{ label: t('adminNewsletter.importAdded'), count: added },
				{ label: t('adminNewsletter.importUnchanged'), count: found.unchanged },
				{ label: t('adminNewsletter.importFaulty'), count: faulty },
			]}
			total={added}
			faulty={faulty}
			note={
				<Notice kind={consent.hasProof ? 'warning' : 'info'}>
					{consent.hasProof ? t('adminNewsletter.importProof', told) : t('adminNewsletter.importAsked', told)}
				</Notice>
			}
			answer={useAdminQuery(subscriberImportRowsDocument, { id, first: shownRows })}
			changes={({ changes }) => ({
				headings: [
					t('texts.import.row'),
					t('adminNewsletter.email'),
					t('adminNewsletter.language'),
					t('adminNewsletter.topics'),
				],
				rows: changes.map(({ row, key, language, after }) => (
					<tr key={`${row} ${key}`} className="border-t border-line">
						<td className={`${cell} tabular-nums`}>{row}</td>
						<td className={`${cell} wrap-anywhere`}>{showEmail(key)}</td>
						<td className={cell}>{languageNameIn(language, reading)}</td>
						<td className={cell}>{after || t('adminNewsletter.everything')}</td>
					</tr>
				)),
			})}
			faults={({ faults }) => ({
				headings: [
					t('texts.import.row'),
					t('texts.import.column'),
					t('adminNewsletter.email'),
					t('texts.import.value'),
					t('texts.import.reason'),
				],
				rows: faults.map(({ row, column, key, after, fault }) => (
					<tr key={`${row} ${column} ${fault}`} className="border-t border-line">
						<td className={`${cell} tabular-nums`}>{row > 0 && row}</td>
						<td className={cell}>{column}</td>
						<td className={`${cell} wrap-anywhere`}>{key}</td>
						<td className={`${cell} min-w-32 wrap-anywhere`}>{after}</td>
						<td className={`${cell} min-w-52 text-error`}>{fault && t(`adminNewsletter.fault.${fault}`)}</td>
					</tr>
				)),
			})}
			failed={(reason) => t('adminNewsletter.importFailedBecause', { reason })}
			apply={() => change(applySubscriberImportDocument, { id })}
			remove={() => remove(id)}
			onErrors={() => errorFile(id)}
			onClose={onClose}
		/>
	);
}

/** As the list is asked for. */
type Wanted = Readonly<Record<string, string | null>>;

const formats = ['csv', 'xlsx'] as const;

function ExportDialog({ wanted, onClose }: { wanted: Wanted; onClose(): void }) {
	const { t, language } = usePlatform();
	const toast = useToast();
	const [format, setFormat] = useState<string>('xlsx');
	const names: Readonly<Record<string, string>> = { language: 'spoken', topicId: 'topic' };
	const given = Object.entries(wanted).flatMap(([name, value]) => (value ? [[names[name] ?? name, value]] : []));
	return (
		<FileExport
			title={t('adminNewsletter.exportTitle')}
			failed={t('adminNewsletter.exportFailed')}
			address={`/service-api/subscribers/export?${new URLSearchParams([...given, ['format', format], ['language', language]])}`}
			onClose={onClose}
			onDone={() => toast.success(t('adminNewsletter.exported'))}
		>
			<p>{t('adminNewsletter.exportText')}</p>
			<RadioGroup
				label={t('texts.export.format')}
				value={format}
				onChange={setFormat}
				choices={formats.map((value) => ({ value, label: t(`texts.export.${value}`) }))}
			/>
		</FileExport>
	);
}

interface Exchange {
	/** For the head of the screen. */
	buttons: ReactNode;
	/** For above the rows. */
	notices: ReactNode;
}

const icon = { 'aria-hidden': true, size: 18 };

export function useSubscriberExchange(wanted: Wanted): Exchange {
	const { t } = usePlatform();
	const me = useMe();
	const { data } = useAdminQuery(
		subscriberImportsDocument,
		{},
		{
			enabled: has(me, 'mCRM'),
			lookAgain: ({ subscriberImports }) => subscriberImports.some(({ state }) => state === 'applying') && lookEvery,
		},
	);
	useEndOfImports(data?.subscriberImports, t('adminNewsletter.importFinished'));
	const imports = data?.subscriberImports ?? [];
	const remove = useRemove();
	const errorFile = useErrors();
	const [open, setOpen] = useState<'import' | 'export'>();
	const [shown, setShown] = useState<string>();
	const previewed = imports.find(({ id, state }) => id === shown && state === 'checked');
	const close = () => setOpen(undefined);
	return {
		buttons: (
			<>
				{has(me, 'mCRM') && (
					<Button icon={<IconUpload {...icon} />} onClick={() => setOpen('import')}>
						{t('adminNewsletter.import')}
					</Button>
				)}
				<Button icon={<IconDownload {...icon} />} onClick={() => setOpen('export')}>
					{t('adminNewsletter.export')}
				</Button>
				{open === 'export' && <ExportDialog wanted={wanted} onClose={close} />}
				{open === 'import' && (
					<ImportDialog
						onClose={close}
						onChecked={(id) => {
							close();
							setShown(id);
						}}
					/>
				)}
				{previewed && <ImportPreview found={previewed} onClose={() => setShown(undefined)} />}
			</>
		),
		notices: (
			<ImportNotices
				imports={imports}
				onShow={setShown}
				onRemove={remove}
				onErrors={errorFile}
				saidWhenDone={(file, count) => t('adminNewsletter.importDone', { file, count })}
			/>
		),
	};
}
