// All products of a shop, page by page.
import { usePlatform } from '../platform/environment.tsx';
import { useAnswer, usePlace } from '../platform/page.ts';
import { Message } from './list/empty-list.tsx';
import { ListFrame } from './list/list-frame.tsx';
import { listQuestions } from './list/list-queries.ts';

export function Component() {
	const platform = usePlatform();
	const { t } = platform;
	const asked = listQuestions(platform, usePlace());
	const { products } = useAnswer(asked.products);
	const { facets } = useAnswer(asked.facets).products;
	return (
		<ListFrame
			title={t('catalogue.title')}
			products={products}
			facets={facets}
			empty={<Message title={t('catalogue.empty')} text={t('list.emptyShopText')} />}
		/>
	);
}
