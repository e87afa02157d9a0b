// What is done to the pictures of a product or a variant: at once, and said.
import { failureText } from '../../../forms/failure-text.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { useAttempt, useChange } from '../../data.ts';
import {
	addImagesDocument,
	inheritImagesDocument,
	orderImagesDocument,
	removeImageDocument,
	setCoverDocument,
	setImageLanguageDocument,
} from './images.documents.ts';

/** @param productId or that of a variant. Each answers whether it was done */
export function useImages(productId: string) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const toast = useToast();
	return {
		add: (mediaIds: readonly string[]) =>
			attempt(() => change(addImagesDocument, { productId, mediaIds: [...mediaIds] }), {
				done: t('product.imageAdded'),
				failed: t('product.addImageFailed'),
			}),
		async remove(imageId: string): Promise<boolean> {
			const sure = await confirm({
				title: t('product.removeImageAsk'),
				text: t('product.removeImageText'),
				confirmLabel: t('product.removeImage'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(() => change(removeImageDocument, { productId, imageId }), {
				done: t('product.imageRemoved'),
				failed: t('product.removeImageFailed'),
			});
		},
		/** What is said aloud is where the picture is now; a toast for every step would talk over it. */
		async order(imageIds: readonly string[]): Promise<boolean> {
			try {
				await change(orderImagesDocument, { productId, imageIds: [...imageIds] });
				return true;
			} catch (error) {
				toast.error(`${t('product.orderFailed')}: ${failureText(error, t)}`);
				return false;
			}
		},
		setCover: (imageId: string) =>
			attempt(() => change(setCoverDocument, { productId, imageId }), {
				done: t('product.coverSaved'),
				failed: t('product.coverFailed'),
			}),
		setForLanguage: (imageId: string, languageCode: string, mediaId: string | null) =>
			attempt(() => change(setImageLanguageDocument, { productId, imageId, languageCode, mediaId }), {
				done: t('product.imageForLanguageSaved'),
				failed: t('product.imageForLanguageFailed'),
			}),
		async inherit(): Promise<boolean> {
			const sure = await confirm({
				title: t('product.imagesInheritAsk'),
				text: t('product.removeImageText'),
				confirmLabel: t('product.imagesInherit'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(() => change(inheritImagesDocument, { variantId: productId }), {
				done: t('product.imageRemoved'),
				failed: t('product.removeImageFailed'),
			});
		},
	};
}
