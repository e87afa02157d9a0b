// What was found, or what one may look for. Where the header has no search field, the page has one.

import { CategoryTiles } from '../page-view/category-tiles.tsx';
import { categoriesBelow } from '../page-view/category-tree.ts';
import { searchedText } from '../page-view/product-queries.ts';
import { usePlatform } from '../platform/environment.tsx';
import { useResult, useRouteLocation } from '../platform/page.ts';
import { SearchField } from './frame/search-field.tsx';
import { Message } from './list/empty-list.tsx';
import { ListFrame } from './list/list-frame.tsx';
import { listQueries } from './list/list-queries.ts';

export function Component() {
	const { t, shopfront } = usePlatform();
	const simple = shopfront.header === 'simple';
	const text = searchedText(useRouteLocation());
	return (
		<>
			<div className={`mx-auto max-w-page px-4 pt-6 phone:px-8 header:hidden ${simple ? 'desktop:block' : ''}`}>
				<SearchField />
			</div>
			{text ? (
				<Results text={text} />
			) : (
				<section className="mx-auto max-w-page px-4 pt-6 pb-16 phone:px-8 desktop:pt-10">
					<h1 className="font-heading text-3xl font-bold phone:text-4xl">{t('search.title')}</h1>
					<p className="mt-3 mb-8">{t('search.prompt')}</p>
					<CategoryTiles categories={categoriesBelow(shopfront.categories, null)} />
				</section>
			)}
		</>
	);
}

function Results({ text }: { text: string }) {
	const platform = usePlatform();
	const { t, shopfront } = platform;
	const asked = listQueries(platform, useRouteLocation(), true);
	const { products } = useResult(asked.products);
	const { facets } = useResult(asked.facets).products;
	const top = categoriesBelow(shopfront.categories, null);
	return (
		<ListFrame
			title={t('search.titleFor', { text })}
			products={products}
			facets={facets}
			empty={
				<Message title={t('search.nothingTitle', { text })}>
					<ul className="mt-2 mb-6 list-disc ps-5">
						<li>{t('search.tip1')}</li>
						<li>{t('search.tip2')}</li>
						{top.length > 0 && <li>{t('search.tip3')}</li>}
					</ul>
					<CategoryTiles categories={top} />
				</Message>
			}
		>
			{products.corrected && products.total > 0 && (
				<p className="mt-3 text-lg">{t('search.corrected', { text: products.corrected })}</p>
			)}
		</ListFrame>
	);
}
