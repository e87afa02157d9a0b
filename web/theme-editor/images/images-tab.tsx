// The pictures of a look: logos, the sign in the browser's tab, what lies behind the log-in. They hold at once.
import { IconPhotoSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { darkTheme } from '../../../rules/theme/dark-theme.ts';
import { resolveColour } from '../../../rules/theme/resolve-colour.ts';
import { isThemeImageUse, type ThemeImageUse, themeImages } from '../../../rules/theme/theme-images.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { FileField } from '../../kit/file-field.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { MediaPicker } from '../../media-library/media-picker.tsx';
import { useAdminQuery, useAttempt, withReason } from '../../platform/backoffice/data.ts';
import { meDocument } from '../../platform/backoffice/me.documents.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { sendFile } from '../../platform/upload.ts';
import { type ThemeState, useEditing } from '../editing.tsx';
import { setThemeImageDocument, uploadThemeImageDocument } from '../theme-editor.documents.ts';
import { CropDialog } from './crop-dialog.tsx';

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
const maxBytes = 20 * 2 ** 20;

type ThemeImage = ThemeState['images'][number];

export function ImagesTab({ onReload }: { onReload(): void }) {
	const { t } = usePlatform();
	const { state } = useEditing();
	return (
		<div className="flex flex-col gap-4">
			<p className="text-sm text-muted">{t('themeEditor.atOnce')}</p>
			{state.images.map(
				(image) =>
					isThemeImageUse(image.use) && (
						<ImageEntry key={image.use} use={image.use} shown={image} onReload={onReload} />
					),
			)}
		</div>
	);
}

interface ImageEntryProps {
	use: ThemeImageUse;
	shown: ThemeImage;
	onReload(): void;
}

function ImageEntry({ use, shown: { image }, onReload }: ImageEntryProps) {
	const { t, ask } = usePlatform();
	const { refresh, light } = useEditing();
	const attempt = useAttempt();
	const toast = useToast();
	const confirm = useConfirm();
	const [error, setError] = useState<string>();
	const [busy, setBusy] = useState(false);
	const [picking, setPicking] = useState(false);
	const rights = useAdminQuery(meDocument, {}).data?.me.rights ?? [];
	const seesLibrary = rights.some((right) => right === 'qContent' || right === 'qProd');
	const [picture, setPicture] = useState<ImageBitmap>();
	useEffect(() => () => picture?.close(), [picture]);
	const wanted = themeImages[use];
	const name = t(`themeEditor.image.${use}`);
	/** A logo is validated on what it will stand on. */
	const ground = use.endsWith('Dark') ? darkTheme(light) : light;

	const set = async (media: string | null) => {
		await ask(setThemeImageDocument, { use, media });
		await refresh();
		onReload();
	};
	const keep = async (mediaId: () => Promise<string>) => {
		setBusy(true);
		setError(undefined);
		try {
			await set(await mediaId());
			setPicture(undefined);
			toast.success(t('themeEditor.imageSaved'));
		} catch (reason) {
			const told = withReason(t('themeEditor.imageFailed'), failureText(reason, t));
			setError(told);
			// While it is cut to shape, the field lies behind the dialog.
			toast.error(told);
		}
		setBusy(false);
	};
	const send = (file: File) => keep(async () => (await sendFile(uploadThemeImageDocument, {}, file)).uploadMedia.id);
	/** Drawings have no pixels to crop: the server looks at their shape. */
	const take = async ([file]: readonly File[]) => {
		setError(undefined);
		if (!file) return;
		if (!wanted || file.type === 'image/svg+xml') return send(file);
		await createImageBitmap(file).then(setPicture, () => setError(t('themeEditor.imageUnreadable')));
	};
	const remove = async () => {
		const title = t('themeEditor.removeImageTitle', { name });
		if (!(await confirm({ title, confirmLabel: t('themeEditor.removeImage'), colour: 'danger' }))) return;
		await attempt(() => set(null), { done: t('themeEditor.imageRemoved'), failed: t('themeEditor.imageFailed') });
	};
	return (
		<section aria-label={name} className="rounded-theme border border-line p-3">
			<h2 className="font-semibold">{name}</h2>
			{wanted && (
				<p className="text-sm text-muted">
					{t('themeEditor.imageSize', { width: wanted.width, height: wanted.height })}
				</p>
			)}
			<div
				className="my-2 grid min-h-20 place-items-center rounded-theme border border-line p-3"
				style={{
					background: resolveColour(ground, 'applications.header.background'),
					color: resolveColour(ground, 'applications.header.text'),
				}}
			>
				{image ? (
					<img
						src={image.url}
						alt={name}
						width={image.width}
						height={image.height}
						className="h-auto max-h-24 w-auto max-w-full"
					/>
				) : (
					<p className="text-sm">{t('themeEditor.noImage')}</p>
				)}
			</div>
			<FileField
				label={t('themeEditor.chooseImage')}
				accept={accepted}
				maxBytes={maxBytes}
				files={[]}
				onChange={take}
				disabled={busy}
				{...(error ? { error } : {})}
			/>
			<div className="mt-2 flex flex-wrap gap-2">
				{seesLibrary && (
					<Button
						size="small"
						icon={<IconPhotoSearch aria-hidden size={18} />}
						disabled={busy}
						onClick={() => setPicking(true)}
					>
						{t('themeEditor.fromLibrary')}
					</Button>
				)}
				{image && (
					<Button size="small" disabled={busy} onClick={remove}>
						{t('themeEditor.removeImage')}
					</Button>
				)}
			</div>
			{picking && (
				<MediaPicker
					title={name}
					taken={image ? [image.id] : []}
					onClose={() => setPicking(false)}
					onPick={([chosen]) => {
						setPicking(false);
						if (chosen) keep(async () => chosen.id);
					}}
				/>
			)}
			{picture && wanted && (
				<CropDialog
					picture={picture}
					wanted={wanted}
					leastWidth={wanted.leastWidth}
					busy={busy}
					onClose={() => setPicture(undefined)}
					onDone={(cropped) => send(new File([cropped], `${use}.png`, { type: 'image/png' }))}
				/>
			)}
		</section>
	);
}
