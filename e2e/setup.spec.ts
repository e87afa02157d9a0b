import type { Page } from '@playwright/test';
import { said, test } from './support/admin.ts';
import { signIn } from './support/people.ts';
import { accessibilityFaults, expect, openQuickly, overflows } from './support/shop.ts';

/** Moves the focus by Tab until it is there. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
	for (let count = 0; count < 120; count += 1) {
		if (await target.evaluate((element) => element.matches(':focus'))) return;
		await page.keyboard.press('Tab');
	}
	throw new Error('the focus does not come there');
}

test('an owner who comes for the first time is led to the setup, walks through it by keyboard and finds what is left on the overview', async ({
	page,
	context,
	server,
	demo,
	addressOf,
}) => {
	test.setTimeout(120_000);
	// As a shop that was made a moment ago.
	await demo.owner.begin(async (sql) => {
		const [shop] = await sql<{ id: string }[]>`select id from tenants where slug = 'atelier'`;
		await sql`select set_config('app.tenant_id', ${shop?.id ?? ''}, true)`;
		await sql`delete from settings where "group" = 'setup'`;
	});
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await signIn(context, server, 'atelier', 'admin');
	const steps = page.getByRole('navigation', { name: 'Steps of the setup' });
	const goOn = page.getByRole('button', { name: 'Save and continue' });
	const heading = (name: string) => expect(page.getByRole('heading', { level: 2, name }).first()).toBeVisible();

	await test.step('the overview leads there once', async () => {
		await openQuickly(page, `${addressOf('atelier')}/admin`);
		await expect(page).toHaveURL(/\/admin\/setup$/);
		await heading('Pagebar');
		// That it was opened is stored by then.
		await page.waitForLoadState('networkidle');
		await page.getByRole('link', { name: 'Continue later' }).press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
		await page.getByRole('link', { name: 'Start the setup' }).press('Enter');
		await heading('Pagebar');
	});

	await test.step('nothing overflows, and axe finds nothing', async () => {
		for (const width of [390, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			expect([width, await overflows(page)]).toEqual([width, false]);
			expect(await accessibilityFaults(page)).toEqual([]);
		}
	});

	const frame = page.frameLocator('iframe[title="Preview of your shop"]');
	const simple = page.getByRole('radio', { name: 'Simple, one row' });
	const before = await simple.isChecked();
	await test.step('the pagebar is chosen and seen in the shop beside it', async () => {
		await expect(frame.locator('header').first()).toBeVisible();
		const group = page.getByRole('radiogroup', { name: 'Header' });
		await tabTo(page, group.getByRole('radio', { checked: true }));
		await page.keyboard.press('ArrowDown');
		await expect(simple).toBeChecked({ checked: !before });
		await tabTo(page, goOn);
		await page.keyboard.press('Enter');
		await said(page, 'Settings saved');
		await heading('General settings');
		await expect(steps.getByRole('link', { name: /Pagebar/ })).toContainText('done');
	});

	await test.step('a wrong entry is refused beside its field, and the step can be skipped all the same', async () => {
		const phone = page.getByRole('textbox', { name: 'Phone' });
		await tabTo(page, phone);
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.type('ring me');
		await tabTo(page, goOn);
		await page.keyboard.press('Enter');
		await expect(phone).toHaveAttribute('aria-invalid', 'true');
		await tabTo(page, page.getByRole('button', { name: 'Skip this step' }));
		await page.keyboard.press('Enter');
		await heading('Logos and icons');
		await expect(steps.getByRole('link', { name: /General settings/ })).toContainText('skipped');
	});

	await test.step('what cannot be saved without a connection is said beside the button and stays', async () => {
		await openQuickly(page, `${addressOf('atelier')}/admin/setup/general`);
		await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0000');
		await context.setOffline(true);
		await goOn.press('Enter');
		const alert = page.getByRole('alert').filter({ hasText: 'Please check your internet connection.' });
		await expect(alert).toBeInViewport();
		await context.setOffline(false);
		await page.getByRole('button', { name: 'Skip this step' }).press('Enter');
		await heading('Logos and icons');
	});

	const skip = async (next: string) => {
		await page.getByRole('button', { name: 'Skip this step' }).press('Enter');
		await heading(next);
		expect(await accessibilityFaults(page)).toEqual([]);
	};
	await test.step('a design is tried, marked as such, and discarded by skipping the step', async () => {
		await skip('Theme');
		const inUse = page.getByRole('listitem').filter({ hasText: 'In use' });
		const tried = page.getByRole('listitem').filter({ hasText: 'Being tried' });
		await expect(inUse).toHaveCount(1);
		await expect(tried).toHaveCount(0);
		const name = await inUse.locator('p').first().textContent();
		await page
			.getByRole('button', { name: 'Try', exact: false })
			.and(page.locator(':not([aria-disabled])'))
			.first()
			.press('Enter');
		await expect(tried).toHaveCount(1);
		await expect(page.getByText('“Skip this step” discards it')).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await skip('Translation');
		await openQuickly(page, `${addressOf('atelier')}/admin/setup/theme`);
		await expect(inUse).toContainText(name ?? '');
		await expect(tried).toHaveCount(0);
	});

	await test.step('the other steps are skipped, and the last one ends the setup', async () => {
		await skip('Translation');
		await skip('Calendly');
		await page.getByRole('button', { name: 'Skip this step' }).press('Enter');
		await said(page, 'Your shop is set up');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
	});

	await test.step('the overview shows what is really done, with links, and no card can be hidden before all is', async () => {
		const card = page.getByRole('listitem').filter({ hasText: 'Publish your first product' });
		await expect(card).toContainText('done');
		const domain = page.getByRole('listitem').filter({ hasText: 'Connect your own domain' });
		await expect(domain).toContainText('open');
		await expect(page.getByRole('button', { name: 'Hide this card' })).toHaveCount(0);
		await page.getByRole('link', { name: 'Set up shipping' }).press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
		await expect(page.getByRole('link', { name: 'Shipping', exact: true })).toHaveAttribute('aria-current', 'page');
	});

	await test.step('a step is opened again and changed back', async () => {
		await openQuickly(page, `${addressOf('atelier')}/admin/setup/pagebar`);
		await (before ? simple : page.getByRole('radio', { name: 'Default, with categories' })).check({ force: true });
		await goOn.press('Enter');
		await said(page, 'Settings saved');
	});
});

test('another time zone is chosen by typing, and the overview and an order show its times', async ({
	admin,
	go,
	navigate,
}) => {
	const timeOf = async () => {
		await navigate('/admin/orders');
		return (await admin.getByRole('row').nth(1).locator('time').first().textContent()) ?? '';
	};
	const choose = async (search: string, name: string) => {
		await navigate('/admin/settings/settings/general');
		await admin.getByRole('button', { name: /Time zone/ }).press('Enter');
		await admin.keyboard.type(search);
		await admin.getByRole('option', { name }).click();
		await expect(admin.getByText(/^It is \d\d:\d\d there now/)).toBeVisible();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Settings saved');
	};
	await go('/admin/settings/settings/general');
	const before = await timeOf();
	await choose('auckl', 'Pacific/Auckland');
	await go('/admin');
	const after = await timeOf();
	expect(after).not.toBe(before);
	await choose('berl', 'Europe/Berlin');
	await go('/admin');
	expect(await timeOf()).toBe(before);
});
