import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PageEnvironment, ShopCategory } from '../../../rules/page-contract.ts';
import { type Platform, PlatformProvider } from '../../platform/environment.tsx';
import { KnownParts, knownParts, Prepared, splitParts } from '../../platform/prepared.tsx';
import { Header } from './header.tsx';
import { shownInHeader } from './shown-in-header.ts';

const category = (slug: string, parent: string | null): ShopCategory => ({
	id: slug,
	slug,
	parent,
	name: slug,
	description: '',
	image: null,
});

const shopfront = {
	header: 'complex',
	logo: null,
	logoDark: null,
	logoSquare: null,
	logoSquareDark: null,
	categories: [category('cards', null), category('folded', 'cards')],
	navigation: [
		{ label: 'cards', to: '/category/cards', category: 'cards', below: [{ label: 'folded', to: '/category/folded' }] },
		{ label: '', to: '/products', all: true },
		{
			label: 'Service',
			below: [
				{ label: 'About us', to: '/about-us' },
				{ label: 'Blog', to: 'https://blog.example', newTab: true },
			],
		},
	],
	userMenu: 'hidden',
};

const language = (languageCode: string, isDefault: boolean) => ({
	languageCode,
	default: isDefault,
	notation: null,
});

const platform = {
	t: (key: string) => key,
	shopName: 'Shop',
	base: '',
	language: 'de-DE',
	languages: [language('de-DE', true), language('en-GB', false)],
	shopfront,
} as unknown as Platform;

const addresses = [
	'/',
	'/product/one',
	'/product/two?variant=A&x="<b>',
	'/products',
	'/products?page=2',
	'/category/cards',
	'/category/folded?sort=name',
	'/about-us',
	'/about-us?x=1',
	'/imprint',
	'/search',
	'/search?q=flyer',
	'/search?q=%22%3Cb%3E',
	'/cart',
];

describe('the header', () => {
	it('is at every address what it would be if it were written for it alone', () => {
		const known = knownParts({} as PageEnvironment);
		for (const address of [...addresses, ...addresses.toReversed()]) {
			const at = (header: ReactNode) =>
				renderToString(
					<PlatformProvider value={platform}>
						<KnownParts value={known}>
							<StaticRouter location={address}>{header}</StaticRouter>
						</KnownParts>
					</PlatformProvider>,
				);
			const written = at(
				<Prepared name="header" shows={shownInHeader(platform.shopfront)}>
					<Header />
				</Prepared>,
			);
			const parts = splitParts(written, known).map((part) => (typeof part === 'string' ? part : part.text));
			expect(parts.join(''), address).toBe(at(<Header />));
		}
		expect(known.entryCount).toBeLessThan(addresses.length);
	});
});
