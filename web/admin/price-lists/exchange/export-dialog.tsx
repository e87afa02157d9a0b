// Takes a price list away as a table.
import { useState } from 'react';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { ExportDialog as FileDialog } from '../../imports/export-dialog.tsx';

interface ExportDialogProps {
	list: { id: string; name: string };
	onClose(): void;
}

const formats = ['xlsx', 'csv'] as const;

export function ExportDialog({ list, onClose }: ExportDialogProps) {
	const { t, language } = usePlatform();
	const toast = useToast();
	const [format, setFormat] = useState<string>('xlsx');
	return (
		<FileDialog
			title={t('priceExport.title')}
			failed={t('priceExport.failed')}
			address={`/service-api/prices/export?${new URLSearchParams({ list: list.id, format, language })}`}
			onClose={onClose}
			onDone={() => toast.success(t('priceExport.done'))}
		>
			<p>{t('priceExport.text', { name: list.name })}</p>
			<RadioGroup
				label={t('texts.export.format')}
				value={format}
				onChange={setFormat}
				choices={formats.map((value) => ({ value, label: t(`texts.export.${value}`) }))}
			/>
		</FileDialog>
	);
}
