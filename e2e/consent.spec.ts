import type { Page } from '@playwright/test';
import { tabTo } from './support/kit.ts';
import { signIn } from './support/people.ts';
import {
	accessibilityFaults,
	complaintsOf,
	expect,
	layoutShift,
	open,
	openQuickly,
	overflows,
	test,
} from './support/shop.ts';

test.use({ answered: false });

const banner = (page: Page) => page.getByRole('region', { name: /Your privacy|Ihre Privatsphäre/ });
const kept = (page: Page) =>
	page.evaluate<{ choices: Record<string, boolean>; version: number; at: string }>(
		"JSON.parse(localStorage.getItem('consent'))",
	);

/** What is asked for from now on, by origin. */
function originsAsked(page: Page): Set<string> {
	const asked = new Set<string>();
	page.on('request', (request) => asked.add(new URL(request.url()).origin));
	return asked;
}

/** On the page that was opened, and on the one after it. */
async function expectNothingKept(page: Page, asked: Set<string>, address: string): Promise<void> {
	await expect(banner(page)).toBeVisible();
	await page.locator('main a').first().click();
	await expect(page).not.toHaveURL(`${address}/`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(await page.context().cookies()).toEqual([]);
	expect(await page.evaluate('Object.keys(localStorage)')).toEqual([]);
	// Where one was on a page is the router's, and gone with the tab.
	const ours = await page.evaluate<string[]>('Object.keys(sessionStorage)');
	expect(ours.filter((key) => !key.startsWith('react-router'))).toEqual([]);
	expect([...asked]).toEqual([address]);
}

test('demo: the consent banner covers nothing, and nothing is stored until the visitor has chosen', async ({
	page,
	addressOf,
}) => {
	const complaints = complaintsOf(page);
	const asked = originsAsked(page);
	await page.setViewportSize({ width: 390, height: 800 });
	await open(page, addressOf('demo'));
	await test.step('the banner is the first element that the keyboard reaches, shifts nothing, and covers nothing for good', async () => {
		await expect(banner(page)).toBeVisible();
		expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
		expect(await overflows(page)).toBe(false);
		expect(await accessibilityFaults(page)).toEqual([]);
		expect((await banner(page).boundingBox())?.height).toBeLessThan(200);
		await page.keyboard.press('Tab');
		await expect(banner(page).getByRole('link', { name: 'Datenschutzerklärung' })).toBeFocused();
		await tabTo(page, banner(page).getByRole('button', { name: 'Einstellungen' }));
		await tabTo(page, banner(page).getByRole('button', { name: 'Nur notwendige' }));
		await tabTo(page, banner(page).getByRole('button', { name: 'Alle akzeptieren' }));
		// The end of the page can be scrolled up from under it.
		await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)');
		const last = await page.getByRole('button', { name: 'Cookie-Einstellungen' }).boundingBox();
		const edge = await banner(page).boundingBox();
		expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
	});
	await test.step('demo: before a choice nothing is stored and no other host is called', () =>
		expectNothingKept(page, asked, addressOf('demo')));
	await test.step('a choice is made by keyboard and stored', async () => {
		await banner(page).getByRole('button', { name: 'Alle akzeptieren' }).press('Enter');
		await expect(banner(page)).toBeHidden();
		expect(await kept(page)).toMatchObject({ choices: { statistics: true, external: true }, version: 3 });
		expect(complaints).toEqual([]);
	});
});

test('atelier: nothing is stored until the visitor has chosen, and then the choice until it is changed', async ({
	page,
	addressOf,
}) => {
	const asked = originsAsked(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await open(page, addressOf('atelier'));
	await test.step('atelier: before a choice nothing is stored and no other host is called', () =>
		expectNothingKept(page, asked, addressOf('atelier')));
	await test.step('the choice persists, can be changed in the footer, and has to be made again when the consent version has changed', async () => {
		await banner(page).getByRole('button', { name: 'Only essential' }).click();
		const { at } = await kept(page);
		expect(Date.parse(at)).toBeGreaterThan(Date.now() - 60_000);
		await open(page);
		await expect(banner(page)).toBeHidden();
		await page.getByRole('button', { name: 'Cookie settings' }).click();
		await expect(banner(page).getByRole('button', { name: 'Only essential' })).toBeFocused();
		await expect(banner(page).getByText(/^Your choice of .*: Essential$/)).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await banner(page).getByRole('checkbox', { name: 'Statistics' }).check();
		await banner(page).getByRole('button', { name: 'Save selection' }).click();
		expect(await kept(page)).toMatchObject({ choices: { statistics: true, external: false } });
		await page.getByRole('button', { name: 'Cookie settings' }).click();
		await expect(banner(page).getByText(/: Essential and Statistics$/)).toBeVisible();
		await expect(banner(page).getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
		await banner(page).getByRole('button', { name: 'Accept all' }).click();
		await page.evaluate(`localStorage.setItem('consent', JSON.stringify({ version: 0, choice: 'all', at: '' }))`);
		await openQuickly(page, page.url());
		await expect(banner(page)).toBeVisible();
	});
});

test.describe('after the consent choice', () => {
	test.use({ answered: true });

	test('flags of this browser persist, are restored, and are reset; one of them scrolls', async ({
		page,
		context,
		server,
		addressOf,
	}) => {
		await signIn(context, server, 'demo', 'editor');
		await openQuickly(page, `${addressOf('demo')}/en-gb/account`);
		const scroller = page.getByRole('checkbox', {
			name: 'Smooth scrolling with the Windows or ⌘ key and the full stop',
		});
		await scroller.check();
		const aids = page.getByRole('region', { name: 'Working aids' });
		await aids.getByRole('button', { name: 'Save' }).click();
		await scroller.uncheck();
		await aids.getByRole('button', { name: 'Restore' }).click();
		await expect(scroller).toBeChecked();
		const loaded = page.waitForResponse(/browser-aids/);
		// Low enough for something to scroll to.
		await page.setViewportSize({ width: 1280, height: 300 });
		await openQuickly(page, page.url());
		await loaded;
		const placeAfter = async (milliseconds: number) => {
			await page.evaluate('window.scrollTo(0, 0)');
			await page.keyboard.press('Meta+.');
			await page.waitForTimeout(milliseconds);
			return page.evaluate<number>('window.scrollY');
		};
		await expect.poll(() => placeAfter(100)).toBeGreaterThan(0);
		await page.keyboard.press('Meta+.');
		const place = await placeAfter(1000);
		expect(place).toBeGreaterThan(150);
		expect(place).toBeLessThan(450);
		await page.keyboard.press('Escape');
		await aids.getByRole('button', { name: 'Reset' }).click();
		await expect(scroller).not.toBeChecked();
		expect(await page.evaluate("localStorage.getItem('flags')")).toBeNull();
	});
});
