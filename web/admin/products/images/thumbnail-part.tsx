// The thumbnail of a product: the picture by which lists and the cart show it. It is chosen, uploaded, or made of the cover.
import { IconPhotoSearch, IconTrash, IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { MediaPicker } from '../../../media-library/media-picker.tsx';
import { useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { Picture } from '../../../platform/picture.tsx';
import type { Product } from '../product-values.ts';
import { generateThumbnailsDocument } from './images.documents.ts';
import type { useImages } from './use-images.ts';

interface ThumbnailPartProps {
	product: Product;
	actions: ReturnType<typeof useImages>;
	readOnly: boolean;
}

export function ThumbnailPart({ product: { id, thumbnail, images }, actions, readOnly }: ThumbnailPartProps) {
	const { t } = usePlatform();
	const [picking, setPicking] = useState(false);
	return (
		<section aria-label={t('product.thumbnail')} className="grid gap-3 border-t border-line pt-4">
			<h3 className="font-semibold">{t('product.thumbnail')}</h3>
			<div className="flex flex-wrap items-start gap-4">
				{thumbnail && (
					<span className="grid aspect-4/3 w-40 place-items-center overflow-hidden rounded-theme border border-line bg-sunken">
						<Picture image={thumbnail} sizes="160px" upTo={320} className="size-full object-contain" />
					</span>
				)}
				<div className="grid min-w-0 flex-1 basis-60 gap-3">
					<p className="text-sm text-muted">{t(thumbnail ? 'product.thumbnailText' : 'product.noThumbnail')}</p>
					{!readOnly && (
						<div className="flex flex-wrap gap-2">
							<Button size="small" icon={<IconPhotoSearch aria-hidden size={18} />} onClick={() => setPicking(true)}>
								{t(thumbnail ? 'product.replaceThumbnail' : 'product.chooseThumbnail')}
							</Button>
							<GenerateButton productId={id} hasPictures={thumbnail !== null || images.length > 0} />
							{thumbnail && (
								<Button size="small" icon={<IconTrash aria-hidden size={18} />} onClick={actions.removeThumbnail}>
									{t('product.removeThumbnail')}
								</Button>
							)}
						</div>
					)}
				</div>
			</div>
			{picking && (
				<MediaPicker
					title={t('product.chooseThumbnail')}
					taken={thumbnail ? [thumbnail.id] : []}
					onClose={() => setPicking(false)}
					onPick={async ([picture]) => {
						setPicking(false);
						if (picture) await actions.setThumbnail(picture.id);
					}}
				/>
			)}
		</section>
	);
}

interface GenerateButtonProps {
	productId: string;
	/** Then it is asked first: previews take their place. */
	hasPictures: boolean;
}

function GenerateButton({ productId, hasPictures }: GenerateButtonProps) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const change = useChange();
	const toast = useToast();
	const [busy, setBusy] = useState(false);
	const [isDone, setDone] = useState(false);
	const mayOverwrite = () =>
		confirm({
			title: t('product.generateAsk'),
			text: t('product.generateText'),
			confirmLabel: t('product.generateThumbnails'),
		});
	const generate = async () => {
		if (hasPictures && !(await mayOverwrite())) return;
		setBusy(true);
		setDone(false);
		try {
			const { generateThumbnails: made } = await change(generateThumbnailsDocument, { productId });
			setDone(made > 0);
			if (made === 0) toast.error(t('product.nothingToGenerate'));
		} catch (error) {
			toast.error(withReason(t('product.generateFailed'), failureText(error, t)));
		}
		setBusy(false);
	};
	return (
		<>
			<Button size="small" icon={<IconWand aria-hidden size={18} />} busy={busy} onClick={generate}>
				{t('product.generateThumbnails')}
			</Button>
			{/* Beside what was pressed, and for longer than a short message stays: the pictures themselves may look as before. */}
			<p role="status" className="order-last basis-full text-sm empty:hidden">
				{isDone && t('product.generated')}
			</p>
		</>
	);
}
