// Takes products away as a table: what the list shows, or all of them.

import { useState } from 'react';
import { separatorName } from '../../../../rules/csv-separator.ts';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { ExportDialog as FileDialog } from '../../imports/export-dialog.tsx';

interface ExportDialogProps {
	/** As the list is asked for. */
	wanted: Readonly<Record<string, string | boolean | null>>;
	total: number;
	onClose(): void;
}

const formats = ['csv', 'xlsx'] as const;

export function ExportDialog({ wanted, total, onClose }: ExportDialogProps) {
	const { t, language } = usePlatform();
	const [format, setFormat] = useState<string>('csv');
	const [what, setWhat] = useState<string>('found');
	const given = what === 'found' ? wanted : { language };
	const query = new URLSearchParams({
		format,
		separator: separatorName(language),
		...Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))),
	});
	return (
		<FileDialog
			title={t('productExport.title')}
			failed={t('productExport.failed')}
			address={`/service-api/products/export?${query}`}
			onClose={onClose}
		>
			<RadioGroup
				label={t('productExport.what')}
				value={what}
				onChange={setWhat}
				choices={[
					{ value: 'found', label: t('productExport.found', { count: total }) },
					{ value: 'all', label: t('productExport.all') },
				]}
			/>
			<RadioGroup
				label={t('texts.export.format')}
				value={format}
				onChange={setFormat}
				choices={formats.map((value) => ({ value, label: t(`texts.export.${value}`) }))}
			/>
		</FileDialog>
	);
}
