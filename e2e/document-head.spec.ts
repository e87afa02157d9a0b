// What a document is called and says of itself: as the server sends it, once the browser has taken it over, and after going on inside of
// it.
import type { Page } from '@playwright/test';
import { knownPassword } from '../demo/data/accounts.ts';
import type { ServerProcess } from '../server/testing/server-process.ts';
import { test } from './support/admin.ts';
import { expect, goInside, openQuickly } from './support/shop.ts';

interface Expected {
	path: string;
	/** In German and in English, without the name of the shop. */
	titles: readonly [string, string];
	/** Where search engines find it; nothing for what is not theirs. */
	canonical?: string;
}

const shopName = 'Druckwerk Nord';
const classic = '/product/visitenkarten-classic';
const nothing = ['Seite nicht gefunden', 'Page not found'] as const;

const ofVisitors: readonly Expected[] = [
	{ path: '/', titles: [shopName, shopName], canonical: '/' },
	{ path: '/products', titles: ['Produkte', 'Products'], canonical: '/products' },
	{ path: '/products?page=2', titles: ['Produkte', 'Products'], canonical: '/products?page=2' },
	{
		path: '/category/visitenkarten',
		titles: ['Visitenkarten', 'Business cards'],
		canonical: '/category/visitenkarten',
	},
	{ path: classic, titles: ['Visitenkarten Classic', 'Business cards Classic'], canonical: classic },
	{
		path: `${classic}?variant=VARIANT`,
		titles: ['Visitenkarten Classic', 'Business cards Classic'],
		canonical: classic,
	},
	{ path: '/search?q=karten', titles: ['Suche nach „karten“', 'Search for “karten”'] },
	{ path: '/search', titles: ['Suche', 'Search'] },
	{ path: '/cart', titles: ['Warenkorb', 'Cart'] },
	{ path: '/cart?tab=watchlist', titles: ['Merkliste', 'Watchlist'] },
	{ path: '/cart?tab=orders', titles: ['Bestellhistorie', 'Order history'] },
	{ path: '/checkout', titles: ['Kasse', 'Checkout'] },
	{ path: '/checkout/return', titles: ['Ihre Bestellung', 'Your order'] },
	{ path: '/cancel-contract', titles: ['Verträge hier kündigen', 'Cancel contracts here'] },
	{ path: '/withdraw', titles: ['Vertrag widerrufen', 'Withdraw from contract'] },
	{ path: '/login', titles: ['Anmelden', 'Sign in'] },
	{ path: '/signup', titles: ['Konto erstellen', 'Create an account'] },
	{ path: '/forgot-password', titles: ['Passwort vergessen', 'Forgotten password'] },
	{ path: '/reset-password', titles: ['Neues Passwort', 'New password'] },
	{ path: '/confirm-email', titles: ['E-Mail-Adresse bestätigen', 'Confirm your e-mail address'] },
	{ path: '/faq', titles: ['Häufige Fragen', 'Frequently asked questions'], canonical: '/faq' },
	{ path: '/imprint', titles: ['Impressum', 'Imprint'], canonical: '/imprint' },
	{ path: '/links/druckwerk-nord', titles: [shopName, shopName], canonical: '/links/druckwerk-nord' },
	{ path: '/pricing', titles: ['Preise', 'Pricing'] },
	{ path: '/roi', titles: ['ROI-Rechner', 'ROI calculator'] },
	{ path: '/roi-print', titles: ['ROI-Rechner für Druckereien', 'ROI calculator for print companies'] },
	{ path: '/nothing', titles: nothing },
	{ path: '/product/nothing', titles: nothing },
];

/** One document each, for those who are signed in. */
const ofShop: readonly Expected[] = [
	{ path: '/account', titles: ['Mein Konto', 'My Account'] },
	{ path: '/orders/2026-000001', titles: ['Bestellung 2026-000001', 'Order 2026-000001'] },
	{ path: classic, titles: ['Visitenkarten Classic', 'Business cards Classic'], canonical: classic },
];
const ofAdministration: readonly Expected[] = [
	{ path: '/admin', titles: ['Übersicht', 'Overview'] },
	{ path: '/admin/products', titles: ['Produkte', 'Products'] },
];
const ofPeople: readonly Expected[] = [
	...ofShop,
	...ofAdministration,
	// What it is called in the browser is seen in its own tests: it opens four documents.
	{ path: '/themeeditor', titles: ['Theme-Editor', 'Theme editor'] },
];

const languages = [
	{ code: 'de-DE', base: '' },
	{ code: 'en-GB', base: '/en-gb' },
] as const;
type Language = (typeof languages)[number];

const titleOf = ({ titles }: Expected, { base }: Language): string => {
	const title = titles[base === '' ? 0 : 1];
	return title === shopName ? title : `${title} · ${shopName}`;
};

