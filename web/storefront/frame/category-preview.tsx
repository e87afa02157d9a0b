// What the menu shows of a category: what it is, and its first products.

import type { Shopfront } from '../../../rules/page-contract.ts';
import { categoryDescriptionKey, categoryNameKey } from '../../../rules/texts/thing-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { question, useAnswer } from '../../platform/page.ts';
import { categoryPreviewsDocument } from '../catalogue.documents.ts';
import { ProductCard } from '../product-grid.tsx';

export default function CategoryPreview({ category }: { category: Shopfront['categories'][number] }) {
	const { t, language } = usePlatform();
	const { categoryPreviews } = useAnswer(question(categoryPreviewsDocument, { language }));
	const products = categoryPreviews.find(({ slug }) => slug === category.slug)?.products ?? [];
	return (
		<div className="mx-auto grid max-w-page grid-cols-4 gap-6 px-8 py-6">
			<div>
				<p className="font-heading text-xl font-bold text-heading">
					{named(categoryNameKey(category.id), category.name)}
				</p>
				<p className="mt-2 text-sm text-muted">{named(categoryDescriptionKey(category.id), category.description)}</p>
				<NearLink className="mt-4 inline-block py-1 font-bold text-link underline" to={`/category/${category.slug}`}>
					{t('header.wholeCategory')}
				</NearLink>
			</div>
			{products.map((product) => (
				<ProductCard key={product.id} product={product} heading="p" eager />
			))}
		</div>
	);
}
