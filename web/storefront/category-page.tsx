// The products of a category, page by page.
import { categoryDescriptionKey, categoryNameKey } from '../../rules/texts/thing-keys.ts';
import { named } from '../../rules/texts/translator.ts';
import { usePlatform } from '../platform/environment.tsx';
import { useAnswer, usePlace } from '../platform/page.ts';
import { ListFrame } from './list-frame.tsx';
import { pageAddress } from './paging.tsx';
import { pageOfCategory } from './product-questions.ts';

export function Component() {
	const platform = usePlatform();
	const { t } = platform;
	const place = usePlace();
	const { category, products } = useAnswer(pageOfCategory(platform, place));
	return (
		<ListFrame
			above={[{ label: t('catalogue.title'), to: '/products' }]}
			title={named(categoryNameKey(category.id), category.name)}
			description={named(categoryDescriptionKey(category.id), category.description)}
			products={products}
			empty={t('catalogue.empty')}
			to={(number) => pageAddress(`/category/${place.params.slug}`, number)}
		/>
	);
}
