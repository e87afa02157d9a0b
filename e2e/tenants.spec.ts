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
		await admin.getByLabel('Name of the shop').fill('Elbdruck & Söhne');
		await expect(admin.getByLabel('Slug')).toHaveValue('elbdruck-soehne');
		await admin.getByLabel('Slug').fill('www');
		await admin.getByLabel('Email of the first admin').fill('first@elbdruck.example');
		await admin.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(admin.getByText('This slug is reserved for the system.')).toBeVisible();
		await admin.getByLabel('Slug').fill('demo');
		await admin.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(admin.getByText('Another shop already has this slug.')).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
	});

	await test.step('a shop is created, serves its pages, and its admin is invited', async () => {
		await admin.getByLabel('Slug').fill(slug);
		await admin.getByRole('button', { name: 'Save', exact: true }).click();
		await said(admin, 'Shop created');
		await expect(row()).toContainText('6 of 10');
		expect((await visit()).status).toBe(200);
		expect((await visit('/imprint')).body).toContain('[Bitte ausfüllen: ');
		expect(await findMail(server, slug, 'first@elbdruck.example', /reset-password\?token=/)).toBeTruthy();
	});

	await test.step('the operator opens it, is told so on every screen, and goes back with one click', async () => {
		await row().getByRole('button', { name: 'Open: Elbdruck & Söhne' }).click();
		await admin.waitForURL(`${addressOf(slug)}/admin`);
		const banner = admin.getByRole('region', { name: /Betreiber in Elbdruck/ });
		await expect(banner).toBeVisible();
		await admin.goto(`${addressOf(slug)}/admin/users`);
		await expect(banner).toBeVisible();
		await expect(admin.getByText('first@elbdruck.example')).toBeVisible();
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
