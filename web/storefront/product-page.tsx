// One product: what it is, what it looks like, what it costs at least.

import { mediaQuery } from '../../rules/breakpoints.ts';
import { formatMoney } from '../../rules/money.ts';
import { categoryNameKey, productDescriptionKey, productNameKey } from '../../rules/texts/thing-keys.ts';
import { named } from '../../rules/texts/translator.ts';
import { Breadcrumb } from '../kit/breadcrumb.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useAnswer, usePlace } from '../platform/page.ts';
import { Picture } from '../platform/picture.tsx';
import { ProductGrid } from './product-grid.tsx';
import { oneProduct } from './product-questions.ts';

export function Component() {
	const platform = usePlatform();
	const { t, language, notation, shopfront } = platform;
	const { product: details } = useAnswer(oneProduct(platform, usePlace()));
	const { id, fromPrice, image } = details.product;
	const name = named(productNameKey(id), details.product.name);
	const category = shopfront.categories.find(({ slug }) => slug === details.category);
	const above = [
		{ label: t('catalogue.title'), to: '/products' },
		...(category
			? [{ label: named(categoryNameKey(category.id), category.name), to: `/category/${category.slug}` }]
			: []),
	];
	return (
		<div className="mx-auto max-w-page px-4 pt-6 pb-16 phone:px-8 desktop:pt-10">
			<Breadcrumb above={above} here={name} />
			<article className="mt-4 grid items-start gap-8 tablet:grid-cols-2 desktop:gap-12">
				{image && (
					<Picture
						className="aspect-4/3 w-full rounded-theme bg-raised object-cover"
						image={image}
						sizes={`${mediaQuery('smartphone')} 100vw, ${mediaQuery('extraLarge')} 37rem, 50vw`}
						eager
					/>
				)}
				<div>
					<h1 className="font-heading text-3xl font-bold wrap-break-word hyphens-auto phone:text-4xl">{name}</h1>
					{fromPrice && (
						<p className="mt-4 text-2xl font-bold text-heading tabular-nums">
							{t('catalogue.fromPrice', { price: formatMoney(fromPrice, language, notation) })}
						</p>
					)}
					<p className="mt-1 text-sm text-muted">{t('product.priceNote')}</p>
					{details.description.split('\n\n').map((paragraph) => (
						<p key={paragraph} className="mt-6 max-w-prose text-lg">
							{named(productDescriptionKey(id), paragraph)}
						</p>
					))}
				</div>
			</article>
			{details.related.length > 0 && (
				<section aria-labelledby="related" className="mt-16">
					<h2 id="related" className="mb-6 font-heading text-2xl font-bold">
						{t('product.more')}
					</h2>
					<ProductGrid products={details.related} heading="h3" />
				</section>
			)}
		</div>
	);
}
