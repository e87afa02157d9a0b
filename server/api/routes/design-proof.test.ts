import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { Browser } from '../../testing/accounts.ts';
import { type DesignShop, startDesignShop } from '../../testing/design-shop.ts';

let shop: DesignShop;

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant();
});

afterAll(() => shop.close());

const formOf = (fields: Record<string, string>) => ({
	method: 'POST',
	headers: {
		'content-type': 'application/x-www-form-urlencoded',
		origin: `http://demo.localhost:${shop.app.port}`,
	},
	body: String(new URLSearchParams(fields)),
});

const beginDesign = async (browser: Browser): Promise<string> =>
	(
		await shop.tell(
			browser,
			'mutation($id: ID!) { createDesign(productId: $id, quantity: 500, itemName: "Anna") { id } }',
			{ id: shop.idOf('cards') },
		)
	).id;

interface AtProvider {
	/** Whether there is a proof of it. */
	isReady?: boolean;
	findings?: readonly object[];
	problem?: string | null;
}

/** As the check of a draft leaves it. */
const moveToProvider = (id: string, { isReady = true, findings = [], problem = null }: AtProvider = {}) =>
	shop.inShop(async (sql) => {
		const tenantId = shop.demo.id;
		await sql`update designs set provider = 'printformer', template_id = null where tenant_id = ${tenantId} and id = ${id}`;
		await sql`
			insert into printformer_drafts (tenant_id, design_id, account, hash, owner, template, intent, checked_at, findings, problem)
			values (${tenantId}, ${id}, 'account', ${newId()}, 'user', 'pfcard01', 'customize', now(),
				${JSON.stringify(findings)}::text::jsonb, ${problem})`;
		if (!isReady) return;
		const [{ product } = { product: {} }] = await sql<{ product: object }[]>`
			select document -> 'product' as product from designs where tenant_id = ${tenantId} and id = ${id}`;
		const page = { ...product, trim: null, bleed: null, lowestPpi: null };
		const inspection = {
			...{ kind: 'pdf', pages: [page, page], fontsNotEmbedded: [], isEncrypted: false, hasScript: false },
			...{ hasForm: false, hasRgb: false, hasTransparency: false },
		};
		await sql`
			insert into printformer_copies (tenant_id, id, account, hash, design_id, revision, low_res_sha256, low_res_size,
				artwork_sha256, pages, personalizations, inspection)
			values (${tenantId}, ${newId()}, 'account', ${newId()}, ${id}, 0, ${'a'.repeat(64)}, 1, ${'b'.repeat(64)}, 2, 1,
				${JSON.stringify(inspection)}::text::jsonb)`;
	});

