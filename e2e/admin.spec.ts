import type { Page } from '@playwright/test';
import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect, openQuickly, overflows } from './support/shop.ts';

/** A section of the tab Settings. */
const section = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Sections of the settings' }).getByRole('link', { name });

test('an editor opens the screens that they may see, and logs out again', async ({ page, signIn, go, navigate }) => {
	await signIn('editor');
	await go('/admin/users');
	await test.step('an editor sees only the screens that they may use', async () => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
		const links = page.getByRole('navigation', { name: 'Administration' }).getByRole('link');
		await expect(links).toHaveText(['Overview', 'CMS pages', 'Media', 'Assistant']);
		await links.first().click();
		await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
		for (const path of ['/admin/users', '/admin/roles', '/admin/settings', '/admin/system', '/admin/nothing']) {
			await navigate(path);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
		}
		await page.keyboard.press('ControlOrMeta+k');
		await page.getByRole('searchbox', { name: 'Search or jump to …' }).fill('admin');
		await expect(page.getByText('Nothing found')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});

	await test.step('the menu behind the name leads to the account and to the other language', async () => {
		const own = page.getByRole('button', { name: /^Signed in as/ });
		await own.click();
		await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', /\/account#profile$/);
		await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
		await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
		await page.waitForURL((url) => !url.pathname.startsWith('/en-gb'));
		await page.getByRole('button', { name: /^Angemeldet als/ }).click();
		await page.getByRole('menuitemradio', { name: 'English' }).click();
		await page.waitForURL((url) => url.pathname.startsWith('/en-gb'));
	});

	await test.step('logging out ends the session', async () => {
		await page.getByRole('button', { name: /^Signed in as/ }).click();
		await page.getByRole('menuitem', { name: 'Log out' }).click();
		await expect(page.getByText('You are signed out.')).toBeVisible();
		expect(await page.evaluate("fetch('/admin').then(({ url }) => url)")).toContain('deepLink');
	});
});

