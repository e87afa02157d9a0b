// One product: what it looks like, what it is, which versions of it there are, what a run of it costs and when it comes.
import type { SimplePart } from '../../../rules/pages/simple-text.ts';
import { productNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { Breadcrumb } from '../../kit/breadcrumb.tsx';
import { Label } from '../../kit/label.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ProductGrid } from '../../page-view/product-grid.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useResult, useRouteLocation } from '../../platform/page.ts';
import { PreparedOf } from '../../platform/prepared.tsx';
import { Availability } from './availability.tsx';
import { DataSheetLink } from './data-sheet-link.tsx';
import { Description } from './description.tsx';
import { Fields } from './fields.tsx';
import { Gallery } from './gallery.tsx';
import { PricePart, PricesOfRuns } from './price/price-part.tsx';
import { useQuantity } from './price/use-quantity.ts';
import { oneProduct, type ProductDetails } from './product-query.ts';
import { ShareButton } from './share-button.tsx';
import { useTools } from './use-tools.ts';
import { Variants } from './variants.tsx';
import { WatchlistButton } from './watchlist-button.tsx';
import { wayTo } from './way-to.ts';

const labelKinds = { plain: 'plain', highlighted: 'highlight', sale: 'sale' } as const;

export function Component() {
	const platform = usePlatform();
	const { t } = platform;
	const place = useRouteLocation();
	const { product: details } = useResult(oneProduct(platform, place));
	const { product, images, border, related, category } = details;
	const tools = useTools();
	const chosen = useQuantity(product.slug, details.pricing);
	const name = named(productNameKey(product.id), product.name);
	const heading = (
		<h1 className="font-heading text-3xl font-bold wrap-break-word hyphens-auto phone:text-4xl">{name}</h1>
	);
	const description = <Description productId={product.id} parts={details.descriptionParts as SimplePart[]} />;
	return (
		<div className="mx-auto max-w-page px-4 pt-6 pb-16 phone:px-8 desktop:pt-10">
			{place.search.has('test') && !product.published && (
				<div className="mb-4">
					<Notice kind="warning">{t('productPage.testBanner')}</Notice>
				</div>
			)}
			{tools && <tools.ControlsBar details={details} />}
			<Breadcrumb above={wayTo(platform, category)} here={name} />
			{/* What is read at leisure stands below the pictures where there is room, and after the price where there is not. */}
			<article className="mt-4 grid items-start gap-8 phone:grid-cols-2 phone:grid-rows-[auto_1fr] desktop:gap-x-12">
				<Gallery key={images.map(({ id }) => id).join()} images={images} border={border} name={product.name} />
				<div className="min-w-0 phone:row-span-2">
					<Chips details={details} />
					{tools ? (
						<tools.EditableText kind="name" productId={product.id} text={product.name}>
							{heading}
						</tools.EditableText>
					) : (
						heading
					)}
					{details.variant?.name && details.variant.name !== product.name && (
						<p className="mt-1 text-lg">{named(productNameKey(details.variant.id), details.variant.name)}</p>
					)}
					<Variants details={details} />
					<PricePart details={details} chosen={chosen} before={<Availability details={details} />}>
						<div className="mt-6 flex flex-wrap gap-3">
							<WatchlistButton productId={details.variant?.id ?? product.id} />
							<ShareButton />
						</div>
					</PricePart>
					<DataSheetLink printing={details.printing} />
					{tools && <tools.EditablePrices key={details.variant?.id} details={details} />}
				</div>
				<div className="min-w-0">
					{tools ? (
						<tools.EditableText kind="description" productId={product.id} text={details.description}>
							{description}
						</tools.EditableText>
					) : (
						description
					)}
					<Fields details={details} />
					<PricesOfRuns details={details} chosen={chosen} />
				</div>
			</article>
			{related.length > 0 && (
				<section aria-labelledby="related" className="mt-16 print:hidden">
					<h2 id="related" className="mb-6 font-heading text-2xl font-bold">
						{t('product.more')}
					</h2>
					<PreparedOf name="related" shown={related}>
						<ProductGrid products={related} heading="h3" />
					</PreparedOf>
				</section>
			)}
		</div>
	);
}

interface Part {
	details: ProductDetails;
}

/** Its labels, and for those who look after it what shoppers would not see. */
function Chips({ details: { product } }: Part) {
	const { t } = usePlatform();
	const states = [
		...(product.published ? [] : [t('productPage.notPublished')]),
		...(product.offline ? [t('productPage.offline')] : []),
	];
	if (product.labels.length + states.length === 0) return null;
	return (
		<ul className="mb-3 flex flex-wrap gap-2">
			{product.labels.map(({ id, name, kind }) => (
				<li key={id} className="min-w-0">
					<Label kind={labelKinds[kind]}>{name}</Label>
				</li>
			))}
			{states.map((state) => (
				<li key={state}>
					<Label>{state}</Label>
				</li>
			))}
		</ul>
	);
}
