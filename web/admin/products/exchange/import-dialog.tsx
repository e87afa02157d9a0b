// Sends a table of products.
import { useState } from 'react';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { sendFile } from '../../../platform/upload.ts';
import { ImportDialog as FileDialog } from '../../imports/import-dialog.tsx';
import { checkProductImportDocument } from './exchange.documents.ts';

interface ImportDialogProps {
	onClose(): void;
	/** The file was looked at; this is the preview to show. */
	onChecked(id: string): void;
}

export function ImportDialog({ onClose, onChecked }: ImportDialogProps) {
	const { t } = usePlatform();
	const [removeEmpty, setRemoveEmpty] = useState(false);
	const check = async (file: File) => {
		const { checkProductImport } = await sendFile(checkProductImportDocument, { removeEmpty }, file);
		const { productImport, fault, row } = checkProductImport;
		const reason = fault && t(fault === 'noKeyColumn' ? 'productImport.noKeyColumn' : `texts.file.${fault}`);
		return { id: productImport?.id, fault: reason ?? undefined, row };
	};
	return (
		<FileDialog
			words={{
				title: t('productImport.title'),
				text: t('productImport.text'),
				file: t('productImport.file'),
				failed: (reason) => `${t('productImport.failed')}: ${reason}`,
			}}
			accept=".csv,.xlsx,.txt"
			check={check}
			onClose={onClose}
			onChecked={onChecked}
		>
			<Checkbox
				label={t('productImport.removeEmpty')}
				hint={t('texts.import.removeEmptyHint')}
				checked={removeEmpty}
				onChange={setRemoveEmpty}
			/>
		</FileDialog>
	);
}
