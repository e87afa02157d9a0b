// Sends a file of texts and shows what it would change, before anything is saved.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { FileField } from '../../kit/file-field.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { sendFile } from '../../platform/upload.ts';
import { checkTextImportDocument } from './translations.documents.ts';

interface ImportDialogProps {
	open: boolean;
	onClose(): void;
	/** The file was looked at; this is the preview to show. */
	onChecked(id: string): void;
}

const accepted = '.csv,.xlsx,.xlf,.xliff,.txt';
const maxBytes = 20 * 2 ** 20;

export function ImportDialog({ open, onClose, onChecked }: ImportDialogProps) {
	const { t } = usePlatform();
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
			const { checkTextImport } = await sendFile(checkTextImportDocument, { removeEmpty }, file);
			const { textImport, fault: found, row } = checkTextImport;
			if (textImport) {
				setFiles([]);
				onChecked(textImport.id);
			} else if (found) setFault(`${t(`texts.file.${found}`)} ${row ? t('texts.file.inRow', { row }) : ''}`.trim());
		} catch (error) {
			setFault(`${t('texts.import.failed')}: ${failureText(error, t)}`);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('texts.import.title')}
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
				<p>{t('texts.import.text')}</p>
				<FileField
					label={t('texts.import.file')}
					files={files}
					onChange={(chosen) => {
						setFiles(chosen);
						setFault(undefined);
					}}
					accept={accepted}
					maxBytes={maxBytes}
					{...(fault ? { error: fault } : {})}
				/>
				<Checkbox
					label={t('texts.import.removeEmpty')}
					hint={t('texts.import.removeEmptyHint')}
					checked={removeEmpty}
					onChange={setRemoveEmpty}
				/>
				{busy && <Progress label={t('texts.import.checking')} />}
			</div>
		</Dialog>
	);
}
