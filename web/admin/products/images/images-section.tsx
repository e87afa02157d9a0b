// The pictures of a product or of a variant: chosen in the library, fetched from an address, ordered, framed. All of it acts at once.
import { IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { productLimits } from '../../../../rules/catalogue/product-errors.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { MediaPicker } from '../../../media-library/media-picker.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Product, ProductImage } from '../product-values.ts';
import { BorderForm } from './border-form.tsx';
import { ExternalForm } from './external-form.tsx';
import { ImageGrid } from './image-grid.tsx';
import { ImageLanguages } from './image-languages.tsx';
import { ThumbnailPart } from './thumbnail-part.tsx';
import { useImages } from './use-images.ts';

interface ImagesSectionProps {
	product: Product;
	/** The product, or one of its variants. */
	ownerId: string;
	images: readonly ProductImage[];
	readOnly: boolean;
	/** With frame and thumbnails, which are the product's. */
	border?: boolean;
}

const most = productLimits.images;

export function ImagesSection({ product, ownerId, images, readOnly, border = false }: ImagesSectionProps) {
	const { t } = usePlatform();
	const actions = useImages(ownerId);
	const [picking, setPicking] = useState(false);
	const [languagesOf, setLanguagesOf] = useState<string>();
	const free = most - images.length;
	const inLanguages = images.findIndex(({ id }) => id === languagesOf);
	const chosen = images[inLanguages];
	return (
		<Card
			heading="h2"
			title={t('product.images')}
			actions={<span className="text-sm text-muted">{t('product.imagesOf', { count: images.length, most })}</span>}
		>
			<div className="grid gap-4">
				<p className="text-sm text-muted">{t('product.imagesAtOnce')}</p>
				{images.length > 0 ? (
					<ImageGrid
						images={images}
						actions={actions}
						readOnly={readOnly}
						onLanguages={setLanguagesOf}
						{...(border ? { thumbnail: { mediaId: product.thumbnail?.id } } : {})}
					/>
				) : (
					<p>{t('product.noImages')}</p>
				)}
				{!readOnly && (
					<div className="flex flex-wrap items-end gap-4">
						<Button
							icon={<IconPhotoPlus aria-hidden size={18} />}
							disabled={free === 0}
							onClick={() => setPicking(true)}
						>
							{t('product.addImages')}
						</Button>
					</div>
				)}
				{!readOnly && free > 0 && <ExternalForm onFetched={(mediaId) => actions.add([mediaId])} />}
				{border && <ThumbnailPart product={product} actions={actions} readOnly={readOnly} />}
				{border && !readOnly && <BorderForm product={product} />}
			</div>
			{picking && (
				<MediaPicker
					max={free}
					taken={images.map(({ image }) => image.id)}
					onClose={() => setPicking(false)}
					onPick={async (pictures) => {
						setPicking(false);
						await actions.add(pictures.map(({ id }) => id));
					}}
				/>
			)}
			{chosen && (
				<ImageLanguages
					image={chosen}
					number={inLanguages + 1}
					onChange={(languageCode, mediaId) => actions.setForLanguage(chosen.id, languageCode, mediaId)}
					onRemove={(languageCode) => actions.removeForLanguage(chosen.id, languageCode)}
					onClose={() => setLanguagesOf(undefined)}
				/>
			)}
		</Card>
	);
}
