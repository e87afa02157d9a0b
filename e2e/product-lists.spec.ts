// Lists of products as shoppers go through them: filters, order, pages, search. Each test is a whole story.
import type { Page } from '@playwright/test';
import { signIn } from './support/people.ts';
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows, test } from './support/shop.ts';

const count = (page: Page) => page.getByRole('status').filter({ hasText: /Produkt|product/ });
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');
const box = (page: Page, name: string) =>
	page.getByRole('group', { name: /Kategorie|Category/ }).getByRole('checkbox', { name });
const chips = (page: Page) => page.getByRole('list', { name: /Gewählte Filter|Chosen filters/ });

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

	test('a list is filtered, ordered, gone through and freed again on a phone', async ({ page, addressOf }) => {
		await page.goto(`${addressOf('demo')}/products`);
		await expect(box(page, 'Plakate')).toBeHidden();
		await page.getByText('Filter', { exact: true }).first().click();
		await box(page, 'Plakate').check();
		await box(page, 'Visitenkarten').check();
		await page.getByLabel('bis', { exact: true }).fill('29,90');
		await page.getByRole('button', { name: 'Filter anwenden' }).click();
		await expect(chips(page)).toContainText('Plakate');
		await expect(chips(page)).toContainText('bis 29,90');
		const found = await names(page).count();
		await expect(count(page)).toHaveText(`${found} Produkte`);

		await page.getByLabel('Sortieren nach').selectOption('priceDown');
		await page.getByRole('button', { name: 'Sortieren' }).click();
		await expect(names(page)).toHaveCount(found);
		await expect(page.getByRole('main').getByRole('article').first()).toContainText('29,90');
		expect(new URL(page.url()).searchParams.getAll('category')).toEqual(['visitenkarten', 'plakate'].sort().reverse());

		await page.getByRole('link', { name: 'Filter entfernen: Visitenkarten' }).click();
		await expect(chips(page)).not.toContainText('Visitenkarten');
		await expect(page.getByLabel('Sortieren nach')).toHaveValue('priceDown');
		await page.getByRole('link', { name: 'Alle Filter entfernen' }).click();
		await expect(chips(page)).toHaveCount(0);
		await page.getByRole('link', { name: 'Nächste Seite' }).click();
		await expect(page).toHaveURL(/[?&]page=2\b/);
		await page.getByRole('link', { name: 'Vorherige Seite' }).click();
		await expect(page).not.toHaveURL(/page=/);

		await test.step('what fits nothing can be taken away', async () => {
			const all = await count(page).innerText();
			await page.goto(`${addressOf('demo')}/products?page=900`);
			await page.getByRole('link', { name: 'Zur ersten Seite' }).click();
			await expect(names(page)).toHaveCount(24);
			await page.goto(`${addressOf('demo')}/products?f=${encodeURIComponent("paper:' or 1=1 <b>")}`);
			await expect(page.getByText('Zu diesen Filtern gibt es keine Produkte.')).toBeVisible();
			await page.getByRole('main').getByRole('link', { name: 'Alle Filter entfernen' }).last().click();
			await expect(count(page)).toHaveText(all);
		});
	});
});

test('by keyboard alone a list is filtered and something is looked for', async ({ page, addressOf }) => {
	const complaints = complaintsOf(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await openQuickly(page, `${addressOf('demo')}/products`);
	const all = await count(page).innerText();
	await test.step('by keyboard alone each choice applies at once, and focus and scroll position stay', async () => {
		await page.evaluate('window.stayed = true');
		const posters = box(page, 'Plakate');
		await posters.focus();
		await page.evaluate('window.scrollTo(0, 40)');
		await page.keyboard.press('Space');
		await expect(page).toHaveURL(/\?category=plakate$/);
		await expect(posters).toBeChecked();
		await expect(posters).toBeFocused();
		await expect(count(page)).not.toHaveText(all);
		await expect(names(page)).toHaveCount(7);
		expect(await page.evaluate('window.scrollY')).toBe(40);
		// Another category beside it: any of the two.
		await page.keyboard.press('Tab');
		await page.keyboard.press('Space');
		await expect(count(page)).toHaveText('12 Produkte');

		const from = page.getByLabel('von', { exact: true });
		await from.fill('30');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/priceFrom=30/);
		await expect(from).toBeFocused();
		expect(await accessibilityFaults(page)).toEqual([]);
		await page.getByRole('link', { name: 'Filter entfernen: Plakate' }).focus();
		await page.keyboard.press('Enter');
		await expect(posters).not.toBeChecked();
		await page.goBack();
		await expect(posters).toBeChecked();
		await page.getByRole('link', { name: 'Alle Filter entfernen' }).focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`${addressOf('demo')}/products`);
		await expect(count(page)).toHaveText(all);
		expect(await page.evaluate('window.stayed')).toBe(true);
		expect(complaints).toEqual([]);
	});
	await test.step('suggestions are chosen by arrow keys, put away by Escape, and typing errors are forgiven', async () => {
		const field = page.getByRole('banner').locator('input[name=q]');
		await field.focus();
		await page.keyboard.type('plak');
		const options = page.getByRole('listbox').getByRole('option');
		await expect(options.first()).toBeVisible();
		await expect(field).toHaveAttribute('aria-expanded', 'true');
		await page.keyboard.press('ArrowDown');
		await expect(options.first()).toHaveAttribute('aria-selected', 'true');
		await expect(field).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(options).toHaveCount(0);
		await expect(field).toHaveValue('plak');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowUp');
		await expect(options.last()).toHaveAttribute('aria-selected', 'true');
		const name = await options.last().innerText();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.split('\n')[0] ?? '');

		await field.fill('plakart');
		await page.keyboard.press('Enter');
		await expect(page.getByText('Ergebnisse für „plakat“')).toBeVisible();
		await expect(names(page).first()).toContainText('Plakat');
	});
	await test.step('nonsense in the address does nothing', async () => {
		await openQuickly(
			page,
			`${addressOf('demo')}/products?page=-3&sort=cheap&f=paper&label=new&priceFrom=much&colour=red&available=maybe`,
		);
		await expect(count(page)).toHaveText(all);
		await expect(chips(page)).toHaveCount(0);
	});
});

