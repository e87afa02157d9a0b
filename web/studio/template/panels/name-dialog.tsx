// What a layout or a colour scheme is called, in every language of the shop.
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { PanelDialog } from './panel-dialog.tsx';
import { useLanguages } from './use-languages.ts';

type Labels = Readonly<Record<string, string>>;

interface DialogProps {
	labels: Labels;
	onClose(): void;
	onSave(labels: Labels): void;
}

export function NameDialog({ labels: given, onClose, onSave }: DialogProps) {
	const { t } = usePlatform();
	const languages = useLanguages();
	const [labels, setLabels] = useState(given);
	const [tried, setTried] = useState(false);
	const filled = Object.fromEntries(Object.entries(labels).filter(([, name]) => name.trim() !== ''));
	const isEmpty = Object.keys(filled).length === 0;
	const save = () => {
		setTried(true);
		if (!isEmpty) onSave(filled);
	};
	return (
		<PanelDialog title={t('templateEditor.nameTitle')} onClose={onClose}>
			<div className="grid gap-4 p-4">
				{languages.map(({ code: languageCode, name }, index) => (
					<TextField
						key={languageCode}
						label={t('templateEditor.nameIn', { language: name })}
						maxLength={200}
						value={labels[languageCode] ?? ''}
						onChange={(label) => setLabels({ ...labels, [languageCode]: label })}
						error={tried && isEmpty && index === 0 ? t('templateEditor.nameMissing') : undefined}
					/>
				))}
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={onClose}>{t('templateEditor.cancel')}</Button>
					<Button colour="primary" onClick={save}>
						{t('templateEditor.save')}
					</Button>
				</div>
			</div>
		</PanelDialog>
	);
}
