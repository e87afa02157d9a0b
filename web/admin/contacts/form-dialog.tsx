// A short form over the page: what was typed stays when it could not be saved.
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { useTexts } from '../../platform/environment.tsx';

interface FormDialogProps {
	title: string;
	saveLabel: string;
	isValid: boolean;
	/** @returns whether it worked: then the dialog closes */
	save(): Promise<boolean>;
	onClose(): void;
	/** @param tried to save it: what is wrong is said now */
	children(tried: boolean): ReactNode;
	size?: 'small' | 'medium';
}

export function FormDialog({ title, saveLabel, isValid, save, onClose, children, size = 'small' }: FormDialogProps) {
	const t = useTexts();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const [tries, setTries] = useState(0);
	const [busy, setBusy] = useState(false);
	useEffect(() => {
		if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [tries]);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		event.stopPropagation();
		setTries((before) => before + 1);
		if (!isValid || busy) return;
		setBusy(true);
		const done = await save();
		setBusy(false);
		if (done) onClose();
	};
	return (
		<Dialog
			open
			size={size}
			onClose={onClose}
			title={title}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button type="submit" form={id} colour="primary" busy={busy}>
						{saveLabel}
					</Button>
				</>
			}
		>
			<form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
				{children(tries > 0)}
			</form>
		</Dialog>
	);
}
