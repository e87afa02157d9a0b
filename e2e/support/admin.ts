// What browser tests of the administration start from: a user of the demo who is signed in.
import type { Page } from '@playwright/test';
import { signIn } from './people.ts';
import { complaintsOf, expect, openQuickly, test as shop } from './shop.ts';

interface Fixtures {
	/** Signs a user of the demo in, for the next page that is opened. */
	signIn(username: string): Promise<void>;
	/** Opens a screen of the administration, in English unless specified, and waits until its content is there. */
	go(path: string, language?: 'de' | 'en'): Promise<void>;
	/**
	 * Goes on to another screen of the administration that is open, as its links do, and waits until its content is there: a new
	 * document would take ten times as long.
	 */
	navigate(path: string): Promise<void>;
	/** Asks the API of the demo as a user who is signed in, without a page. */
	ask<Data>(query: string, variables?: object): Promise<Data>;
	/** The page, in which the admin of the demo is signed in. */
	admin: Page;
}

/**
 * By the router of the page that is open, to which React's own tree leads: it says when a screen has been reached. Toasts are closed
 * before, so that none is taken for one of the next screen.
 */
const follow = (path: string) => `(async () => {
	const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
	const toasts = () => [...document.querySelectorAll('[data-toasts] button[aria-label]')];
	for (const close of toasts()) close.click();
	while (toasts().length > 0) await pause();
	const main = document.querySelector('main');
	let fiber = main[Object.keys(main).find((key) => key.startsWith('__reactFiber'))];
	while (fiber && !fiber.memoizedProps?.router) fiber = fiber.return;
	const { router } = fiber.memoizedProps;
	await router.navigate(${JSON.stringify(path)});
	let client;
	for (; fiber.return; fiber = fiber.return) client ??= fiber.memoizedProps?.client;
	// A list shows its old rows until the new ones are there; and what is there has to be drawn.
	while (client.isFetching() > 0 || fiber.stateNode.pendingLanes !== 0) await pause();
})()`;

const loading = /Loading …|Wird geladen …/;

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
	navigate: async ({ page }, use) => {
		await use(async (path) => {
			await page.evaluate(follow(path));
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await expect(page.getByText(loading)).toHaveCount(0);
		});
	},
	ask: async ({ context, server }, use) => {
		await use(async <Data>(query: string, variables: object = {}) => {
			const cookies = (await context.cookies()).filter(({ domain }) => domain === 'demo.localhost');
			const { body } = await server.ask('/service-api/graphql', {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
				},
				body: JSON.stringify({ query, variables }),
			});
			const { data, errors } = JSON.parse(body) as { data: Data; errors?: unknown };
			expect(errors).toBeUndefined();
			return data;
		});
	},
	admin: async ({ page, signIn: signInAs }, use) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		// What fades and slides is drawn anew sixty times a second, and waited for before each click.
		await page.emulateMedia({ reducedMotion: 'reduce' });
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