/** Every address in the head, and what else is said there of the page. */
const readHead = `(() => {
	const all = (selector, name) => [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
	return {
		title: document.title,
		lang: document.documentElement.lang,
		canonical: all('link[rel=canonical]', 'href'),
		alternates: all('link[rel=alternate][hreflang]', 'href'),
		robots: all('meta[name=robots]', 'content'),
		graph: all('meta[property="og:url"], meta[property="og:title"]', 'content'),
		descriptions: all('meta[name=description]', 'content').length,
	};
})()`;

const unescaped = (html: string) =>
	html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The same of a document that no browser has read. */
function headIn(html: string) {
	const [head = ''] = html.split('</head>');
	const elements = [...head.matchAll(/<(?:meta|link) ([^>]*)>/g)].map(([, written = '']) =>
		Object.fromEntries(
			[...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, unescaped(value)]),
		),
	);
	const all = (name: string, value: RegExp, wanted: string) =>
		elements.filter((element) => value.test(element[name] ?? '')).map((element) => element[wanted]);
	return {
		title: unescaped(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
		lang: /<html [^>]*lang="([^"]*)"/.exec(head)?.[1],
		canonical: all('rel', /^canonical$/, 'href'),
		alternates: elements.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang).map(({ href }) => href),
		robots: all('name', /^robots$/, 'content'),
		graph: all('property', /^og:(url|title)$/, 'content'),
		descriptions: all('name', /^description$/, 'content').length,
	};
}

function headOf(expected: Expected, language: Language, origin: string) {
	const { canonical } = expected;
	const title = titleOf(expected, language);
	const address = (base: string) => `${origin}${base}${canonical}`;
	return {
		title,
		lang: language.code,
		canonical: canonical ? [address(language.base)] : [],
		alternates: canonical ? [...languages.map(({ base }) => address(base)), address('')] : [],
		robots: canonical ? [] : ['noindex, follow'],
		graph: canonical ? [title, address(language.base)] : [],
		descriptions: expect.any(Number),
	};
}

/** All that is different from what was expected, by address. */
async function expectHead(page: Page, expected: Expected, language: Language, origin: string): Promise<void> {
	await expect
		.poll(() => page.evaluate(readHead), { message: language.base + expected.path, intervals: [50] })
		.toEqual(headOf(expected, language, origin));
}

/** Until what a page does once it is taken over has been done. */
const settled = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))`;

/** One that the page itself leads to. */
async function variantOf(server: ServerProcess): Promise<string> {
	const { body } = await server.ask(classic, { host: 'demo.localhost' });
	const variant = /[?&;]variant=([\w-]+)/.exec(body)?.[1];
	expect(variant).toBeDefined();
	return variant ?? '';
}

/** Of a user who is signed in. */
async function cookieOf(server: ServerProcess, login: string): Promise<string> {
	const { status, headers } = await server.ask('/service-api/auth/login', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ login, password: knownPassword }),
	});
	expect(status).toBe(200);
	return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}

/** One of each kind: named by a word, by what was asked for, by the address, by what was not found. */
const takenOver = ['/', '/products?page=2', classic, '/search?q=karten', '/cart?tab=orders', '/faq', '/nothing'];

for (const language of languages) {
	test(`the server renders the title and the addresses of every page, in ${language.code}`, async ({
		server,
		addressOf,
	}) => {
		const variant = await variantOf(server);
		for (const expected of ofVisitors) {
			const path = language.base + expected.path.replace('VARIANT', variant);
			expect(headIn((await server.ask(path)).body), path).toEqual(headOf(expected, language, addressOf('demo')));
		}
		const headers = { cookie: await cookieOf(server, 'admin') };
		for (const expected of ofPeople) {
			const path = language.base + expected.path;
			expect(headIn((await server.ask(path, { headers })).body), path).toEqual(
				headOf(expected, language, addressOf('demo')),
			);
		}
	});

	test(`client-side navigation updates the title of each page, in ${language.code}`, async ({
		page,
		addressOf,
		server,
	}) => {
		const origin = addressOf('demo');
		const variant = await variantOf(server);
		await openQuickly(page, `${origin}${language.base}/contact`);
		await page.evaluate('window.stayed = true');
		for (const expected of ofVisitors) {
			await goInside(page, language.base + expected.path.replace('VARIANT', variant));
			await expectHead(page, expected, language, origin);
		}
		expect(await page.evaluate('window.stayed')).toBe(true);
	});

	test(`a page keeps its title and its addresses when it hydrates, in ${language.code}`, async ({
		page,
		addressOf,
	}) => {
		const origin = addressOf('demo');
		for (const expected of ofVisitors.filter(({ path }) => takenOver.includes(path))) {
			await openQuickly(page, origin + language.base + expected.path);
			await page.evaluate(settled);
			await expectHead(page, expected, language, origin);
		}
	});
}

test('pages for signed-in users have titles as well', async ({ admin, addressOf }) => {
	const origin = addressOf('demo');
	for (const language of languages)
		for (const document of [ofShop, ofAdministration])
			for (const [number, expected] of document.entries()) {
				const path = language.base + expected.path;
				if (number === 0) {
					await openQuickly(admin, origin + path);
					await admin.evaluate(settled);
				} else await goInside(admin, path);
				await expectHead(admin, expected, language, origin);
			}
});
