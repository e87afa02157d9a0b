// What is done to the pictures of a product or a variant: at once, and said.
import { ownNameOfLanguage } from '../../../../rules/languages.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { useAttempt, useChange } from '../../data.ts';
import {
	addImagesDocument,
	inheritImagesDocument,
	orderImagesDocument,
	removeImageDocument,
	setCoverDocument,
	setImageLanguageDocument,
	setThumbnailDocument,
} from './images.documents.ts';

/** @param productId or that of a variant. Each answers whether it was done */
export function useImages(productId: string) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
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
		order: (imageIds: readonly string[]) =>
			attempt(() => change(orderImagesDocument, { productId, imageIds: [...imageIds] }), {
				done: t('product.orderSaved'),
				failed: t('product.orderFailed'),
			}),
		setCover: (imageId: string) =>
			attempt(() => change(setCoverDocument, { productId, imageId }), {
				done: t('product.coverSaved'),
				failed: t('product.coverFailed'),
			}),
		setForLanguage: (imageId: string, languageCode: string, mediaId: string) =>
			attempt(() => change(setImageLanguageDocument, { productId, imageId, languageCode, mediaId }), {
				done: t('product.imageForLanguageSaved'),
				failed: t('product.imageForLanguageFailed'),
			}),
		async removeForLanguage(imageId: string, languageCode: string): Promise<boolean> {
			const sure = await confirm({
				title: t('product.removeImageForLanguageAsk', { language: ownNameOfLanguage(languageCode) }),
				text: t('product.removeImageForLanguageText'),
				confirmLabel: t('product.removeImage'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(() => change(setImageLanguageDocument, { productId, imageId, languageCode, mediaId: null }), {
				done: t('product.imageRemoved'),
				failed: t('product.removeImageFailed'),
			});
		},
		setThumbnail: (mediaId: string) =>
			attempt(() => change(setThumbnailDocument, { productId, mediaId }), {
				done: t('product.thumbnailSaved'),
				failed: t('product.thumbnailFailed'),
			}),
		async removeThumbnail(): Promise<boolean> {
			const sure = await confirm({
				title: t('product.removeThumbnailAsk'),
				text: t('product.removeThumbnailText'),
				confirmLabel: t('product.removeImage'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(() => change(setThumbnailDocument, { productId, mediaId: null }), {
				done: t('product.imageRemoved'),
				failed: t('product.removeImageFailed'),
			});
		},
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
