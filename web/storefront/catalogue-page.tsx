// All products of a shop, page by page.
import { usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';
import { useAnswer, usePlace } from '../platform/page.ts';
import { ProductGrid } from './product-grid.tsx';
import { pageNumber, pageOfProducts, perPage } from './product-questions.ts';

export function Component() {
	const platform = usePlatform();
	const place = usePlace();
	const { t } = platform;
	const { products } = useAnswer(pageOfProducts(platform, place));
	return (
		<section className="mx-auto max-w-page px-4 py-10 phone:px-8">
			<h1 className="font-heading text-3xl font-bold phone:text-4xl">{t('catalogue.title')}</h1>
			<p className="mt-2 mb-8 text-muted">{t('catalogue.count', { count: products.total })}</p>
			{products.items.length > 0 ? (
				<ProductGrid products={products.items} heading="h2" />
			) : (
				<p>{t('catalogue.empty')}</p>
			)}
			<Paging number={pageNumber(place)} pages={Math.ceil(products.total / perPage)} />
		</section>
	);
}

function Paging({ number, pages }: { number: number; pages: number }) {
	const { t } = usePlatform();
	if (pages < 2) return null;
	const link = 'rounded-theme border border-line px-4 py-2 hover:bg-raised';
	return (
		<nav aria-label={t('catalogue.pages')} className="mt-10 flex flex-wrap items-center justify-center gap-4">
			{number > 1 && (
				<NearLink className={link} rel="prev" to={number === 2 ? '/products' : `/products?page=${number - 1}`}>
					{t('catalogue.previousPage')}
				</NearLink>
			)}
			<span className="tabular-nums">{t('catalogue.page', { page: number, pages })}</span>
			{number < pages && (
				<NearLink className={link} rel="next" to={`/products?page=${number + 1}`}>
					{t('catalogue.nextPage')}
				</NearLink>
			)}
		</nav>
	);
}
