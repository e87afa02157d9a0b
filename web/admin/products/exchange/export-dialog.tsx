// Takes products away as a table: what the list shows, or all of them.
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { download } from '../../../kit/download.ts';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { usePlatform } from '../../../platform/environment.tsx';

interface ExportDialogProps {
	/** As the list is asked for. */
	wanted: Readonly<Record<string, string | boolean | null>>;
	total: number;
	onClose(): void;
}

const formats = ['csv', 'xlsx'] as const;

export function ExportDialog({ wanted, total, onClose }: ExportDialogProps) {
	const { t, language } = usePlatform();
	const toast = useToast();
	const [format, setFormat] = useState<string>('csv');
	const [what, setWhat] = useState<string>('found');
	const [busy, setBusy] = useState(false);
	const start = async () => {
		const given = what === 'found' ? wanted : { language };
		const query = new URLSearchParams({
			format,
			...(language.startsWith('de') ? { separator: 'semicolon' } : {}),
			...Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))),
		});
		setBusy(true);
		try {
			await download(`/service-api/products/export?${query}`);
			onClose();
		} catch {
			toast.error(t('productExport.failed'));
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('productExport.title')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={start}>
						{t('texts.export.start')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
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
			</div>
		</Dialog>
	);
}
