// Sends a file of texts.
import { useState } from 'react';
import { Checkbox } from '../../kit/checkbox.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { sendFile } from '../../platform/upload.ts';
import { ImportDialog as FileDialog } from '../imports/import-dialog.tsx';
import { checkTextImportDocument } from './translations.documents.ts';

interface ImportDialogProps {
	onClose(): void;
	/** The file was looked at; this is the preview to show. */
	onChecked(id: string): void;
}

export function ImportDialog({ onClose, onChecked }: ImportDialogProps) {
	const { t } = usePlatform();
	const [removeEmpty, setRemoveEmpty] = useState(false);
	const check = async (file: File) => {
		const { checkTextImport } = await sendFile(checkTextImportDocument, { removeEmpty }, file);
		const { textImport, fault, row } = checkTextImport;
		return { id: textImport?.id, fault: fault ? t(`texts.file.${fault}`) : undefined, row };
	};
	return (
		<FileDialog
			words={{
				title: t('texts.import.title'),
				text: t('texts.import.text'),
				file: t('texts.import.file'),
				failed: (reason) => `${t('texts.import.failed')}: ${reason}`,
			}}
			accept=".csv,.xlsx,.xlf,.xliff,.txt"
			check={check}
			onClose={onClose}
			onChecked={onChecked}
		>
			<Checkbox
				label={t('texts.import.removeEmpty')}
				hint={t('texts.import.removeEmptyHint')}
				checked={removeEmpty}
				onChange={setRemoveEmpty}
			/>
		</FileDialog>
	);
}
