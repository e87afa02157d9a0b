// Which products use a price list, and who gets it for them.
import { memo } from 'react';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import type { PriceList } from './use-list-editor.ts';

const called = (name: string, code: string | null) => (code ? `${name} · ${code}` : name);

/** It has nothing to do with what is typed below it. */
export const ListUses = memo(function ListUses({ list }: { list: PriceList }) {
	const { t } = usePlatform();
	/** An admin who may not open products would be led to nothing. */
	const mayOpen = has(useMe(), 'qProd');
	const { usedBy, productCount } = list;
	return (
		<Card heading="h2" title={t('adminPriceLists.usedBy')}>
			{usedBy.length === 0 ? (
				<p className="text-muted">{t('adminPriceLists.unused')}</p>
			) : (
				<ul className="flex flex-wrap gap-x-6 gap-y-1">
					{usedBy.map(({ productId, parentId, name, code, roles }) => (
						<li key={productId}>
							{mayOpen ? (
								<TextLink to={`/admin/products/${parentId ?? productId}`}>{called(name, parentId && code)}</TextLink>
							) : (
								called(name, parentId && code)
							)}{' '}
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
