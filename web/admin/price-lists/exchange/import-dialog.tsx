// Sends a table of prices for one list.
import { useState } from 'react';
import type { PlainTextKey } from '../../../../rules/messages/groups.ts';
import { type PriceImportMode, priceImportModes } from '../../../../rules/price-lists/import-errors.ts';
import type { ImportFileError } from '../../../../rules/texts/import-errors.ts';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { sendFile } from '../../../platform/upload.ts';
import { ImportDialog as FileDialog } from '../../imports/import-dialog.tsx';
import { checkPriceImportDocument } from './exchange.documents.ts';

interface ImportDialogProps {
	list: { id: string; name: string };
	onClose(): void;
	/** The file was looked at; this is the preview to show. */
	onChecked(id: string): void;
}

/** Where what is said of other files does not hold. */
const ownWords: Partial<Record<ImportFileError, PlainTextKey>> = {
	noKeyColumn: 'priceImport.noKeyColumn',
	tooManyRows: 'priceLists.fault.tooManyRows',
};

export function ImportDialog({ list, onClose, onChecked }: ImportDialogProps) {
	const { t, language } = usePlatform();
	const [mode, setMode] = useState<PriceImportMode>('merge');
	const check = async (file: File) => {
		const wanted = { listId: list.id, mode, language };
		const { checkPriceImport } = await sendFile(checkPriceImportDocument, wanted, file);
		const { priceImport, fault, row } = checkPriceImport;
		return { id: priceImport?.id, fault: fault ? t(ownWords[fault] ?? `texts.file.${fault}`) : undefined, row };
	};
	return (
		<FileDialog
			words={{
				title: t('priceImport.title', { name: list.name }),
				text: t('priceImport.text'),
				file: t('priceImport.file'),
				failed: (reason) => t('priceImport.failedBecause', { reason }),
			}}
			accept=".csv,.xlsx,.txt"
			check={check}
			onClose={onClose}
			onChecked={onChecked}
		>
			<RadioGroup
				label={t('priceImport.mode')}
				{...(mode === 'replace' ? { hint: t('priceImport.modeHint') } : {})}
				value={mode}
				onChange={(value) => setMode(value === 'replace' ? 'replace' : 'merge')}
				choices={priceImportModes.map((value) => ({ value, label: t(`priceImport.${value}`) }))}
			/>
		</FileDialog>
	);
}
