// Takes what the list shows away as a file.
import { useState } from 'react';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import type { ExportFormat } from '../../../rules/texts/import-faults.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { download } from '../../kit/download.ts';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Select } from '../../kit/select.tsx';
import type { TableState } from '../../kit/table-state.ts';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { exportAddress } from './list-state.ts';

const formats: readonly ExportFormat[] = ['xlsx', 'csv', 'xliff'];

interface ExportDialogProps {
	open: boolean;
	onClose(): void;
	state: TableState;
	total: number;
}

export function ExportDialog({ open, onClose, state, total }: ExportDialogProps) {
	const { t, language, languages } = usePlatform();
	const toast = useToast();
	const codes = languages.map(({ languageCode }) => languageCode);
	const [format, setFormat] = useState<ExportFormat>('xlsx');
	const [chosen, setChosen] = useState<readonly string[]>(codes);
	const [target, setTarget] = useState(codes.find((code) => code !== 'en-GB') ?? codes[0] ?? '');
	const [busy, setBusy] = useState(false);
	const choices = codes.map((value) => ({ value, label: `${ownNameOfLanguage(value)} (${value})` }));
	const start = async () => {
		setBusy(true);
		try {
			await download(exportAddress(state, { format, language, languages: format === 'xliff' ? [target] : chosen }));
			onClose();
		} catch {
			toast.error(t('texts.export.failed'));
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('texts.export.title')}
			size="small"
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} disabled={format !== 'xliff' && chosen.length === 0} onClick={start}>
						{t('texts.export.start')}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-4">
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
			</div>
		</Dialog>
	);
}
