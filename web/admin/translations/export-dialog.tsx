// Takes what the list shows away as a file.
import { useState } from 'react';
import { baseLanguage, ownNameOfLanguage } from '../../../rules/languages.ts';
import type { ExportFormat } from '../../../rules/texts/import-errors.ts';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Select } from '../../kit/select.tsx';
import type { TableState } from '../../kit/table-state.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { ExportDialog as FileDialog } from '../imports/export-dialog.tsx';
import { exportAddress } from './list-state.ts';

const formats: readonly ExportFormat[] = ['xlsx', 'csv', 'xliff'];

interface ExportDialogProps {
	onClose(): void;
	state: TableState;
	total: number;
}

export function ExportDialog({ onClose, state, total }: ExportDialogProps) {
	const { t, language, languages } = usePlatform();
	const codes = languages.map(({ languageCode }) => languageCode);
	const [format, setFormat] = useState<ExportFormat>('xlsx');
	const [chosen, setChosen] = useState<readonly string[]>(codes);
	const [target, setTarget] = useState(codes.find((code) => code !== baseLanguage) ?? codes[0] ?? '');
	const choices = codes.map((value) => ({ value, label: `${ownNameOfLanguage(value)} (${value})` }));
	const wanted = format === 'xliff' ? [target] : chosen;
	return (
		<FileDialog
			title={t('texts.export.title')}
			failed={t('texts.export.failed')}
			address={wanted.length > 0 ? exportAddress(state, { format, language, languages: wanted }) : undefined}
			size="small"
			onClose={onClose}
		>
			<p>{t('texts.export.what', { count: total })}</p>
			<RadioGroup
				label={t('texts.export.format')}
				value={format}
				onChange={(value) => setFormat(formats.find((one) => one === value) ?? 'xlsx')}
				choices={formats.map((value) => ({ value, label: t(`texts.export.${value}`) }))}
			/>
			{format === 'xliff' ? (
				<Select
					label={t('texts.export.target')}
					hint={t('texts.export.targetHint')}
					value={target}
					onChange={setTarget}
					choices={choices}
				/>
			) : (
				<MultiSelect label={t('texts.export.languages')} value={chosen} onChange={setChosen} choices={choices} />
			)}
		</FileDialog>
	);
}
