// What is done to the pictures of a product or a variant: at once, and said; what takes one away asks first.

import { type ConfirmationRequest, useConfirm } from '../../../kit/confirm.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { nameOfTongue } from '../../localization/locale-names.ts';
import {
	addImagesDocument,
	inheritImagesDocument,
	orderImagesDocument,
	removeImageDocument,
	setCoverDocument,
	setImageLanguageDocument,
	setThumbnailDocument,
} from './images.documents.ts';

type Query = Pick<ConfirmationRequest, 'title' | 'text'> & { confirmLabel?: string };

/** @param productId or that of a variant. Each answers whether it was done */
export function useImages(productId: string) {
	const { t, language } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const takeAway = async (query: Query, act: () => Promise<unknown>): Promise<boolean> => {
		const sure = await confirm({ confirmLabel: t('product.removeImage'), ...query, colour: 'danger' });
		return sure && attempt(act, { done: t('product.imageRemoved'), failed: t('product.removeImageFailed') });
	};
	return {
		add: (mediaIds: readonly string[]) =>
			attempt(() => change(addImagesDocument, { productId, mediaIds: [...mediaIds] }), {
				done: t('product.imageAdded'),
				failed: t('product.addImageFailed'),
			}),
		remove: (imageId: string) =>
			takeAway({ title: t('product.removeImageAsk'), text: t('product.removeImageText') }, () =>
				change(removeImageDocument, { productId, imageId }),
			),
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
		removeForLanguage: (imageId: string, languageCode: string) =>
			takeAway(
				{
					title: t('product.removeImageForLanguageAsk', { language: nameOfTongue(languageCode, language) }),
					text: t('product.removeImageForLanguageText'),
				},
				() => change(setImageLanguageDocument, { productId, imageId, languageCode, mediaId: null }),
			),
		setThumbnail: (mediaId: string) =>
			attempt(() => change(setThumbnailDocument, { productId, mediaId }), {
				done: t('product.thumbnailSaved'),
				failed: t('product.thumbnailFailed'),
			}),
		removeThumbnail: () =>
			takeAway({ title: t('product.removeThumbnailAsk'), text: t('product.removeThumbnailText') }, () =>
				change(setThumbnailDocument, { productId, mediaId: null }),
			),
		inherit: () =>
			takeAway(
				{
					title: t('product.imagesInheritAsk'),
					text: t('product.removeImageText'),
					confirmLabel: t('product.imagesInherit'),
				},
				() => change(inheritImagesDocument, { variantId: productId }),
			),
	};
}
