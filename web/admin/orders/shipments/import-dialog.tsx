// Shipments of many orders from a table: it is checked first, what is wrong is said row by row, and the rest can be recorded.
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { downloadText } from '../../../kit/download.ts';
import { FileField } from '../../../kit/file-field.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { refreshEverything, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { sendFile } from '../../../platform/upload.ts';
import { importShipmentsDocument } from './shipments.documents.ts';

type Imported = Data<typeof importShipmentsDocument>['importShipments'];

/** Where what is said of other files does not hold. */
const ownWords = {
	noKeyColumn: 'adminShipments.file.noKeyColumn',
	unreadable: 'adminShipments.file.unreadable',
	tooManyRows: 'adminShipments.file.tooManyRows',
} as const;
const isOwn = (fault: string): fault is keyof typeof ownWords => Object.hasOwn(ownWords, fault);

function useFileFault() {
	const { t } = usePlatform();
	return ({ fault, faultRow }: Imported): string | undefined => {
		if (!fault) return undefined;
		const said = isOwn(fault) ? t(ownWords[fault]) : t(`texts.file.${fault}`);
		return faultRow ? `${said} ${t('texts.file.inRow', { row: faultRow })}` : said;
	};
}

export function ImportShipments() {
	const { t } = usePlatform();
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button icon={<IconFileImport aria-hidden size={18} />} onClick={() => setOpen(true)}>
				{t('adminShipments.import')}
			</Button>
			{open && <ImportDialog onClose={() => setOpen(false)} />}
		</>
	);
}

function ImportDialog({ onClose }: { onClose(): void }) {
	const { t, queryClient } = usePlatform();
	const toast = useToast();
	const faultOf = useFileFault();
	const [files, setFiles] = useState<File[]>([]);
	const [notify, setNotify] = useState(true);
	const [checked, setChecked] = useState<Imported['rows']>();
	const [isRecorded, setRecorded] = useState(false);
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string>();
	const [file] = files;
	const ready = checked?.filter(({ fault }) => !fault).length ?? 0;
	const choose = (chosen: File[]) => {
		setFiles(chosen);
		setChecked(undefined);
		setRecorded(false);
		setError(undefined);
	};
	const send = async (apply: boolean) => {
		if (!file) return;
		setBusy(true);
		setError(undefined);
		try {
			const { importShipments: imported } = await sendFile(importShipmentsDocument, { apply, notify }, file);
			setError(faultOf(imported));
			setChecked(imported.fault ? undefined : imported.rows);
			setRecorded(apply && !imported.fault);
			if (apply && !imported.fault) {
				toast.success(t('adminShipments.importDone', { count: imported.rows.filter(({ fault }) => !fault).length }));
				await refreshEverything(queryClient);
			}
		} catch (failure) {
			setError(withReason(t('adminShipments.importFailed'), failureText(failure, t)));
		} finally {
			setBusy(false);
		}
	};
	const sample = () => {
		const heading = (['order', 'carrier', 'number', 'day'] as const).map((name) => t(`adminShipments.column.${name}`));
		downloadText('shipments.csv', `\uFEFF${heading.join(';')}\r\n2026-000123;DHL;00340434161094042557;\r\n`);
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('adminShipments.import')}
			actions={
				<>
					<Button onClick={onClose}>{t(isRecorded ? 'common.close' : 'kit.cancel')}</Button>
					{!isRecorded &&
						(checked && ready > 0 ? (
							<Button colour="primary" busy={busy} onClick={() => void send(true)}>
								{t('adminShipments.importApply', { count: ready })}
							</Button>
						) : (
							<Button colour="primary" busy={busy} disabled={!file} onClick={() => void send(false)}>
								{t('adminShipments.importCheck')}
							</Button>
						))}
				</>
			}
		>
			<div className="grid gap-4">
				<p>{t('adminShipments.importText')}</p>
				<div>
					<Button size="small" icon={<IconDownload aria-hidden size={16} />} onClick={sample}>
						{t('adminShipments.importSample')}
					</Button>
				</div>
				<FileField
					label={t('adminShipments.importFile')}
					files={files}
					onChange={choose}
					accept=".csv,.xlsx,.txt"
					maxBytes={2 * 2 ** 20}
					{...(error ? { error } : {})}
				/>
				{!isRecorded && (
					<Checkbox
						label={t('adminShipments.notify')}
						hint={t('adminShipments.notifyHint')}
						checked={notify}
						onChange={setNotify}
					/>
				)}
				{checked && <Preview rows={checked} isRecorded={isRecorded} />}
			</div>
		</Dialog>
	);
}

function Preview({ rows, isRecorded }: { rows: Imported['rows']; isRecorded: boolean }) {
	const { t } = usePlatform();
	const count = rows.filter(({ fault }) => !fault).length;
	const cell = 'border-b border-line px-2 py-1.5 text-start align-top wrap-anywhere';
	return (
		<div className="grid gap-3" role="status">
			{!isRecorded && (
				<Notice kind={count === 0 ? 'warning' : 'info'}>
					{count === 0
						? t('adminShipments.importNone')
						: t('adminShipments.importReady', { count, faulty: rows.length - count })}
				</Notice>
			)}
			<div className="max-h-80 overflow-auto rounded-theme border border-line">
				<table className="w-full text-sm">
					<thead>
						<tr>
							<th className={`${cell} whitespace-nowrap`}>{t('adminShipments.importRow')}</th>
							<th className={`${cell} whitespace-nowrap`}>{t('adminShipments.column.order')}</th>
							<th className={`${cell} whitespace-nowrap`}>{t('adminShipments.column.number')}</th>
							<th className={`${cell} whitespace-nowrap`}>{t('adminShipments.importState')}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ row, orderNumber, carrierText, number, fault, warnings }) => (
							<tr key={row}>
								<td className={`${cell} tabular-nums`}>{row}</td>
								<td className={`${cell} whitespace-nowrap`}>{orderNumber}</td>
								<td className={cell}>{[carrierText, number].filter(Boolean).join(' ')}</td>
								<td className={cell}>
									{fault ? (
										<span className="text-error">{t(`adminShipments.fault.${fault}`)}</span>
									) : (
										<>
											{t(isRecorded ? 'adminShipments.importRecorded' : 'adminShipments.importOk')}
											{warnings.map((warning) => (
												<span key={warning} className="block font-medium">
													{t(`adminShipments.warning.${warning}`)}
												</span>
											))}
										</>
									)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}
