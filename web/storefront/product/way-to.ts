// The way to a product or a category through the categories above it.
import { categoryNameKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import type { Crumb } from '../../kit/breadcrumb.tsx';
import type { Platform } from '../../platform/environment.tsx';

/** From the first category above it down to the one that it stands in. */
export function wayTo({ t, shopfront }: Platform, slug: string | null): Crumb[] {
	const way: Crumb[] = [];
	for (let next = slug; next !== null; ) {
		const found = shopfront.categories.find((category) => category.slug === next);
		if (found) way.unshift({ label: named(categoryNameKey(found.id), found.name), to: `/category/${found.slug}` });
		next = found?.parent ?? null;
	}
	return [{ label: t('catalogue.title'), to: '/products' }, ...way];
}
