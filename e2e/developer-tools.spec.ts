import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { accessibilityFaults, test as base, complaintsOf, expect, open, openQuickly } from './support/shop.ts';

interface Fixtures {
	address: string;
	/** The admin's page, in which the tools are. */
	admin: Page;
}

const test = base.extend<Fixtures>({
	address: async ({ addressOf }, use) => use(addressOf('demo')),
	admin: async ({ page, context, server }, use) => {
		await signIn(context, server, 'demo', 'admin');
		const complaints = complaintsOf(page);
		await use(page);
		// Pages that do not exist, and calls that a test has cut off, are reported by the browser itself.
		expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
	},
});

test.use({ settings: { DEVELOPER_TOOLS: 'on' } });
// One server for all of them: it takes longer to start than they to run.
test.describe.configure({ mode: 'default' });

const tools = (page: Page) => page.getByRole('button', { name: /Developer tools|Entwicklerwerkzeuge/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Developer tools' });

test('the developer tools on a page of the shop are for admins alone, with flags and an inspector', async ({
	page,
	context,
	server,
	address,
	admin,
}) => {
	await context.clearCookies();
	const scripts: Promise<string>[] = [];
	page.on('response', (response) => {
		if (response.url().endsWith('.js')) scripts.push(response.text());
	});
	const found = async () => (await Promise.all(scripts)).filter((text) => text.includes('query DeveloperTools'));
	await test.step('visitors and customers load nothing of the tools, not even the code that opens them', async () => {
		await open(page, `${address}/en-gb`);
		await signIn(context, server, 'demo', 'shopper');
		await open(page, `${address}/en-gb/products`);
		expect(scripts.length).toBeGreaterThan(2);
		expect(await found()).toEqual([]);
		await expect(tools(page)).toHaveCount(0);
		await signIn(context, server, 'demo', 'admin');
		await open(page, `${address}/en-gb/products`);
		await expect(tools(page)).toBeVisible();
		expect(await found()).toHaveLength(1);
	});
	const flag = panel(admin).getByRole('checkbox', { name: 'Product controls' });
	await test.step('the flags are switched, saved and restored from the floating panel', async () => {
		await tools(admin).click();
		await expect(panel(admin).getByRole('checkbox')).toHaveCount(5);
		await flag.check();
		await panel(admin).getByRole('button', { name: 'Save' }).click();
		await flag.uncheck();
		await panel(admin).getByRole('button', { name: 'Restore' }).click();
		await expect(flag).toBeChecked();
		expect(await accessibilityFaults(admin)).toEqual([]);
	});
	await test.step('the inspector shows the queries of the page with their state, and fetches them again', async () => {
		// Others are fetched ahead for the links of the page.
		const entry = panel(admin).getByRole('group').filter({ hasText: 'ProductPage' }).first();
		await expect(entry).toContainText('fresh');
		await entry.getByText('ProductPage', { exact: true }).click();
		await expect(entry).toContainText('came with the page');
		await expect(entry).toContainText(/Size\s*[\d,]+ bytes/);
		await expect(entry.getByRole('figure', { name: 'Variables' })).toContainText('"language"');
		await expect(entry.getByRole('figure', { name: 'Answer' })).toContainText('"products"');
		expect(await accessibilityFaults(admin)).toEqual([]);
		const call = admin.waitForRequest(/graphql\?c=ProductPage/);
		await entry.getByRole('button', { name: 'Refetch' }).click();
		await call;
		await expect(entry).toContainText(/Time taken\s*\d+ ms/);
		await admin.route(/graphql\?c=ProductPage/, (route) => route.abort());
		await entry.getByRole('button', { name: 'Refetch' }).click();
		await expect(entry).toContainText('error');
		await admin.unroute(/graphql\?c=ProductPage/);
	});
	await test.step('an admin whose access token has expired has the tools, too', async () => {
		await context.clearCookies({ name: 'platen_access' });
		await openQuickly(admin, `${address}/en-gb/products`);
		await expect(tools(admin)).toBeVisible();
	});
	await test.step('the flags are there again on the next page, and reset from the floating panel', async () => {
		await tools(admin).click();
		await expect(flag).toBeChecked();
		await panel(admin).getByRole('button', { name: 'Reset' }).click();
		await expect(flag).not.toBeChecked();
		expect(await admin.evaluate<string | null>("localStorage.getItem('flags')")).toBeNull();
	});
});

test('the inspector shows mutations as well', async ({ admin, address }) => {
	await openQuickly(admin, `${address}/en-gb/account`);
	const codeStep = admin.getByRole('checkbox', { name: /a code by e-mail/ });
	await codeStep.click();
	await tools(admin).click();
	const entry = panel(admin).getByRole('group').filter({ hasText: 'SetCodeStep' });
	await expect(entry).toContainText('done');
	// As it was: the next who signs in is not asked for one.
	await codeStep.click();
	await expect(entry.filter({ hasText: 'done' })).toHaveCount(2);
});

test('the theme editor has no developer tools, in no language, also after client-side navigation', async ({
	admin,
	address,
}) => {
	for (const path of ['/themeeditor', '/en-gb/themeeditor']) {
		await openQuickly(admin, `${address}${path}`);
		await expect(admin.getByRole('heading', { level: 1, name: /Theme/ })).toBeVisible();
		await expect(tools(admin)).toHaveCount(0);
	}
	const asked = admin.waitForResponse(/graphql\?c=DeveloperTools/);
	await openQuickly(admin, `${address}/en-gb/themeeditor/fonts`);
	await (await asked).finished();
	await expect(tools(admin)).toHaveCount(0);
	// They are there all the same, as the next page of this document shows.
	await admin
		.getByRole('banner')
		.getByRole('link', { name: /Druckwerk Nord/ })
		.click();
	await expect(tools(admin)).toBeVisible();
	await admin.goBack();
	await expect(tools(admin)).toHaveCount(0);
});
