// Products as cards, as many beside each other as there is room for.

import { mediaQuery } from '../../rules/breakpoints.ts';
import { formatMoney } from '../../rules/money.ts';
import { productLabelNameKey, productNameKey } from '../../rules/texts/entity-keys.ts';
import { named } from '../../rules/texts/translator.ts';
import { Label } from '../kit/label.tsx';
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

/** One that stands alone. */
const largeWidths = `${mediaQuery('smartphone')} 100vw, 50vw`;

interface GridProps {
	products: readonly Product[];
	/** The level below the heading that the grid stands under. */
	heading: 'h2' | 'h3';
	/** Something stands beside it. */
	narrow?: boolean;
}

export function ProductGrid({ products, heading, narrow = false }: GridProps) {
	const { t, pricesIncludeTax } = usePlatform();
	return (
		<>
			<ul className={`grid grid-cols-2 gap-4 phone:grid-cols-3 phone:gap-6 ${narrow ? '' : 'wide:grid-cols-4'}`}>
				{products.map((product, index) => (
					<li key={product.id}>
						<ProductCard product={product} heading={heading} eager={index < eagerPictures} />
					</li>
				))}
			</ul>
			<p className="card-note">
				<NearLink to="/shipping-costs">
					{t(pricesIncludeTax ? 'catalogue.includingVat' : 'catalogue.excludingVat')}
				</NearLink>
			</p>
		</>
	);
}

interface CardProps {
	product: Product;
	heading: GridProps['heading'] | 'p';
	eager: boolean;
	/** It stands alone. */
	large?: boolean;
}

export function ProductCard({ product, heading: Heading, eager, large = false }: CardProps) {
	const { t, language, notation } = usePlatform();
	const { id, name, slug, image, fromPrice, interval, intervalCount, trialDays, labels } = product;
	return (
		<article className="card">
			{image && (
				<Picture
					className="card-picture"
					image={image}
					sizes={large ? largeWidths : cardWidths}
					upTo={widestCard}
					eager={eager}
					decorative
				/>
			)}
			{labels.length > 0 && (
				<p className="card-labels">
					{labels.map((label) => (
						<Label key={label.id} kind={label.kind === 'highlighted' ? 'highlight' : label.kind}>
							{named(productLabelNameKey(label.id), label.name)}
						</Label>
					))}
				</p>
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
						{interval && ` ${t(`offer.per.${interval}`, { count: intervalCount })}`}
						{trialDays && ` · ${t('offer.trialShort', { days: trialDays })}`}
					</p>
				)}
				<ProductStates product={product} />
			</div>
		</article>
	);
}

/**
 * Why it cannot be ordered; for those who manage products, also why others do not see it. Every page with cards loads this: the kit's
 * chips bring their signs, which these do without.
 */
function ProductStates({ product: { unavailable, published, offline } }: { product: Product }) {
	const { t } = usePlatform();
	if (!unavailable && published && !offline) return null;
	return (
		<p className="card-states">
			{!published && <span className="card-state">{t('catalogue.notPublished')}</span>}
			{offline && <span className="card-state">{t('catalogue.offline')}</span>}
			{unavailable && (
				<>
					<span className="card-state" data-warning>
						{t('catalogue.unavailable')}
					</span>{' '}
					<small>{t(`catalogue.unavailable.${unavailable}`)}</small>
				</>
			)}
		</p>
	);
}
