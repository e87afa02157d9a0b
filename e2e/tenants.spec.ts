import { answer, said, test } from './support/admin.ts';
import { findMail } from './support/people.ts';
import { accessibilityFaults, expect, openQuickly, overflows } from './support/shop.ts';

test('an operator creates a shop, opens it, suspends and resumes it, deletes and restores it', async ({
	admin,
	server,
	go,
	addressOf,
	browser,
}) => {
	const slug = 'elbdruck';
	const row = () => admin.getByRole('row').filter({ hasText: 'Elbdruck & Söhne' });
	const act = async (action: string) => {
		await row().getByRole('button', { name: 'Actions for Elbdruck & Söhne' }).click();
		await admin.getByRole('menuitem', { name: action, exact: true }).click();
	};
	const visit = async (path = '/') => {
		const { status, body, headers } = await server.ask(path, { host: `${slug}.localhost` });
		return { status, body, retryAfter: headers['retry-after'] };
	};

	await test.step('the list is in the sidebar of operators, and free of barriers', async () => {
		await go('/admin');
		await admin.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Tenants' }).click();
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('System Settings');
		await expect(admin.getByRole('row').filter({ hasText: 'Druckwerk Nord' })).toContainText('This shop');
		expect(await accessibilityFaults(admin)).toEqual([]);
	});

	await test.step('what is wrong with a new shop is said beside its field', async () => {
		await admin.getByRole('link', { name: 'New shop' }).click();
		await expect(admin.getByRole('button', { name: 'Create shop' })).toBeVisible();
		await admin.getByLabel('Name of the shop').fill('Elbdruck & Söhne');
		await expect(admin.getByLabel('Slug')).toHaveValue('elbdruck-soehne');
		await expect(admin.getByText(`Address of the shop: ${addressOf('elbdruck-soehne')}`)).toBeVisible();
		await admin.getByLabel('Slug').fill('www');
		await admin.getByLabel('Email of the first admin').fill('first@elbdruck.example');
		await admin.getByRole('button', { name: 'Create shop' }).click();
		await expect(admin.getByText('This slug is reserved for the system.')).toBeVisible();
		await admin.getByLabel('Slug').fill('demo');
		await admin.getByRole('button', { name: 'Create shop' }).click();
		await expect(admin.getByText('Another shop already has this slug.')).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
	});

	await test.step('a shop is created, serves its pages, and its admin is invited', async () => {
		await admin.getByLabel('Slug').fill(slug);
		await admin.getByRole('button', { name: 'Create shop' }).click();
		await said(admin, 'Shop created');
		await expect(row()).toContainText('6 of 10');
		expect((await visit()).status).toBe(200);
		expect((await visit('/imprint')).body).toContain('[Bitte ausfüllen: ');
		expect((await visit()).body).not.toMatch(/Neu im Shop|Klicken Sie/);
	});

	await test.step('the owner opens the invitation, chooses a password and is in the setup', async () => {
		const mail = await findMail(server, slug, 'first@elbdruck.example', /.*reset-password\/welcome\?token=.*/s);
		expect(mail).toContain('Ihr Shop ist da');
		expect(mail).toContain(`${addressOf(slug)}/admin`);
		const owner = await browser.newPage({ viewport: { width: 390, height: 844 } });
		await owner.goto(/http\S+reset-password\/welcome\?token=\S+/.exec(mail)?.[0] ?? '');
		await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Willkommen');
		expect(await accessibilityFaults(owner)).toEqual([]);
		await owner.locator('input[type=password]').fill('Segelboot-77!');
		await owner.getByRole('button', { name: 'Passwort speichern und anmelden' }).click();
		await owner.waitForURL(`${addressOf(slug)}/admin/setup`);
		await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Shop einrichten');
		await owner.goto(`${addressOf(slug)}/login?logout=1`);
		await owner.getByLabel('E-Mail-Adresse oder Benutzername').fill('first@elbdruck.example');
		await owner.locator('input[type=password]').fill('Segelboot-77!');
		await owner.locator('form').getByRole('button', { name: 'Anmelden', exact: true }).click();
		// Whoever was gone before the wizard could note that it was opened is led there again.
		await owner.waitForURL(/\/admin(?:\/setup)?$/);
		await owner.close();
	});

	await test.step('the operator opens it, is told so on every screen, and goes back with one click', async () => {
		await row().getByRole('button', { name: 'Open: Elbdruck & Söhne' }).click();
		await admin.waitForURL(`${addressOf(slug)}/admin`);
		const banner = admin.getByRole('region', { name: /Betreiber in Elbdruck/ });
		await expect(banner).toBeVisible();
		await admin.goto(`${addressOf(slug)}/admin/users`);
		await expect(banner).toBeVisible();
		await expect(admin.getByRole('link', { name: 'first@elbdruck.example' })).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
		await admin.goto(`${addressOf(slug)}/account`);
		await expect(banner).toBeVisible();
		await expect(admin.getByText('Ein Konto mit Profil und Zugangsdaten haben Sie hier nicht.')).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
		await banner.getByRole('button').click();
		await admin.waitForURL(`${addressOf('demo')}/admin/tenants`);
		expect((await visit('/admin')).status).toBe(302);
	});

	await test.step('visitors of a suspended shop get one polite page', async () => {
		await go('/admin/tenants?q=elb');
		await act('Suspend');
		await answer(admin, 'Suspend Elbdruck & Söhne?', 'Suspend');
		await said(admin, 'Shop suspended');
		const { status, retryAfter } = await visit();
		expect([status, retryAfter]).toEqual([503, '3600']);
		const visitor = await browser.newPage();
		await visitor.goto(addressOf(slug));
		await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dieser Shop ist vorübergehend geschlossen');
		expect(await accessibilityFaults(visitor)).toEqual([]);
		await visitor.close();
		await act('Resume');
		await said(admin, 'Shop is open again');
		expect((await visit()).status).toBe(200);
	});

	await test.step('deleting wants the slug typed; until it is removed the shop can be restored', async () => {
		await act('Delete');
		const dialog = admin.getByRole('alertdialog', { name: 'Delete Elbdruck & Söhne?' });
		await expect(dialog).toContainText('Invoices must be kept for years by law');
		await expect(dialog).toContainText('This shop has never been exported.');
		await expect(dialog.getByRole('button', { name: 'Export shop' })).toBeVisible();
		await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
		await dialog.getByRole('textbox').fill(slug);
		await dialog.getByRole('button', { name: 'Delete' }).click();
		await said(admin, 'Shop deleted');
		expect((await visit()).status).toBe(404);
		await admin.getByRole('checkbox', { name: 'Show deleted shops' }).check();
		await expect(row()).toContainText('Removed on');
		await act('Restore');
		await said(admin, 'Shop restored');
		expect((await visit()).status).toBe(200);
	});
});

