import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Platform, PlatformProvider } from '../../platform/environment.tsx';
import { ProductChips } from './product-chips.tsx';

const t = (key: string, given: object = {}) => [key, ...Object.values(given)].join(' ');

it('an archived product tells since when it is', () => {
	const product = { published: true, archived: true, validFrom: null, validUntil: null };
	const draw = (archivedAt?: string) =>
		renderToStaticMarkup(
			<PlatformProvider value={{ t: t as Platform['t'], language: 'de-DE' } as Platform}>
				<ProductChips product={archivedAt ? { ...product, archivedAt } : product} />
			</PlatformProvider>,
		);
	expect(draw('2026-11-15T12:30:00.000Z')).toMatch(/products\.archivedOn .*15\.11\.2026/);
	expect(draw()).toContain('products.state.archived');
});
