// The media library as people use it: bringing pictures, describing them, replacing them, choosing them elsewhere.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect, openQuickly, overflows } from './support/shop.ts';

test.describe.configure({ mode: 'serial' });

const png = async (name: string, background: string) => ({
	name,
	mimeType: 'image/png',
	buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
		.png()
		.toBuffer(),
});

const pictures = (page: Page) => page.getByRole('list', { name: 'Images' });
const card = (page: Page, name: string) => pictures(page).getByRole('listitem').filter({ hasText: name });
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
	page.locator('input[type=file][multiple]').setInputFiles(files);

test('pictures are brought, described, thrown away and replaced', async ({ admin, go, navigate, addressOf }) => {
	await go('/admin/media');
	await test.step('pictures are brought into a folder, each with its own end, described and thrown away', async () => {
		await expect(card(admin, 'flyer.webp')).toContainText('In use');
		await admin.getByRole('button', { name: 'New folder' }).click();
		await admin.keyboard.type('Trade fair');
		await admin.keyboard.press('Enter');
		await said(admin, 'Folder saved');
		await expect(admin.getByText('No images found')).toBeVisible();

		// The first try to send one of them fails, another one never ends, a third is no picture.
		let tries = 0;
		await admin.route('**/service-api/graphql', async (route) => {
			const sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
			if (sent.includes('stand.png') && ++tries === 1)
				await route.fulfill({
					json: { errors: [{ message: 'x', extensions: { statusCode: 503, code: 'UNAVAILABLE' } }] },
				});
			else if (!sent.includes('never.png')) await route.fallback();
		});
		const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
		await choose(admin, [
			await png('stand.png', 'teal'),
			await png('booth.png', 'navy'),
			await png('never.png', 'red'),
			text,
		]);
		await expect(uploads(admin).getByText('booth.png is uploaded')).toBeVisible();
		await expect(uploads(admin).getByText(/not an image that we know/)).toBeVisible();
		await expect(uploads(admin).getByRole('progressbar', { name: /never.png/ })).toBeVisible();
		await uploads(admin).getByRole('button', { name: 'Cancel the upload of never.png' }).click();
		await expect(uploads(admin).getByText('Cancelled')).toBeVisible();
		await uploads(admin).getByRole('button', { name: 'Upload stand.png again' }).click();
		await expect(uploads(admin).getByText('stand.png is uploaded')).toBeVisible();
		await said(admin, 'Image added');
		await expect(pictures(admin).getByRole('listitem')).toHaveCount(2);
		await admin.unroute('**/service-api/graphql');
		expect(await accessibilityFaults(admin)).toEqual([]);

		await card(admin, 'stand.png').getByRole('button', { name: 'stand.png: details' }).press('Enter');
		const details = admin.getByRole('dialog', { name: 'stand.png' });
		const point = details.getByRole('button', { name: 'Focal point' });
		await point.focus();
		for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowUp']) await admin.keyboard.press(key);
		await expect(details.getByText('70 % from the left, 49 % from the top')).toBeVisible();
		await point.click({ position: { x: 4, y: 4 } });
		await expect(details.getByText(/^[01] % from the left, [0-2] % from the top/)).toBeVisible();
		await details.getByRole('textbox', { name: 'German (missing)' }).fill('Unser Messestand');
		await details.getByRole('textbox', { name: 'English (missing)' }).fill('Our stand');
		await expect(details.getByText('This image is not used anywhere.')).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
		await admin.keyboard.press('Escape');
		const leaving = admin.getByRole('dialog', { name: 'Save changes?' });
		await admin.keyboard.press('Escape');
		await expect(leaving).toHaveCount(0);
		await expect(details.getByRole('textbox', { name: 'German' })).toHaveValue('Unser Messestand');
		await admin.keyboard.press('Escape');
		await leaving.getByRole('button', { name: 'Save & Close' }).press('Enter');
		await said(admin, 'Image saved');
		await expect(details).toHaveCount(0);
		await expect(card(admin, 'stand.png')).not.toContainText('Alt text missing');

		// Found by its words, from the palette as well, and the folder is left for that.
		await admin.getByRole('button', { name: 'All images' }).click();
		await admin.getByRole('searchbox').fill('messestand');
		await expect(pictures(admin).getByRole('listitem')).toHaveCount(1);
		await admin.getByRole('button', { name: 'Trade fair' }).first().click();
		await admin.getByRole('searchbox').fill('');
		await expect(pictures(admin).getByRole('listitem')).toHaveCount(2);
		await card(admin, 'booth.png').getByRole('checkbox').press('Space');
		await admin.getByRole('button', { name: 'Delete', exact: true }).click();
		await answer(admin, 'Delete image?', 'Delete');
		await said(admin, 'Image deleted');
		await expect(pictures(admin).getByRole('listitem')).toHaveCount(1);
	});

	await test.step('what is used is not deleted but replaced, and visitors see the new one', async () => {
		await navigate('/admin/media?q=flyer-din-a6');
		await card(admin, 'flyer-din-a6.webp').getByRole('button').click();
		const details = admin.getByRole('dialog', { name: 'flyer-din-a6.webp' });
		const use = details.getByRole('link', { name: /A6 flyers/ });
		await expect(use).toBeVisible();
		const product = (await use.getAttribute('href')) ?? '';
		await details.getByRole('button', { name: 'Delete', exact: true }).click();
		// Said at once: nobody is asked for what cannot be done.
		const refusal = admin.getByRole('dialog', { name: 'The image is still in use' });
		await expect(refusal.getByRole('link', { name: /A6 flyers/ })).toBeVisible();
		await refusal.getByRole('button', { name: 'Close' }).last().click();

		await details.locator('input[type=file]').setInputFiles(await png('new-flyer.png', 'orange'));
		await answer(admin, 'Replace the image?', 'Replace');
		await said(admin, 'Image replaced');
		const replaced = admin.getByRole('dialog', { name: 'new-flyer.png' });
		await expect(replaced.getByRole('link', { name: /A6 flyers/ })).toBeVisible();
		const id = new URL(admin.url()).searchParams.get('open') ?? '';
		await admin.keyboard.press('Escape');

		// From an address elsewhere: what is no address, and one that is not public.
		await admin.getByRole('button', { name: 'From an external address' }).click();
		const external = admin.getByRole('dialog', { name: 'Image from an external address' });
		const address = external.getByRole('textbox');
		await address.fill('flyer.png');
		await admin.keyboard.press('Enter');
		await expect(address).toHaveAccessibleDescription(/Please enter a valid URL\./);
		await address.fill('https://127.0.0.1/flyer.png');
		await admin.keyboard.press('Enter');
		await expect(address).toHaveAccessibleDescription(/not on the public internet/);
		await said(admin, 'Error when saving external media link');
		await admin.keyboard.press('Escape');

		await admin.setViewportSize({ width: 390, height: 800 });
		expect(await overflows(admin)).toBe(false);
		await openQuickly(admin, `${addressOf('demo')}${product}`);
		await expect(admin.locator(`img[src*="${id}"]`).first()).toBeVisible();
	});
});

test('a picture is chosen in another screen, by keyboard alone', async ({ admin, addressOf }) => {
	await admin.goto(`${addressOf('demo')}/en-gb/themeeditor`, { waitUntil: 'domcontentloaded' });
	await admin.getByRole('tab', { name: 'Images' }).click();
	const background = admin.getByRole('region', { name: 'Log-in background', exact: true });
	await background.getByRole('button', { name: 'From the media library' }).press('Enter');
	const picker = admin.getByRole('dialog', { name: 'Log-in background' });
	await expect(picker.getByText('Nothing selected')).toBeVisible();
	await expect(picker.getByRole('button', { name: 'Use', exact: true })).toBeDisabled();
	await picker.getByRole('searchbox').fill('stand.png');
	await expect(pictures(admin).getByRole('listitem')).toHaveCount(1);
	const stand = picker.getByRole('button', { name: 'Select stand.png' });
	await stand.press('Space');
	await expect(stand).toHaveAttribute('aria-pressed', 'true');
	expect(await accessibilityFaults(admin)).toEqual([]);
	await picker.getByRole('button', { name: 'Use image' }).press('Enter');
	await expect(picker).toHaveCount(0);
	await expect(background.getByRole('img', { name: 'Log-in background' })).toBeVisible();
});
