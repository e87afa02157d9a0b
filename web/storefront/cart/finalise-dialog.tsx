// Nothing is printed that nobody has looked at: a draft goes to the cart with the word of its owner that the content is right.
import { type FormEvent, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Checkbox } from '../../kit/checkbox.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface FinaliseDialogProps {
	name: string;
	onClose(): void;
	onConfirm(): void;
}

export default function FinaliseDialog({ name, onClose, onConfirm }: FinaliseDialogProps) {
	const { t } = usePlatform();
	const [checked, setChecked] = useState(false);
	const [sent, setSent] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setSent(true);
		if (checked) onConfirm();
	};
	return (
		<NativeDialog title={t('cartPage.finalise.title')} onClose={onClose}>
			<form onSubmit={submit} noValidate className="grid gap-4 p-4">
				<p className="font-bold wrap-break-word">{name}</p>
				<p>{t('cartPage.finalise.text')}</p>
				<Checkbox
					label={t('cartPage.finalise.confirm')}
					checked={checked}
					onChange={setChecked}
					required
					error={sent && !checked ? t('cartPage.finalise.needed') : null}
				/>
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={onClose}>{t('cartPage.cancel')}</Button>
					<Button type="submit" colour="primary">
						{t('cartPage.finalise.do')}
					</Button>
				</div>
			</form>
		</NativeDialog>
	);
}
