// The first page of a shop.
import { usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';
import { useAnswer } from '../platform/page.ts';
import { ProductGrid } from './product-grid.tsx';
import { homeProducts } from './product-questions.ts';

export function Component() {
	const platform = usePlatform();
	const { t, shopName } = platform;
	const { products } = useAnswer(homeProducts(platform));
	return (
		<>
			<section className="bg-hero text-hero-text">
				<div className="mx-auto max-w-page px-4 py-12 phone:px-8 desktop:py-24">
					<h1 className="font-heading text-4xl leading-tight font-bold text-balance phone:text-5xl desktop:text-6xl">
						{t('home.welcome', { shop: shopName })}
					</h1>
					<NearLink
						className="mt-8 inline-block rounded-theme bg-button px-6 py-3 font-bold text-button-text hover:bg-button-hover"
						to="/products"
					>
						{t('home.toCatalogue')}
					</NearLink>
				</div>
			</section>
			<section aria-labelledby="our-products" className="mx-auto max-w-page px-4 py-12 phone:px-8">
				<h2 id="our-products" className="mb-6 font-heading text-2xl font-bold">
					{t('home.products')}
				</h2>
				<ProductGrid products={products.items} heading="h3" />
			</section>
		</>
	);
}
