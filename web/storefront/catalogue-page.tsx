// All products of a shop, page by page.
import { usePlatform } from '../platform/environment.tsx';
import { useResult, useRouteLocation } from '../platform/page.ts';
import { Message } from './list/empty-list.tsx';
import { ListFrame } from './list/list-frame.tsx';
import { listQueries } from './list/list-queries.ts';

export function Component() {
	const platform = usePlatform();
	const { t } = platform;
	const asked = listQueries(platform, useRouteLocation());
	const { products } = useResult(asked.products);
	const { facets } = useResult(asked.facets).products;
	return (
		<ListFrame
			title={t('catalogue.title')}
			products={products}
			facets={facets}
			empty={<Message title={t('catalogue.empty')} text={t('list.emptyShopText')} />}
		/>
	);
}
