// Pages in the administration: a new one by keyboard alone, with everything that can be wrong; a template stage by stage; limits; and the way
// back from a page that is not there.
import { newId } from '../rules/ids.ts';
import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect, open, openQuickly, overflows } from './support/shop.ts';

test('a page is made with a template by keyboard alone, copied and deleted; what the law wants stays', async ({
	admin,
	go,
}) => {
	await go('/admin/pages');
	await admin.getByRole('button', { name: 'New page' }).focus();
	await admin.keyboard.press('Enter');
	const dialog = admin.getByRole('dialog', { name: 'Create new page' });
	const name = dialog.getByRole('textbox', { name: 'Page name (Deutsch)' });
	const address = dialog.getByRole('textbox', { name: 'Address' });
	await name.focus();
	await admin.keyboard.press('Enter');
	await expect(dialog.getByText('Page name is required')).toBeVisible();
	await expect(name).toBeFocused();
	await admin.keyboard.type('Impressum');
	await admin.keyboard.press('Enter');
	await expect(dialog.getByText('A page with this name already exists')).toBeVisible();
	await name.fill('Führung mit Gefühl');
	await dialog.getByRole('textbox', { name: 'Page name (English)' }).fill('Leading with care');
	await expect(dialog.getByText('/fuehrung-mit-gefuehl')).toBeVisible();
	for (const [slug, told] of [
		['admin', 'This slug is reserved for the shop itself. Please choose a different one.'],
		['Kein Slug', 'Invalid slug'],
		['x'.repeat(81), 'Invalid slug'],
	] as const) {
		await address.fill(slug);
		await expect(dialog.getByText(told)).toBeVisible();
	}
	await address.fill('imprint');
	await admin.keyboard.press('Enter');
	await expect(dialog.getByText('A page with this slug already exists. Please choose a different name.')).toBeVisible();
	await address.fill('');
	await dialog.getByRole('radio', { name: 'Coaching offer' }).focus();
	await admin.keyboard.press('Space');
	await expect(dialog.locator('[data-block="heroSplit"]').first()).toBeVisible();
	expect(await accessibilityFaults(admin)).toEqual([]);
	await admin.keyboard.press('Enter');

	const working = admin.getByRole('dialog', { name: 'Template applied' });
	await expect(working.getByText('Template content successfully added to page', { exact: false }).last()).toBeVisible();
	for (const stage of ['Page generated', 'Layouts added', 'Texts not translated', 'Image placeholders added'])
		await expect(working.getByRole('listitem').filter({ hasText: stage })).toHaveCount(1);
	await expect(working.getByText('7 layouts')).toBeVisible();
	await expect(working.getByText('Not needed: the template speaks all languages of your shop.')).toBeVisible();
	await expect(working.getByText('1 image', { exact: true })).toBeVisible();
	expect(await accessibilityFaults(admin)).toEqual([]);
	await admin.keyboard.press('Escape');
	// It gives the focus back when it is gone, and would take it from what has it by then.
	await expect(admin.getByRole('dialog')).toHaveCount(0);
	await expect(admin.getByRole('link', { name: 'Leading with care', exact: true })).toBeVisible();

	// The list takes the focus when it comes anew, whenever that is.
	const copy = admin.getByRole('menuitem', { name: 'Copy' });
	await expect(async () => {
		await admin.getByRole('button', { name: 'Actions for Leading with care' }).press('Enter');
		await expect(copy).toBeVisible({ timeout: 2000 });
	}).toPass();
	await copy.press('Enter');
	await said(admin, 'Page successfully copied');
	for (const page of ['Leading with care (copy)', 'Leading with care']) {
		await admin.getByRole('button', { name: `Actions for ${page}`, exact: true }).press('Enter');
		await admin.getByRole('menuitem', { name: 'Delete' }).press('Enter');
		await answer(admin, `Delete page “${page}”?`, 'Delete');
		await expect(admin.getByRole('link', { name: page, exact: true })).toHaveCount(0);
	}

	await admin.getByRole('button', { name: 'Actions for Imprint' }).press('Enter');
	await expect(admin.getByRole('menuitem', { name: 'Deactivate' })).toHaveAttribute('aria-disabled', 'true');
	await admin.getByRole('menuitem', { name: 'Delete' }).press('Enter');
	await said(admin, /^The page "Imprint" cannot be deleted/);
	await admin.getByRole('link', { name: 'Imprint', exact: true }).click();
	await expect(admin.getByText(/This page is required by law/).first()).toBeVisible();
	await admin.getByRole('textbox', { name: 'Address' }).fill('somewhere');
	await admin.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(admin.getByText(/the shop leads to it at this address/)).toBeVisible();
});

