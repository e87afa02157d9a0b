// What browser tests of the administration start from: somebody of the demo who is signed in.
import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { complaintsOf, expect, openQuickly, test as shop } from './shop.ts';

interface Fixtures {
	/** Signs somebody of the demo in, for the next page that is opened. */
	signIn(username: string): Promise<void>;
	/** Opens a screen of the administration, in English unless told, and waits until its content is there. */
	go(path: string, language?: 'de' | 'en'): Promise<void>;
	/** The page, in which the admin of the demo is signed in. */
	admin: Page;
}

export const test = shop.extend<Fixtures>({
	signIn: async ({ context, server }, use) => {
		await use((login) => signIn(context, server, 'demo', login));
	},
	go: async ({ page, addressOf }, use) => {
		await use(async (path, language = 'en') => {
			await openQuickly(page, `${addressOf('demo')}${language === 'en' ? '/en-gb' : ''}${path}`);
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(page.getByText(language === 'en' ? 'Loading …' : 'Wird geladen …')).toHaveCount(0);
		});
	},
	admin: async ({ page, signIn: signInAs }, use) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		const complaints = complaintsOf(page);
		await signInAs('admin');
		await use(page);
		expect(complaints).toEqual([]);
	},
});

/** What was said at the bottom of the page. */
export const said = (page: Page, text: string | RegExp) =>
	expect(page.locator('[data-toasts]').getByText(text).last()).toBeVisible();

/** Confirms the question that is open. */
export async function answer(page: Page, title: string | RegExp, button: string): Promise<void> {
	const dialog = page.getByRole('alertdialog', { name: title });
	await dialog.getByRole('button', { name: button, exact: true }).click();
	await expect(dialog).toHaveCount(0);
}
