// The products of a category, page by page, and the categories below it.
import { categoryDescriptionKey, categoryNameKey } from '../../rules/texts/entity-keys.ts';
import { named } from '../../rules/texts/translator.ts';
import { Chip } from '../kit/chip.tsx';
import { CategoryTiles } from '../page-view/category-tiles.tsx';
import { categoriesAbove, categoriesBelow } from '../page-view/category-tree.ts';
import { oneCategory } from '../page-view/product-queries.ts';
import { usePlatform } from '../platform/environment.tsx';
import { useResult, useRouteLocation } from '../platform/page.ts';
import { Message } from './list/empty-list.tsx';
import { ListFrame } from './list/list-frame.tsx';
import { listQueries } from './list/list-queries.ts';

export function Component() {
	const platform = usePlatform();
	const { t, shopfront } = platform;
	const place = useRouteLocation();
	const slug = place.params.slug ?? '';
	const { category } = useResult(oneCategory(platform, place));
	const asked = listQueries(platform, place);
	const { products } = useResult(asked.products);
	const { facets } = useResult(asked.facets).products;
	const below = categoriesBelow(shopfront.categories, slug);
	const beside = categoriesBelow(shopfront.categories, null).filter((other) => other.slug !== slug);
	return (
		<ListFrame
			above={[
				{ label: t('catalogue.title'), to: '/products' },
				...categoriesAbove(shopfront.categories, slug).map((above) => ({
					label: named(categoryNameKey(above.id), above.name),
					to: `/category/${above.slug}`,
				})),
			]}
			title={named(categoryNameKey(category.id), category.name)}
			description={named(categoryDescriptionKey(category.id), category.description)}
			products={products}
			facets={facets}
			empty={
				<Message title={t('catalogue.empty')} text={beside.length > 0 ? t('list.emptyCategoryText') : undefined}>
					<div className="mt-6">
						<CategoryTiles categories={beside} />
					</div>
				</Message>
			}
		>
			{!category.online && (
				<p className="mt-3">
					<Chip state="inactive" label={t('catalogue.offline')} />
				</p>
			)}
			{below.length > 0 && (
				<nav aria-label={t('list.subcategories')} className="mt-6">
					<CategoryTiles categories={below} small />
				</nav>
			)}
		</ListFrame>
	);
}