describe('the page of a proof', () => {
	it('shows every page in large and the form of the release without a script, in the language of its address', async () => {
		const { browser } = await shop.shopper();
		const id = await beginDesign(browser);
		await moveToProvider(id);
		const { status, headers, body } = await browser.ask(`/designs/${id}`);
		expect(status).toBe(200);
		expect(headers['cache-control']).toBe('private, no-store');
		expect(body).toMatch(/<h1[^>]*>Prüfen und freigeben/);
		for (const page of [1, 2]) expect(body).toMatch(new RegExp(`pages/${page}\\.png\\?revision=0[^"]*width=1600`));
		expect(body).toContain(`action="/designs/${id}"`);
		expect(body).toMatch(/name="checked"/);
		expect(body).not.toContain('name="accepted"');
		expect((await browser.ask(`/en-gb/designs/${id}`)).body).toMatch(/<h1[^>]*>Check and release/);
	});

	it('leads to the release of the studio for a design that is made there', async () => {
		const { browser } = await shop.shopper();
		const id = await beginDesign(browser);
		const { status, headers } = await browser.ask(`/en-gb/designs/${id}`);
		expect([status, headers.location, headers['cache-control']]).toEqual([
			302,
			`/en-gb/studio/${id}#release`,
			'no-store',
		]);
	});

	it('does not exist for others, without a session, or where there is no design, and shows a way to sign in', async () => {
		const [owner, other] = [await shop.shopper(), await shop.shopper()];
		const id = await beginDesign(owner.browser);
		await moveToProvider(id);
		for (const browser of [other.browser, new Browser(shop.app)]) {
			const { status, body } = await browser.ask(`/designs/${id}`);
			expect(status).toBe(404);
			expect(body).toContain('Diese Gestaltung wurde nicht gefunden');
			expect(body).toContain('/login?deepLink=');
			expect(body).not.toContain('name="checked"');
		}
		for (const address of [`/designs/${newId()}`, '/designs/x'])
			expect((await owner.browser.ask(address)).status).toBe(404);
	});

	it('goes on with a session whose access has run out', async () => {
		const { browser } = await shop.shopper();
		const id = await beginDesign(browser);
		await moveToProvider(id);
		for (const name of [...browser.cookies.keys()]) if (/access/i.test(name)) browser.cookies.delete(name);
		expect((await browser.ask(`/designs/${id}`)).status).toBe(200);
	});

	it('says that the proof is being made, and has nothing to release until it is there', async () => {
		const { browser } = await shop.shopper();
		const id = await beginDesign(browser);
		await moveToProvider(id, { isReady: false });
		const { body } = await browser.ask(`/designs/${id}`);
		expect(body).toContain('Ihr Korrekturabzug entsteht');
		expect(body).not.toContain('name="checked"');
	});

	it('shows errors of the provider in place of the form, and lets warnings be accepted', async () => {
		const { browser } = await shop.shopper();
		const [stopped, warned] = [await beginDesign(browser), await beginDesign(browser)];
		await moveToProvider(stopped, {
			findings: [{ row: null, page: 1, message: 'Text <too> long', severity: 'error' }],
		});
		await moveToProvider(warned, { findings: [{ row: 2, page: 1, message: '142 dpi', severity: 'warning' }] });
		const errors = (await browser.ask(`/designs/${stopped}`)).body;
		expect(errors).toContain('Text &lt;too&gt; long');
		expect(errors).not.toContain('name="checked"');
		const warnings = (await browser.ask(`/designs/${warned}`)).body;
		expect(warnings).toMatch(/Person 3, Seite 1:<!-- --> <!-- -->142 dpi|Person 3, Seite 1: 142 dpi/);
		expect(warnings).toContain('name="accepted"');
	});

	it('says what is wrong with the provider, with the way to the product where the design is lost', async () => {
		const { browser } = await shop.shopper();
		const [passing, lost] = [await beginDesign(browser), await beginDesign(browser)];
		await moveToProvider(passing, { problem: 'unavailable', isReady: false });
		await moveToProvider(lost, { problem: 'account', isReady: false });
		expect((await browser.ask(`/designs/${passing}`)).body).toContain('nichts ist verloren');
		const { body } = await browser.ask(`/designs/${lost}`);
		expect(body).toContain('mit einer früheren Verbindung');
		expect(body).toContain('href="/product/cards"');
		expect(body).not.toContain(`/studio/${lost}`);
	});
});

describe('its form without a script', () => {
	it('releases nothing without the word that the content was checked, and says so above the button', async () => {
		const { browser } = await shop.shopper();
		const id = await beginDesign(browser);
		await moveToProvider(id);
		const { status, headers } = await browser.ask(
			`/en-gb/designs/${id}`,
			formOf({ revision: '0', seriesRevision: '0' }),
		);
		expect([status, headers.location]).toEqual([303, `/en-gb/designs/${id}?problem=check#problem`]);
		const { body } = await browser.ask(String(headers.location));
		expect(body).toContain('Please confirm that you have checked the content.');
	});

	it('releases no other revision than the one that was looked at', async () => {
		const { browser } = await shop.shopper();
		const id = await beginDesign(browser);
		await moveToProvider(id);
		const fields = { revision: '7', seriesRevision: '0', checked: 'on' };
		expect((await browser.ask(`/designs/${id}`, formOf(fields))).headers.location).toBe(
			`/designs/${id}?problem=changed#problem`,
		);
	});
});
