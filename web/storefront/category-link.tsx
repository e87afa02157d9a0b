// A link to a category: to its page, or to where the shop leads instead.
import type { ComponentPropsWithoutRef } from 'react';
import type { ShopCategory } from '../../rules/page-contract.ts';
import { usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';

interface CategoryLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
	category: Pick<ShopCategory, 'slug' | 'link'>;
}

export function CategoryLink({ category: { slug, link }, ...rest }: CategoryLinkProps) {
	const { base } = usePlatform();
	const foreign = link && /^https?:\/\//i.test(link.url);
	if (!link || !(foreign || /^\/(?!\/)/.test(link.url))) return <NearLink {...rest} to={`/category/${slug}`} />;
	const elsewhere = link.target === '_blank' ? { target: '_blank', rel: 'noreferrer' } : {};
	if (foreign || link.target === '_blank')
		return <a {...rest} href={foreign ? link.url : base + link.url} {...elsewhere} />;
	return <NearLink {...rest} to={link.url} />;
}
