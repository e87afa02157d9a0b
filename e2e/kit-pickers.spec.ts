import { region, tabTo, test } from './support/kit.ts';
import { accessibilityFaults, expect, openQuickly } from './support/shop.ts';

// A trace takes a picture of this long page at each key, which takes longer than the test itself.

test('a date is typed or chosen from a calendar by keys', async ({ openKit }) => {
	const kit = await openKit('choices', 'overlays');
	await test.step('date: typed in the notation of the language, missed when it is required, held within its limits', async () => {
		const day = kit.getByRole('textbox', { name: 'Delivery date', exact: true });
		await expect(day).toHaveAttribute('placeholder', 'DD/MM/YYYY');
		await day.focus();
		await kit.keyboard.press('Tab');
		await expect(day).toHaveAccessibleDescription('Field is required');
		const enter = async (text: string) => {
			await day.focus();
			await kit.keyboard.press('ControlOrMeta+a');
			await kit.keyboard.type(text);
			await kit.keyboard.press('Tab');
		};
		await enter('soon');
		await expect(day).toHaveAccessibleDescription('Please enter a date, e. g. 31/12/2026');
		await expect(day).toHaveValue('soon');
		await enter('15/11/2026');
		await expect(day).toHaveAccessibleDescription('No earlier than 16/11/2026');
		await enter('1.1.2028');
		await expect(day).toHaveAccessibleDescription('No later than 31/12/2027');
		await enter('24122026');
		await expect(day).toHaveValue('24/12/2026');
		await expect(day).not.toHaveAttribute('aria-invalid', 'true');
	});
	await test.step('calendar: every key moves as it should, Enter chooses, Escape changes nothing', async () => {
		const day = kit.getByRole('textbox', { name: 'Delivery date', exact: true });
		const opener = kit.getByRole('button', { name: 'Delivery date: open calendar' });
		const calendar = kit.getByRole('dialog', { name: 'Delivery date: choose a day' });
		await day.fill('24/12/2026');
		await tabTo(kit, opener);
		await kit.keyboard.press('Enter');
		await expect(calendar.getByRole('button', { name: 'Thursday, 24 December 2026', pressed: true })).toBeFocused();
		expect(await accessibilityFaults(kit)).toEqual([]);
		await expect(calendar.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
		for (const [key, name] of [
			['ArrowRight', 'Friday, 25 December 2026'],
			['ArrowLeft', 'Thursday, 24 December 2026'],
			['ArrowDown', 'Thursday, 31 December 2026'],
			['ArrowRight', 'Friday, 1 January 2027'],
			['ArrowUp', 'Friday, 25 December 2026'],
			['Home', 'Monday, 21 December 2026'],
			['End', 'Sunday, 27 December 2026'],
			['PageDown', 'Wednesday, 27 January 2027'],
			['PageUp', 'Sunday, 27 December 2026'],
			['Shift+PageDown', 'Monday, 27 December 2027'],
			['Shift+PageUp', 'Sunday, 27 December 2026'],
		] as const) {
			await kit.keyboard.press(key);
			await expect(calendar.getByRole('button', { name, exact: true })).toBeFocused();
		}
		// Tab goes through the ways to other months and back to the day.
		for (const name of ['Previous year', 'Previous month', 'Next month', 'Next year'])
			await tabTo(kit, calendar.getByRole('button', { name }));
		await kit.keyboard.press('Enter');
		await expect(calendar.getByText('December 2027')).toBeVisible();
		await tabTo(kit, calendar.getByRole('button', { name: 'Monday, 27 December 2027' }));
		await kit.keyboard.press('Escape');
		await expect(calendar).toHaveCount(0);
		await expect(opener).toBeFocused();
		await expect(day).toHaveValue('24/12/2026');

		await day.focus();
		await kit.keyboard.press('Alt+ArrowDown');
		await expect(calendar.getByRole('button', { name: 'Thursday, 24 December 2026' })).toBeFocused();
		await kit.keyboard.press('PageUp');
		await kit.keyboard.press('ArrowUp');
		await kit.keyboard.press('ArrowUp');
		const tooEarly = calendar.getByRole('button', { name: 'Tuesday, 10 November 2026' });
		await expect(tooEarly).toBeFocused();
		await expect(tooEarly).toHaveAttribute('aria-disabled', 'true');
		await kit.keyboard.press('Enter');
		await expect(calendar).toBeVisible();
		await kit.keyboard.press('ArrowDown');
		await kit.keyboard.press('Enter');
		await expect(calendar).toHaveCount(0);
		await expect(day).toHaveValue('17/11/2026');
		await expect(day).toBeFocused();
	});
	await test.step('calendar in a dialog: Escape closes the calendar alone', async () => {
		await kit.getByRole('button', { name: 'Open dialog' }).press('Enter');
		const dialog = kit.getByRole('dialog', { name: 'Change address' });
		await dialog.getByRole('button', { name: 'Delivery date: open calendar' }).press('Enter');
		const calendar = kit.getByRole('dialog', { name: 'Delivery date: choose a day' });
		await expect(calendar.getByRole('grid')).toBeVisible();
		await kit.keyboard.press('ArrowRight');
		await kit.keyboard.press('Escape');
		await expect(calendar).toHaveCount(0);
		await expect(dialog).toBeVisible();
	});
});

test('calendar in German: the notation, the months and the days are those of the language', async ({
	page,
	address,
}) => {
	await page.setViewportSize({ width: 390, height: 700 });
	await openQuickly(page, `${address}/kit/choices`);
	const day = page.getByRole('textbox', { name: 'Liefertermin', exact: true });
	await expect(day).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
	await day.fill('24.12.2026');
	await page.getByRole('button', { name: 'Liefertermin: Kalender öffnen' }).first().press('Enter');
	const calendar = page.getByRole('dialog', { name: 'Liefertermin: Tag auswählen' });
	await expect(calendar.getByRole('button', { name: 'Donnerstag, 24. Dezember 2026' })).toBeFocused();
	await expect(calendar.getByRole('columnheader').first()).toHaveText('Mo');
	expect(await accessibilityFaults(page)).toEqual([]);
	const box = await calendar.boundingBox();
	expect(box?.x).toBeGreaterThanOrEqual(0);
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
});

test('files and colours are chosen by keyboard, and their validation errors are shown', async ({ openKit }) => {
	const kit = await openKit('files');
	await test.step('files: Enter and Space open the dialog, wrong ones are refused by name, right ones can be taken away', async () => {
		const file = kit.getByRole('button', { name: 'Print file Choose file (required)' });
		const files = region(kit, 'Files');
		const choose = async (key: string, chosen: { name: string; mimeType: string; buffer: Buffer }) => {
			// The browser is made to hand the dialog over only now: a step between that and the key gives it the time.
			const chooser = kit.waitForEvent('filechooser');
			await file.focus();
			await expect(file).toBeFocused();
			await kit.keyboard.press(key);
			await (await chooser).setFiles(chosen);
		};
		await choose('Enter', { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
		await expect(file).toHaveAccessibleDescription(/photo\.png is not the right type of file\. Allowed: \.pdf/);
		await choose('Space', { name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2 * 2 ** 20 + 1) });
		await expect(file).toHaveAccessibleDescription(/big\.pdf is too large\. At most 2 MB are allowed\./);
		await choose('Enter', { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1536) });
		await expect(files.getByRole('listitem')).toHaveText('card.pdf1.5 kB');
		await file.focus();
		await tabTo(kit, files.getByRole('button', { name: 'Remove card.pdf' }));
		await kit.keyboard.press('Enter');
		await expect(files.getByRole('listitem')).toHaveCount(0);
		await expect(file).toBeFocused();
	});
	await test.step('colour: typed or picked by keys; what is none gets the message of the specification', async () => {
		const colour = kit.getByRole('textbox', { name: 'Accent colour', exact: true });
		await colour.fill('reddish');
		await kit.keyboard.press('Tab');
		await expect(colour).toHaveAccessibleDescription(
			'Must be a valid color path (starting with "colors." or "applications.") or a direct color value (#hex, rgb, rgba).',
		);
		await colour.fill('rgba(10, 20, 30, 0.5)');
		await expect(colour).not.toHaveAttribute('aria-invalid', 'true');
		await colour.fill('#ff0000');
		await kit.keyboard.press('Shift+Tab');
		await kit.keyboard.press('Enter');
		const hue = kit.getByRole('slider', { name: 'Hue' });
		await hue.focus();
		for (let degree = 0; degree < 10; degree++) await kit.keyboard.press('ArrowRight');
		await kit.keyboard.press('Escape');
		await expect(colour).toHaveValue(/^#ff2[ab]00$/);
		await expect(kit.getByRole('button', { name: 'Accent colour: pick a colour' })).toBeFocused();
	});
});
