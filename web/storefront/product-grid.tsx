// Products as cards, as many beside each other as there is room for.

import { mediaQuery } from '../../rules/breakpoints.ts';
import { formatMoney } from '../../rules/money.ts';
import { productNameKey } from '../../rules/texts/thing-keys.ts';
import { named } from '../../rules/texts/translator.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { NearLink } from '../platform/near-link.tsx';
import { Picture } from '../platform/picture.tsx';
import type { productCardsDocument } from './catalogue.documents.ts';

type Product = Data<typeof productCardsDocument>['products']['items'][number];

/** Cards above the fold are worth a picture at once. */
const eagerPictures = 4;

/** No card is shown wider, on whatever screen. */
export const widestCard = 960;

/** As many cards beside each other as the grid has columns. */
const cardWidths = `${mediaQuery('extraLarge')} 18rem, ${mediaQuery('smartphone')} 50vw, 33vw`;

interface GridProps {
	products: readonly Product[];
	/** The level below the heading that the grid stands under. */
	heading: 'h2' | 'h3';
}

export function ProductGrid({ products, heading }: GridProps) {
	return (
		<ul className="grid grid-cols-2 gap-4 phone:gap-6 tablet:grid-cols-3 wide:grid-cols-4">
			{products.map((product, index) => (
				<li key={product.id}>
					<ProductCard product={product} heading={heading} eager={index < eagerPictures} />
				</li>
			))}
		</ul>
	);
}

interface CardProps {
	product: Product;
	heading: GridProps['heading'] | 'p';
	eager: boolean;
}

export function ProductCard({ product, heading: Heading, eager }: CardProps) {
	const { t, language, notation } = usePlatform();
	const { id, name, slug, image, fromPrice } = product;
	return (
		<article className="card">
			{image && (
				<Picture className="card-picture" image={image} sizes={cardWidths} upTo={widestCard} eager={eager} decorative />
			)}
			<div className="card-words">
				<Heading className="card-name">
					{/* The whole card is the link, and is read as its name only. */}
					<NearLink to={`/product/${slug}`} className="card-link">
						{named(productNameKey(id), name)}
					</NearLink>
				</Heading>
				{fromPrice && (
					<p className="card-price">
						{t('catalogue.fromPrice', { price: formatMoney(fromPrice, language, notation) })}
					</p>
				)}
			</div>
		</article>
	);
}
