import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readDeepLink } from '../../rules/accounts/deep-link.ts';
import { Browser, noLimits } from '../testing/accounts.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { type Shop, startShop } from '../testing/shop.ts';

let shop: Shop;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('shopper@example.com');
	await shop.makeUser('editor@example.com', { role: { name: 'editor', access: ['gAdminArea'] } });
	await shop.makeUser('designer@example.com', { role: { name: 'designer', access: ['mTenant'] } });
});

afterAll(() => shop.close());

const deepLinkOf = (location: string | undefined) => {
	const { pathname, searchParams } = new URL(location ?? '', 'http://demo.localhost');
	return [pathname, readDeepLink(searchParams.get('deepLink'), 'http://demo.localhost')];
};

describe('the tools of those who develop', () => {
	const flag = '"developerTools":true';

	it('are announced to admins and operators alone, where there are tools at all', async () => {
		const tooled = await startApp({
			database: shop.test.database,
			env: { DEVELOPER_TOOLS: 'on' },
			limits: noLimits,
		});
		await shop.makeUser('operator@example.com', { admin: true });
		const pageOf = async (login: string | undefined, app: TestApp) => {
			const visitor = new Browser(app);
			if (login) await visitor.logIn(login);
			return (await visitor.ask('/products')).body.includes(flag);
		};
		expect(await pageOf('ada@example.com', tooled)).toBe(true);
		expect(await pageOf('operator@example.com', tooled)).toBe(true);
		for (const login of ['shopper@example.com', 'editor@example.com', undefined])
			expect([login, await pageOf(login, tooled)]).toEqual([login, false]);
		expect(await pageOf('ada@example.com', shop.app)).toBe(false);
		await tooled.close();
	});
});

describe('the administration', () => {
	it.each([
		['/admin', '/login'],
		['/admin/users?q=ada&page=2', '/login'],
		['/en-gb/admin/roles', '/en-gb/login'],
		['/en-gb/admin/users?q=ada', '/en-gb/login'],
	])('leads whoever is not signed in from %s to the log-in and back', async (address, login) => {
		const visitor = shop.nobody();
		const { status, headers } = await visitor.ask(address);
		expect(status).toBe(302);
		expect(deepLinkOf(headers.location)).toEqual([login, address]);
		expect(headers['cache-control']).toBe('no-store');
		await visitor.post('temporarySession', { language: 'de-DE' });
		expect((await visitor.ask(address)).status).toBe(302);
	});

	it('does not exist for a user without the right', async () => {
		const shopper = await shop.as('shopper@example.com');
		const [admin, nothing] = [await shopper.ask('/admin/users'), await shopper.ask('/nothing/here')];
		expect(admin.status).toBe(404);
		expect(nothing.status).toBe(404);
		expect(admin.body.replaceAll('/admin/users', '')).toBe(nothing.body.replaceAll('/nothing/here', ''));
		const english = await shopper.ask('/en-gb/admin/users');
		expect(english.status).toBe(404);
		expect(english.body).toMatch(/<h1[^>]*>Page not found<\/h1>/);
		expect(english.body).not.toContain('Administration');
	});

	it('is asked for with a chosen plan: who looks after no shop reads on the page of prices how to get one', async () => {
		const shopper = await shop.as('shopper@example.com');
		const plan = 'settings/subscription?tier=pro&interval=year';
		for (const base of ['', '/en-gb']) {
			const { status, headers } = await shopper.ask(`${base}/admin/${plan}`);
			expect([status, headers.location, headers['cache-control']]).toEqual([
				...[302, `${base}/pricing?tier=pro&interval=year`, 'no-store'],
			]);
			const visitor = await shop.nobody().ask(`${base}/admin/${plan}`);
			expect(deepLinkOf(visitor.headers.location)).toEqual([`${base}/login`, `${base}/admin/${plan}`]);
		}
		for (const path of [
			'settings/subscription',
			'settings/subscription?tier=gold&interval=year',
			'users?tier=pro&interval=year',
		])
			expect((await shopper.ask(`/admin/${path}`)).status).toBe(404);
		const owner = await shop.as('ada@example.com');
		expect((await owner.ask(`/admin/${plan}`)).status).toBe(200);
	});

	it('is an empty shell that is never cached, for every user', async () => {
		for (const login of ['editor@example.com', 'ada@example.com']) {
			const visitor = await shop.as(login);
			const { status, headers, body } = await visitor.ask('/admin/users');
			expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
			expect(body).not.toContain('@example.com');
		}
		expect((await shop.nobody().ask('/admin/users')).status).toBe(302);
	});

	it('says 404 for an address of its own at which there is nothing', async () => {
		expect((await (await shop.as('ada@example.com')).ask('/admin/nothing')).status).toBe(404);
	});

	it('shows its frame to whose access has run out: the browser refreshes it', async () => {
		const ada = await shop.as('ada@example.com');
		ada.cookies.delete('platen_access');
		expect((await ada.ask('/admin')).status).toBe(200);
	});

	it('preloads the fonts of its own look, not those of the shop', async () => {
		const { body } = await (await shop.as('ada@example.com')).ask('/admin');
		const fonts = [...body.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(
			([, address]) => address,
		);
		expect(fonts).toEqual([expect.stringContaining('/Inter_400'), expect.stringContaining('/Inter_700')]);
	});

	it('does not begin where a word only begins like it', async () => {
		expect((await shop.nobody().ask('/administration')).status).toBe(404);
	});
});

describe('the theme editor', () => {
	it.each(['/themeeditor', '/en-gb/themeeditor'])(
		'leads whoever is not signed in from %s to the log-in and back',
		async (address) => {
			const { status, headers } = await shop.nobody().ask(address);
			expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
			expect(deepLinkOf(headers.location)).toEqual([`${address.replace('/themeeditor', '')}/login`, address]);
		},
	);

	it('does not exist without the right to change the shop, also for those who may see the administration', async () => {
		for (const login of ['shopper@example.com', 'editor@example.com']) {
			const visitor = await shop.as(login);
			const [editor, nothing] = [await visitor.ask('/themeeditor'), await visitor.ask('/nothing/here')];
			expect(editor.status).toBe(404);
			expect(editor.body.replaceAll('/themeeditor', '')).toBe(nothing.body.replaceAll('/nothing/here', ''));
		}
	});

	it('opens for users with the right to change the shop, and is never cached', async () => {
		const { status, headers, body } = await (await shop.as('designer@example.com')).ask('/themeeditor');
		expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
		expect(body).toContain('"themeEditor":true');
		expect(body).not.toContain('"admin":true');
	});

	it('does not begin where a word only begins like it', async () => {
		expect((await shop.nobody().ask('/themeeditors')).status).toBe(404);
		expect((await shop.nobody().ask('/themeeditor/more')).status).toBe(404);
	});
});
