// Which products use a price list, and who gets it for them.
import { memo } from 'react';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { PriceList } from './use-list-editor.ts';

/** It has nothing to do with what is typed below it. */
export const ListUses = memo(function ListUses({ list }: { list: PriceList }) {
	const { t } = usePlatform();
	const { usedBy, productCount } = list;
	return (
		<Card heading="h2" title={t('adminPriceLists.usedBy')}>
			{usedBy.length === 0 ? (
				<p className="text-muted">{t('adminPriceLists.unused')}</p>
			) : (
				<ul className="flex flex-wrap gap-x-6 gap-y-1">
					{usedBy.map(({ productId, parentId, name, code, roles }) => (
						<li key={productId}>
							<TextLink to={`/admin/products/${parentId ?? productId}`}>
								{parentId && code ? `${name} · ${code}` : name}
							</TextLink>{' '}
							<span className="text-sm text-muted">
								{t('adminPriceLists.forRoles', { roles: roles.join(', ') || t('adminPriceLists.everybody') })}
							</span>
						</li>
					))}
					{productCount > usedBy.length && (
						<li className="text-muted">{t('adminPriceLists.more', { count: productCount - usedBy.length })}</li>
					)}
				</ul>
			)}
		</Card>
	);
});
