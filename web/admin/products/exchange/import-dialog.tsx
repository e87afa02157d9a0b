// Sends a table of products and shows what it would change, before anything is saved.
import { useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { FileField } from '../../../kit/file-field.tsx';
import { Progress } from '../../../kit/progress.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { sendFile } from '../../../platform/upload.ts';
import { refreshEverything } from '../../data.ts';
import { checkProductImportDocument } from './exchange.documents.ts';

interface ImportDialogProps {
	onClose(): void;
	/** The file was looked at; this is the preview to show. */
	onChecked(id: string): void;
}

const maxBytes = 20 * 2 ** 20;

export function ImportDialog({ onClose, onChecked }: ImportDialogProps) {
	const { t, queryClient } = usePlatform();
	const [files, setFiles] = useState<File[]>([]);
	const [removeEmpty, setRemoveEmpty] = useState(false);
	const [busy, setBusy] = useState(false);
	const [fault, setFault] = useState<string>();
	const [file] = files;
	const check = async () => {
		if (!file) return;
		setBusy(true);
		setFault(undefined);
		try {
			const { checkProductImport } = await sendFile(checkProductImportDocument, { removeEmpty }, file);
			const { productImport, fault: found, row } = checkProductImport;
			if (productImport) {
				await refreshEverything(queryClient);
				onChecked(productImport.id);
			} else if (found) {
				const reason = t(found === 'noKeyColumn' ? 'productImport.noKeyColumn' : `texts.file.${found}`);
				setFault(`${reason} ${row ? t('texts.file.inRow', { row }) : ''}`.trim());
			}
		} catch (error) {
			setFault(`${t('productImport.failed')}: ${failureText(error, t)}`);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('productImport.title')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} disabled={!file} onClick={check}>
						{t('texts.import.check')}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
				<p>{t('productImport.text')}</p>
				<FileField
					label={t('productImport.file')}
					files={files}
					onChange={(chosen) => {
						setFiles(chosen);
						setFault(undefined);
					}}
					accept=".csv,.xlsx,.txt"
					maxBytes={maxBytes}
					{...(fault ? { error: fault } : {})}
				/>
				<Checkbox
					label={t('productImport.removeEmpty')}
					hint={t('texts.import.removeEmptyHint')}
					checked={removeEmpty}
					onChange={setRemoveEmpty}
				/>
				{busy && <Progress label={t('texts.import.checking')} />}
			</div>
		</Dialog>
	);
}
