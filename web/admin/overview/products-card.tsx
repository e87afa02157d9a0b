// How many products shoppers can find, and what is wrong with the others.
import { formatNumber } from '../../../rules/formats.ts';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { productCountsDocument } from './overview.documents.ts';

const hints = [
	{ id: 'unavailable', to: '/admin/products?filter.lacks=price&filter.state=published' },
	{ id: 'withoutImage', to: '/admin/products?filter.lacks=image' },
	{ id: 'withoutCategory', to: '/admin/products?filter.lacks=category' },
	{ id: 'offline', to: '/admin/products' },
] as const;

export function ProductsCard() {
	const { t, language, notation } = usePlatform();
	const answer = useAdminQuery(productCountsDocument, {});
	return (
		<Card
			heading="h2"
			title={t('admin.products')}
			actions={<TextLink to="/admin/products">{t('overview.all')}</TextLink>}
		>
			<Loaded answer={answer}>
				{({ productCounts: counts }) => (
					<>
						<p className="text-3xl font-bold tabular-nums">{formatNumber(counts.published, language, notation)}</p>
						<p className="text-sm text-muted">{t('products.card.published')}</p>
						<ul className="mt-2 text-sm">
							<li>
								<TextLink to="/admin/products?filter.state=notPublished">
									{t('products.card.notPublished', { count: counts.notPublished })}
								</TextLink>
							</li>
							<li>
								<TextLink to="/admin/products?filter.archived=true">
									{t('products.card.archived', { count: counts.archived })}
								</TextLink>
							</li>
						</ul>
						{hints.some(({ id }) => counts[id] > 0) && (
							<>
								<h3 className="mt-4 mb-1 text-sm font-semibold">{t('products.card.hints')}</h3>
								<ul className="text-sm">
									{hints
										.filter(({ id }) => counts[id] > 0)
										.map(({ id, to }) => (
											<li key={id}>
												<TextLink to={to}>{t(`products.card.${id}`, { count: counts[id] })}</TextLink>
											</li>
										))}
								</ul>
							</>
						)}
					</>
				)}
			</Loaded>
		</Card>
	);
}
