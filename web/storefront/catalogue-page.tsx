// All products of a shop, page by page.
import { usePlatform } from '../platform/environment.tsx';
import { useAnswer, usePlace } from '../platform/page.ts';
import { ListFrame } from './list-frame.tsx';
import { pageAddress } from './paging.tsx';
import { pageOfProducts } from './product-questions.ts';

export function Component() {
	const platform = usePlatform();
	const { t } = platform;
	const { products } = useAnswer(pageOfProducts(platform, usePlace()));
	return (
		<ListFrame
			title={t('catalogue.title')}
			products={products}
			empty={t('catalogue.empty')}
			to={(number) => pageAddress('/products', number)}
		/>
	);
}