test('a template that has failed can be retried later, and limits are shown before they are reached', async ({
	admin,
	go,
	navigate,
	demo,
}) => {
	const id = newId();
	const inShop = (work: (sql: typeof demo.owner) => Promise<unknown>) =>
		demo.owner.begin(async (sql) => {
			await sql`select set_config('app.tenant_id', (select id::text from tenants where slug = 'demo'), true)`;
			await work(sql as unknown as typeof demo.owner);
		});
	// An empty page on whose way the machine has failed.
	await inShop(async (sql) => {
		const document = JSON.stringify({ sections: [], seo: { texts: {}, image: null, index: true } });
		await sql`
			insert into pages (tenant_id, id, kind, slug, draft)
			select id, ${id}, 'page', 'half-done', ${document}::text::jsonb from tenants where slug = 'demo'`;
		await sql`
			insert into page_wizards (tenant_id, id, page_id, client_id, template, stage, state, failure)
			select id, ${newId()}, ${id}, ${newId()}, 'landingService', 'layouts', 'failed', 'PAGE_HELD'
			from tenants where slug = 'demo'`;
	});
	await go('/admin/pages');
	await expect(admin.getByText('“half-done”: Error applying template (Adding layouts)')).toBeVisible();
	await admin.getByRole('button', { name: 'Show', exact: true }).click();
	const working = admin.getByRole('dialog', { name: /^(Applying template|Template applied|Error applying template)$/ });
	await expect(working.getByText(/This page is being edited elsewhere at the moment/)).toBeVisible();
	expect(await accessibilityFaults(admin)).toEqual([]);
	await working.getByRole('button', { name: 'Try again' }).click();
	await expect(working.getByText('Template content successfully added to page', { exact: false }).last()).toBeVisible();
	await working.getByRole('button', { name: 'Done' }).click();
	await expect(admin.getByText(/half-done”/)).toHaveCount(0);

	await inShop((sql) => sql`update tenants set tier = 'starter' where slug = 'demo'`);
	try {
		await navigate('/admin/pages?filter.kind=link');
		await expect(admin.getByText(/of 1 link page/).first()).toBeVisible();
		await admin.getByRole('button', { name: 'New page' }).click();
		await expect(admin.getByRole('dialog').getByText('Link page limit reached', { exact: false })).toBeVisible();
		await expect(admin.getByRole('button', { name: 'Create page' })).toBeDisabled();
		await admin.setViewportSize({ width: 390, height: 844 });
		expect(await overflows(admin)).toBe(false);
	} finally {
		await inShop(async (sql) => {
			await sql`update tenants set tier = 'enterprise' where slug = 'demo'`;
			await sql`delete from pages where id = ${id}`;
		});
	}
});

test('a page that is not there leads those to the management of pages who may', async ({ page, signIn, addressOf }) => {
	await open(page, `${addressOf('demo')}/en-gb/nowhere-at-all`);
	await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'To page management' })).toHaveCount(0);
	await signIn('editor');
	await openQuickly(page, `${addressOf('demo')}/en-gb/nowhere-at-all`);
	await page.getByRole('link', { name: 'To page management' }).click();
	await expect(page.getByRole('heading', { name: 'CMS pages' })).toBeVisible();
});