test('the settings of another shop open at exactly the tab and section of their address', async ({
	admin,
	go,
	addressOf,
}) => {
	await go('/admin/tenants/atelier/settings/taxes');
	await admin.waitForURL(`${addressOf('atelier')}/admin/settings/settings/taxes`);
	const banner = admin.getByRole('region', { name: /operator in Atelier Marlow/ });
	await banner.getByRole('button').click();
	await admin.waitForURL(`${addressOf('demo')}/admin/tenants`);
	await go('/admin/tenants/demo/domain');
	await expect(admin).toHaveURL(/\/admin\/settings\/domain$/);
	await go('/admin/tenants/nobody/settings');
	await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('the list of shops is sorted by its figures and fits into 1280 px', async ({ admin, go }) => {
	await go('/admin/tenants');
	await expect(admin.getByRole('columnheader', { name: 'Shop' })).toHaveAttribute('aria-sort', 'ascending');
	const orders = admin.getByRole('columnheader', { name: 'Orders (30 days)' });
	const atelier = admin.getByRole('row').filter({ hasText: 'Atelier Marlow' });
	await expect(atelier).toContainText('Active');
	await orders.click();
	await expect(orders).toHaveAttribute('aria-sort', 'ascending');
	await orders.click();
	await expect(orders).toHaveAttribute('aria-sort', 'descending');
	await expect(admin.getByRole('row').nth(1)).toContainText('Druckwerk Nord');
	await admin.setViewportSize({ width: 1280, height: 800 });
	const grid = admin.getByRole('grid');
	expect(
		await grid.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)),
	).toBeLessThanOrEqual(0);
});

test('the list of shops is readable on a phone and in German', async ({ admin, go }) => {
	await admin.setViewportSize({ width: 390, height: 844 });
	await go('/admin/tenants', 'de');
	await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Systemeinstellungen');
	await expect(admin.getByRole('listitem').filter({ hasText: 'Atelier Marlow' })).toContainText('Tarif');
	expect(await overflows(admin)).toBe(false);
	expect(await accessibilityFaults(admin)).toEqual([]);
});

test('who is no operator does not find the list of shops', async ({ page, signIn, addressOf }) => {
	await signIn('editor');
	await page.goto(`${addressOf('demo')}/en-gb/admin/tenants`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
	await openQuickly(page, `${addressOf('demo')}/en-gb/admin`);
	await expect(page.getByRole('link', { name: 'Tenants' })).toHaveCount(0);
});