test('the frame of the administration leads on by the palette and by its menu', async ({ admin, go, navigate }) => {
	await go('/admin');
	await test.step('the palette finds screens, users, roles and settings, by keyboard alone', async () => {
		const find = async (words: string, title: string | RegExp) => {
			await admin.keyboard.press('ControlOrMeta+k');
			await expect(admin.getByRole('searchbox', { name: 'Search or jump to …' })).toBeFocused();
			// Each key has everything looked for anew: the last one by itself, those before it at once.
			await admin.keyboard.insertText(words.slice(0, -1));
			await admin.keyboard.press(words.slice(-1));
			await expect(admin.getByRole('menuitem').first()).toContainText(title);
			await admin.keyboard.press('Enter');
			await expect(admin.getByRole('dialog')).toHaveCount(0);
		};
		await find('user fi', 'User fields');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('User fields');
		await find('Petersen', 'Jule Petersen');
		await expect(admin.getByRole('heading', { level: 1 })).toContainText('Jule Petersen');
		await find('seit Jahren', 'Stammkunden');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Stammkunden');
		await find('claim', 'Claim');
		await expect(admin.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
		await expect(section(admin, 'General')).toHaveAttribute('aria-current', 'page');
		// A user who types faster than is found gets the best of what is found then.
		await admin.keyboard.press('ControlOrMeta+k');
		await admin.keyboard.type('Petersen');
		await admin.keyboard.press('Enter');
		await expect(admin.getByRole('heading', { level: 1 })).toContainText('Jule Petersen');
		await admin.keyboard.press('ControlOrMeta+k');
		// What was opened last comes first.
		await expect(admin.getByRole('menuitem').first()).toContainText('Jule Petersen');
		expect(await accessibilityFaults(admin)).toEqual([]);
		await admin.keyboard.press('Escape');
		await expect(admin.getByRole('dialog')).toHaveCount(0);
		await find('shipp', 'Shipping');
		await expect(section(admin, 'Shipping')).toHaveAttribute('aria-current', 'page');
	});

	await test.step('back from a row, the focus is on that row', async () => {
		await navigate('/admin/roles');
		const row = admin.getByRole('row', { name: /Redaktion/ });
		await row.press('Enter');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Redaktion');
		await admin.goBack();
		await expect(row).toBeFocused();
	});

	await test.step('below 1152 px the menu opens, leads on and closes', async () => {
		await navigate('/admin');
		await admin.setViewportSize({ width: 1152, height: 900 });
		await expect(admin.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
		await admin.getByRole('button', { name: 'Open menu' }).press('Enter');
		const menu = admin.getByRole('dialog', { name: 'Administration' });
		await expect(menu).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
		await menu.getByRole('link', { name: 'Roles & rights' }).press('Enter');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Roles & rights');
		await expect(menu).toHaveCount(0);
	});
});

const screens = {
	people: ['/admin', '/admin/users', '/admin/users/new', '/admin/roles', '/admin/roles/new', '/admin/user-fields'],
	shop: [
		'/admin/user-fields/new',
		'/admin/settings',
		'/admin/settings/settings/prices',
		'/admin/settings/settings/taxes',
		'/admin/settings/settings/checkout',
		'/admin/settings/settings/payment',
		'/admin/settings/settings/shipping',
		'/admin/settings/settings/mail',
		// Where it was before it became a section.
		'/admin/settings/keys',
		'/admin/settings/deepl',
		'/admin/localization',
		'/admin/system',
		'/admin/system?tab=audit',
		'/admin/system?tab=jobs',
	],
};

/** What is wrong does not differ by language and width at once: axe looks at each width, and in each language, once a screen. */
const looked = { de: [1152], en: [1440, 390] };

for (const language of ['de', 'en'] as const)
	for (const [name, shown] of Object.entries(screens))
		test(`nothing overflows at 390, 1152 and 1440 px, and axe finds nothing: ${name} (${language})`, async ({
			admin,
			go,
			navigate,
		}) => {
			for (const [place, screen] of shown.entries()) {
				await (place === 0 ? go(screen, language) : navigate(screen));
				for (const width of [1440, 1152, 390]) {
					await admin.setViewportSize({ width, height: 900 });
					expect([screen, width, await overflows(admin)]).toEqual([screen, width, false]);
					if (looked[language].includes(width))
						expect([screen, width, ...(await accessibilityFaults(admin))]).toEqual([screen, width]);
				}
			}
		});

test('an admin changes the settings of the shop, and finds the change in the system', async ({
	admin,
	go,
	navigate,
	addressOf,
}) => {
	await go('/admin/settings');
	const phone = admin.getByRole('textbox', { name: 'Phone' });
	const leaving = admin.getByRole('dialog', { name: 'Save changes?' });
	await test.step('invalid settings are refused, and the focus moves to the first one', async () => {
		const company = admin.getByRole('textbox', { name: 'Company name' });
		await company.fill('');
		await phone.fill('ring me');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Not saved: please correct the marked fields.');
		await expect(company).toBeFocused();
		await expect(company).toHaveAccessibleDescription('Field is required');
		await section(admin, 'Access keys').click();
		await leaving.getByRole('button', { name: 'Discard' }).click();
		await expect(section(admin, 'Access keys')).toHaveAttribute('aria-current', 'page');
	});

	await test.step('a key goes in, is shown as stars with its time, and is removed', async () => {
		const part = admin.getByRole('region', { name: 'Procurement shared secret' });
		await expect(part).toContainText('Not set');
		await part.getByRole('button', { name: 'Set' }).click();
		const field = admin.getByRole('textbox', { name: 'Procurement shared secret' });
		await expect(field).toHaveAttribute('type', 'password');
		await field.fill('Schlüssel');
		await field.press('Enter');
		await expect(field).toHaveAttribute('aria-invalid', 'true');
		await field.fill('SG.a-very-secret-key');
		await field.press('Enter');
		await said(admin, 'Key saved');
		await expect(part).toContainText('****');
		await expect(part).toContainText('Set on');
		await admin.reload();
		await expect(part).toContainText('Set on');
		expect(await admin.content()).not.toContain('SG.a-very-secret-key');
		await part.getByRole('button', { name: 'Remove' }).click();
		await answer(admin, 'Remove Procurement shared secret?', 'Remove');
		await said(admin, 'Key removed');
		await expect(part).toContainText('Not set');
	});

	await test.step('settings are saved by Ctrl+S, and leaving unsaved ones needs a confirmation', async () => {
		await section(admin, 'General').click();
		await admin.getByRole('textbox', { name: 'Claim (English)' }).fill('Ink, paper and patience');
		await phone.fill('+49 461 555 0199');
		await admin.getByRole('link', { name: 'Users' }).click();
		await leaving.getByRole('button', { name: 'Keep editing' }).click();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Settings saved');
		await expect(admin.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
	});

	await test.step('system: mails are read, changes are found with before and after', async () => {
		await navigate('/admin/system');
		await admin.getByRole('row').nth(1).click();
		await expect(admin.getByRole('dialog', { name: 'E-mail' })).toContainText('@');
		await admin.keyboard.press('Escape');
		await expect(admin.getByRole('dialog')).toHaveCount(0);
		await navigate('/admin/system?tab=audit&q=saveShopSettings&filter.kind=tenant');
		await expect(admin.getByRole('row').nth(1).getByRole('link', { name: 'Inken Brandt' })).toBeVisible();
		await admin.getByRole('row').nth(1).getByRole('rowheader').click();
		const change = admin.getByRole('dialog', { name: 'Shop settings saved' });
		await expect(change.getByRole('row', { name: /^Phone/ })).toContainText('+49 461 555 0199');
		await admin.keyboard.press('Escape');
		await admin.getByRole('tab', { name: 'Failed jobs' }).click();
		await expect(admin.getByText('Nothing has failed')).toBeVisible();
	});

	await test.step('settings that were saved are seen in the shop', async () => {
		await openQuickly(admin, `${addressOf('demo')}/en-gb`);
		await expect(admin.getByText('Ink, paper and patience')).toBeVisible();
	});
});

test.describe('with prefetching', () => {
	test.use({ fetchesAhead: true });

	test('the administration opens with at most 60 requests, and fetches a screen when its entry is pointed at', async ({
		admin,
		addressOf,
	}) => {
		const asked: string[] = [];
		admin.on('request', (request) => asked.push(request.url()));
		await admin.goto(`${addressOf('demo')}/en-gb/admin`, { waitUntil: 'networkidle' });
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Overview');
		const idle = async () => {
			let before = -1;
			while (before !== asked.length) {
				before = asked.length;
				await admin.waitForTimeout(1000);
			}
		};
		await idle();
		test.info().annotations.push({ type: 'requests', description: String(asked.length) });
		expect(asked.length).toBeLessThanOrEqual(60);
		expect(asked.filter((url) => /price-lists-page/.test(url))).toEqual([]);
		await admin.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Price lists' }).hover();
		await expect.poll(() => asked.filter((url) => /price-lists-page/.test(url)).length).toBe(1);
	});
});
