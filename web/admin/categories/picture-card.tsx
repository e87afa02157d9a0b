// The picture of a category: chosen in the library or uploaded at once, shown in the shop when the category is saved.
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { FileField } from '../../kit/file-field.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { MediaPicker } from '../../media-library/media-picker.tsx';
import { withReason } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { sendFile } from '../../platform/upload.ts';
import { has, useMe } from '../me.tsx';
import { uploadCategoryPictureDocument } from './categories.documents.ts';
import type { CategoryFormProps } from './category-form.tsx';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
const maxBytes = 20 * 2 ** 20;

export function PictureCard({ editor, readOnly }: Pick<CategoryFormProps, 'editor' | 'readOnly'>) {
	const { t } = usePlatform();
	const toast = useToast();
	const confirm = useConfirm();
	const me = useMe();
	const [busy, setBusy] = useState(false);
	/** Why the last file was not taken. */
	const [failure, setFailure] = useState<string>();
	const [picking, setPicking] = useState(false);
	const mayChoose = has(me, 'qProd') || has(me, 'qContent');
	const { picture } = editor.values;
	const send = async ([file]: readonly File[]) => {
		if (!file) return;
		setBusy(true);
		setFailure(undefined);
		try {
			const { uploadMedia } = await sendFile(uploadCategoryPictureDocument, {}, file);
			editor.set({ picture: uploadMedia });
			toast.success(t('categories.pictureTaken'));
		} catch (error) {
			setFailure(withReason(t('categories.pictureFailed'), failureText(error, t)));
		}
		setBusy(false);
	};
	const remove = async () => {
		const sure = await confirm({
			title: t('categories.removePictureAsk'),
			text: t('categories.removePictureText'),
			confirmLabel: t('categories.removePicture'),
			colour: 'danger',
		});
		if (sure) editor.set({ picture: null });
	};
	return (
		<Card heading="h2" title={t('categories.picture')}>
			<div className="grid gap-4">
				{picture ? (
					<img
						src={picture.url}
						alt={t('categories.picture')}
						width={picture.width}
						height={picture.height}
						className="h-auto max-h-40 w-auto max-w-full justify-self-start rounded-theme border border-line"
					/>
				) : (
					<p className="text-sm text-muted">{t('categories.noPicture')}</p>
				)}
				{!readOnly && (
					<FileField
						label={t('categories.picture')}
						accept={accepted}
						maxBytes={maxBytes}
						files={[]}
						onChange={send}
						disabled={busy}
						{...(failure ? { error: failure } : {})}
					/>
				)}
				{!readOnly && mayChoose && (
					<div>
						<Button size="small" disabled={busy} onClick={() => setPicking(true)}>
							{t('categories.choosePicture')}
						</Button>
					</div>
				)}
				{picture && !readOnly && (
					<div>
						<Button size="small" disabled={busy} onClick={remove}>
							{t('categories.removePicture')}
						</Button>
					</div>
				)}
			</div>
			{picking && (
				<MediaPicker
					onClose={() => setPicking(false)}
					onPick={([chosen]) => {
						setPicking(false);
						if (chosen) editor.set({ picture: chosen.image });
					}}
				/>
			)}
		</Card>
	);
}
