// What the menu shows of a category: what it is, what is below it, and its first products.

import type { ShopCategory } from '../../../rules/page-contract.ts';
import { categoryDescriptionKey, categoryNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { categoryPreviewsDocument } from '../../page-view/catalogue.documents.ts';
import { CategoryLink } from '../../page-view/category-link.tsx';
import { categoriesBelow } from '../../page-view/category-tree.ts';
import { ProductCard } from '../../page-view/product-grid.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { query, useResult } from '../../platform/page.ts';

const mostBelow = 12;

export default function CategoryPreview({ category }: { category: ShopCategory }) {
	const { t, language, shopfront } = usePlatform();
	const { categoryPreviews } = useResult(query(categoryPreviewsDocument, { language }));
	const products = categoryPreviews.find(({ slug }) => slug === category.slug)?.products ?? [];
	const below = categoriesBelow(shopfront.categories, category.slug).slice(0, mostBelow);
	return (
		<div className="mx-auto grid max-w-page grid-cols-4 gap-6 px-8 py-6">
			<div>
				<p className="font-heading text-xl font-bold text-heading">
					{named(categoryNameKey(category.id), category.name)}
				</p>
				<p className="mt-2 text-sm text-muted">{named(categoryDescriptionKey(category.id), category.description)}</p>
				{below.length > 0 && (
					<ul className="mt-3">
						{below.map((child) => (
							<li key={child.slug}>
								<CategoryLink category={child} className="inline-block py-1 underline-offset-4 hover:underline">
									{named(categoryNameKey(child.id), child.name)}
								</CategoryLink>
							</li>
						))}
					</ul>
				)}
				<CategoryLink category={category} className="mt-4 inline-block py-1 font-bold text-link underline">
					{t('header.wholeCategory')}
				</CategoryLink>
			</div>
			{products.map((product) => (
				<ProductCard key={product.id} product={product} heading="p" eager />
			))}
		</div>
	);
}
