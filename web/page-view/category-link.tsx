// A link to a category: to its page, or to where the shop leads instead.
import type { ComponentPropsWithoutRef } from 'react';
import type { ShopCategory } from '../../rules/page-contract.ts';
import { NearLink } from '../platform/near-link.tsx';
import { StoredLink } from './stored-link.tsx';

interface CategoryLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
	category: Pick<ShopCategory, 'slug' | 'link'>;
}

export function CategoryLink({ category: { slug, link }, ...rest }: CategoryLinkProps) {
	if (!link || !/^(?:https?:\/\/|\/(?!\/))/i.test(link.url)) return <NearLink {...rest} to={`/category/${slug}`} />;
	return <StoredLink {...rest} to={link.url} target={link.target === '_blank' ? '_blank' : undefined} />;
}
