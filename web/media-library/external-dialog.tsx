// A picture from an address elsewhere. The server fetches it once; visitors never call the other site.
import { type FormEvent, useId, useState } from 'react';
import { isSecureUrl } from '../../rules/field-formats.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useToast } from '../kit/toasts.tsx';
import { useChange } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import { addExternalMediaDocument } from './media-library.documents.ts';
import { refusalText } from './uploads/use-uploads.ts';

interface ExternalDialogProps {
	folder: string | undefined;
	onClose(): void;
	onDone(mediaId: string): void;
}

export function ExternalDialog({ folder, onClose, onDone }: ExternalDialogProps) {
	const platform = usePlatform();
	const { t } = platform;
	const toast = useToast();
	const change = useChange();
	const form = useId();
	const [url, setUrl] = useState('');
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		if (!isSecureUrl(url.trim())) return setError(t('mediaErrors.addressInvalid'));
		setBusy(true);
		try {
			const { addExternalMedia } = await change(addExternalMediaDocument, { url: url.trim(), folder: folder ?? null });
			toast.success(t('mediaLibrary.added', { count: 1 }));
			onDone(addExternalMedia.id);
		} catch (refused) {
			setError(refusalText(refused, platform).reason);
			toast.error(t('mediaLibrary.externalFailed'));
			setBusy(false);
		}
	};
	return (
		<Dialog
			open
			size="small"
			onClose={onClose}
			title={t('mediaLibrary.externalTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button type="submit" form={form} colour="primary" busy={busy}>
						{t('mediaLibrary.fetch')}
					</Button>
				</>
			}
		>
			<form id={form} noValidate onSubmit={submit}>
				<TextField
					label={t('mediaLibrary.externalUrl')}
					hint={t('mediaLibrary.externalHint')}
					kind="url"
					value={url}
					onChange={(typed) => {
						setUrl(typed);
						setError(null);
					}}
					error={error}
					required
					autoFocus
				/>
			</form>
		</Dialog>
	);
}
