// The pictures of a product: one large, the others small below it. Every one is a link to itself in large; where there is JavaScript
// small ones take the large one's place, and the large one opens the view in which it can be looked at closely.
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { mediaQuery } from '../../../rules/breakpoints.ts';
import { mediaAddress, sizeFile } from '../../../rules/pictures.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { Picture } from '../../platform/picture.tsx';
import type { ProductDetails } from './product-query.ts';

const ZoomView = lazy(() => import('./zoom-view.tsx'));

type Image = ProductDetails['images'][number];
type Border = ProductDetails['border'];

interface GalleryProps {
	images: readonly Image[];
	border: Border;
	/** Of the product. */
	name: string;
}

const roundings = { none: 'rounded-none', light: 'rounded-theme', strong: 'rounded-strong' };

const frameOf = ({ width, colour }: Border) =>
	width > 0 ? { borderWidth: `${width}px`, ...(colour && { borderColor: colour }) } : undefined;

/** The largest that there is. */
const largest = ({ id, url, sizes }: Image) =>
	sizes.length > 0 ? mediaAddress(sizeFile(id, Math.max(...sizes), 'webp')) : url;

const largeWidths = `${mediaQuery('smartphone')} 100vw, ${mediaQuery('extraLarge')} 37rem, 50vw`;

export function Gallery({ images, border, name }: GalleryProps) {
	const { t } = usePlatform();
	const [shown, setShown] = useState(0);
	const [open, setOpen] = useState(false);
	const image = images[shown];
	if (!image) return null;
	const frame = `border-line ${roundings[border.rounding]} ${border.width > 0 ? 'border-solid' : ''}`;
	/** A shopper who wants it elsewhere gets the file. */
	const instead = (act: () => void) => (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		act();
	};
	return (
		<div className="min-w-0">
			<a
				href={largest(image)}
				onClick={instead(() => setOpen(true))}
				className={`block cursor-zoom-in overflow-hidden ${roundings[border.rounding]}`}
			>
				<Picture
					key={image.id}
					className={`aspect-4/3 w-full bg-raised object-cover ${frame}`}
					image={image}
					sizes={largeWidths}
					style={frameOf(border)}
					eager
				/>
				<span className="sr-only">{t('productPage.enlarge')}</span>
			</a>
			{images.length > 1 && (
				<ul aria-label={t('productPage.pictures')} className="mt-3 flex flex-wrap gap-2 print:hidden">
					{images.map((one, index) => (
						<li key={one.id}>
							<a
								href={largest(one)}
								aria-current={index === shown || undefined}
								aria-label={`${t('productPage.picture', { number: index + 1, count: images.length })}: ${one.alt}`}
								onClick={instead(() => setShown(index))}
								className="block overflow-hidden rounded-theme border-2 border-line hover:border-control-line-hover aria-[current]:border-accent"
							>
								<Picture
									className="size-16 bg-raised object-cover phone:size-20"
									image={one}
									sizes="5rem"
									upTo={480}
									decorative
								/>
							</a>
						</li>
					))}
				</ul>
			)}
			{open && (
				<Suspense>
					<ZoomView images={images} start={shown} name={name} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</div>
	);
}
