// A dialog in which something of a subscription is changed: what came of it stands above its buttons.
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface ChangeDialogProps {
	title: string;
	hint: string;
	/** Of the button that sends it. */
	saveLabel?: string;
	busy: boolean;
	failure: string | undefined;
	/** Whether there is nothing to save yet. */
	pointless?: boolean;
	/** Something may be wrong in a field: pressed all the same, the button leads there. */
	isUnsure?: boolean;
	onClose(): void;
	onSave(): void;
	children: ReactNode;
}

export function ChangeDialog({
	title,
	hint,
	busy,
	failure,
	pointless = false,
	isUnsure = false,
	...props
}: ChangeDialogProps) {
	const { t } = usePlatform();
	const { onClose, onSave, children, saveLabel } = props;
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		// Its field says why.
		if (pointless) event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
		else if (!busy) onSave();
	};
	return (
		<NativeDialog title={title} onClose={onClose}>
			<form noValidate onSubmit={submit} className="grid min-h-0 gap-4 overflow-y-auto p-4">
				<p className="text-sm text-muted">{hint}</p>
				{children}
				<div role="alert" className="empty:hidden">
					{failure && <Notice kind="danger">{failure}</Notice>}
				</div>
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={onClose}>{t('ownSubscription.dismiss')}</Button>
					<Button type="submit" colour="primary" busy={busy} aria-disabled={pointless && !isUnsure}>
						{saveLabel ?? t('ownSubscription.save')}
					</Button>
				</div>
			</form>
		</NativeDialog>
	);
}