test('on a phone the filters fold away, and suggestions lead where they say', async ({ page, addressOf }) => {
	const complaints = complaintsOf(page);
	await page.setViewportSize({ width: 390, height: 800 });
	await openQuickly(page, `${addressOf('demo')}/en-gb/products`);
	await page.getByText('Filters', { exact: true }).first().click();
	await box(page, 'Posters').check();
	expect(await overflows(page)).toBe(false);
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Show 7 products' }).click();
	await expect(box(page, 'Posters')).toBeHidden();
	await expect(page.getByRole('main').locator('summary').first()).toBeFocused();

	await openQuickly(page, `${addressOf('demo')}/en-gb/search`);
	const field = page.getByRole('main').locator('input[name=q]');
	await field.pressSequentially('post');
	const list = page.getByRole('listbox', { name: 'Suggestions' });
	await expect(list.getByRole('option').first()).toBeVisible();
	expect(await overflows(page)).toBe(false);
	expect(await accessibilityFaults(page)).toEqual([]);
	await expect(list.getByRole('group', { name: 'Products' }).getByRole('option')).toHaveCount(5);
	await list.getByRole('option', { name: 'Posters', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Posters');
	expect(complaints).toEqual([]);
});

test('staff turn a search term without results into a synonym, and find products that shoppers do not see', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await test.step('a search term without results becomes a synonym, and finds products', async () => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await openQuickly(page, `${addressOf('demo')}/search?q=Litfass`);
		await expect(page.getByText('Zu „Litfass“ haben wir nichts gefunden.')).toBeVisible();
		await signIn(context, server, 'demo', 'admin');
		const create = page.getByRole('button', { name: 'Synonym anlegen: litfass' });
		// It is counted a moment after it was looked for.
		await expect(async () => {
			await openQuickly(page, `${addressOf('demo')}/admin/search`);
			await expect(create).toHaveCount(1, { timeout: 3000 });
		}).toPass({ timeout: 20_000 });
		await create.click();
		const dialog = page.getByRole('dialog', { name: 'Synonyme anlegen' });
		await dialog.getByRole('button', { name: 'Speichern' }).click();
		await expect(dialog.getByText('Nennen Sie mindestens zwei Wörter.')).toBeVisible();
		await dialog.getByLabel('Wörter').fill('litfass, großes plakat');
		await expect(dialog.getByText('„großes plakat“ ist kein einzelnes Wort.')).toBeVisible();
		await dialog.getByLabel('Wörter').fill('Litfass, Plakat');
		expect(await accessibilityFaults(page)).toEqual([]);
		await dialog.getByRole('button', { name: 'Speichern' }).click();
		await expect(page.getByText('litfass, plakat')).toBeVisible();
		await expect(create).toHaveCount(0);
		await openQuickly(page, `${addressOf('demo')}/search?q=litfass`);
		await expect(names(page).first()).toContainText('Plakat');
	});
	await test.step('staff see what is not published or offline, marked; a shopper sees nothing of it', async () => {
		const { status, body } = await server.ask('/search?q=untersetzer');
		expect([status, /<article[^>]*>(?:(?!<\/article>).)*Untersetzer/s.test(body)]).toEqual([200, false]);
		await openQuickly(page, `${addressOf('demo')}/search?q=untersetzer`);
		await expect(page.getByRole('article').filter({ hasText: 'Nicht veröffentlicht' })).toContainText('Untersetzer');
		expect(await accessibilityFaults(page)).toEqual([]);
	});
});
