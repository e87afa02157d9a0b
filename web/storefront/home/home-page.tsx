// The first page of a shop.
import type { ReactNode } from 'react';
import { CategoryTiles } from '../../page-view/category-tiles.tsx';
import { categoriesBelow } from '../../page-view/category-tree.ts';
import { ProductGrid } from '../../page-view/product-grid.tsx';
import { homeProducts } from '../../page-view/product-queries.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useResult } from '../../platform/page.ts';
import { Prepared } from '../../platform/prepared.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';

export function Component() {
	const platform = usePlatform();
	const { t, shopfront } = platform;
	const { products } = useResult(homeProducts(platform));
	return (
		<>
			<Prepared name="home-top">
				<Hero />
				{shopfront.categories.length > 0 && (
					<Part id="our-categories" title={t('home.categories')}>
						<CategoryTiles categories={categoriesBelow(shopfront.categories, null)} />
					</Part>
				)}
			</Prepared>
			<Part id="our-products" title={t('home.products')}>
				<ProductGrid products={products.items} heading="h3" />
			</Part>
			<Prepared name="home-reasons">
				<Reasons />
			</Prepared>
		</>
	);
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id} className="mx-auto max-w-page px-4 py-10 phone:px-8 desktop:py-14">
			<h2 id={id} className="mb-6 font-heading text-2xl font-bold phone:text-3xl">
				{title}
			</h2>
			{children}
		</section>
	);
}
