import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { said, test } from './support/admin.ts';
import { accessibilityFaults, complaintsOf, expect, overflows } from './support/shop.ts';

const cell = (page: Page, key: string, language: string) =>
	page.getByRole('row', { name: new RegExp(key) }).locator(`[data-language="${language}"]`);

/** The first cell of a text, by keyboard alone: past the navigation, which has a link for each page of the administration. */
async function walkToGrid(page: Page): Promise<void> {
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
	await page.keyboard.press('Enter');
	for (let press = 0; press < 40; press++) {
		await page.keyboard.press('Tab');
		if (await page.evaluate<boolean>('document.activeElement?.hasAttribute("data-cell") ?? false')) return;
	}
	throw new Error('the grid was not reached');
}

function fileOf(name: string, content: string): string {
	const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'platen-texts-')), name);
	fs.writeFileSync(file, content);
	return file;
}

test.describe('translations', () => {
	test('are found and edited by keys, keep what cannot be saved, have a history, and can be locked', async ({
		page,
		signIn,
		go,
		navigate,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const complaints = complaintsOf(page);
		await signIn('admin');
		await go('/admin/translations');
		await test.step('translations are found, narrowed down and shown in other columns, all in the address', async () => {
			await page.getByRole('searchbox', { name: 'Search' }).fill('catalogue.title');
			await expect(page.getByRole('row')).toHaveCount(2);
			await page.getByRole('button', { name: 'Reset', exact: true }).click();
			await page.getByRole('combobox', { name: 'Type' }).selectOption('productName');
			await page.getByRole('combobox', { name: 'Language' }).selectOption('en-GB');
			await expect.poll(() => new URL(page.url()).searchParams.get('filter.type')).toBe('productName');
			await expect(page.getByRole('row').nth(1)).toContainText('Product “');
			await page.getByRole('button', { name: 'Columns' }).click();
			await page.getByRole('menuitemcheckbox', { name: 'Context' }).click();
			await page.keyboard.press('Escape');
			await expect(page.getByRole('columnheader', { name: 'Context' })).toBeVisible();
			await page.reload();
			await expect(page.getByRole('columnheader', { name: 'Context' })).toBeVisible();
			await expect(page.getByRole('row').nth(1)).toContainText('Product “');
		});

		await test.step('translations are edited by keyboard alone, many at once, with one save', async () => {
			await navigate('/admin/translations?q=users.noneText');
			await expect(cell(page, 'users.noneText', 'en-GB')).toBeVisible();
			await walkToGrid(page);
			await page.keyboard.press('End');
			await page.keyboard.press('Enter');
			const field = page.getByRole('textbox', { name: 'English' });
			await expect(field).toBeFocused();
			await field.fill('Given up');
			await page.keyboard.press('Escape');
			await expect(page.getByText('Given up')).toHaveCount(0);

			await page.keyboard.press('F2');
			await page.getByRole('textbox', { name: 'English' }).fill('People');
			await page.keyboard.press('Control+Enter');
			await expect(cell(page, 'users.noneText', 'en-GB')).toBeFocused();
			await expect(cell(page, 'users.noneText', 'en-GB')).toContainText('Not saved');
			await page.keyboard.press('ArrowLeft');
			await page.keyboard.press('Enter');
			await page.getByRole('textbox', { name: 'Deutsch' }).fill('Leute');
			// On to the next text, in reading order.
			await page.keyboard.press('Tab');
			await expect(page.getByRole('textbox', { name: 'English' })).toBeFocused();
			await page.keyboard.press('ControlOrMeta+s');
			await said(page, 'Translations saved');
			await page.reload();
			await expect(cell(page, 'users.noneText', 'de-DE')).toContainText('Leute');
			await expect(cell(page, 'users.noneText', 'en-GB')).toContainText('People');
		});

		await test.step('texts that cannot be saved say why while they are typed, and nothing typed is lost', async () => {
			await navigate('/admin/translations?q=texts.export.what');
			await cell(page, 'texts.export.what', 'en-GB').click();
			await page.getByRole('button', { name: 'Edit as ICU text' }).click();
			const field = page.getByRole('textbox', { name: 'English' });
			await field.fill('Everything {odd}');
			await expect(page.getByText('The base text does not have these placeholders: {odd}')).toBeVisible();
			await page.keyboard.press('ControlOrMeta+s');
			await said(page, 'Error saving translations');
			await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('What you typed is still there.');
			await page.getByRole('link', { name: 'Users' }).click();
			await expect(page.getByRole('dialog')).toContainText('unsaved');
			await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
		});

		await test.step('translations have a history with a way back, and can be locked', async () => {
			await navigate('/admin/translations?q=catalogue.empty');
			await cell(page, 'catalogue.empty', 'en-GB').first().click();
			await page.getByRole('textbox', { name: 'English' }).fill('Nothing here');
			await page.keyboard.press('ControlOrMeta+s');
			await said(page, 'Translations saved');
			await page.getByRole('button', { name: 'Details and history of catalogue.empty', exact: true }).click();
			const drawer = page.getByRole('dialog', { name: 'Details and history' });
			await expect(drawer).toContainText('by hand');
			await expect(drawer).toContainText('Nothing here');
			await drawer.getByRole('button', { name: 'Lock', exact: true }).click();
			await said(page, 'Locked');
			expect(await accessibilityFaults(page)).toEqual([]);
			await drawer.getByRole('button', { name: 'Unlock', exact: true }).click();
			await said(page, 'Unlocked');
			await page.keyboard.press('Escape');
			await expect(drawer).toHaveCount(0);
		});

		await test.step('a translator edits but does not lock, and locked texts stay', async () => {
			await navigate('/admin/translations?q=users.noneText');
			await page
				.getByRole('row', { name: /users.noneText/ })
				.getByRole('checkbox')
				.click();
			await page.getByRole('button', { name: 'Lock', exact: true }).click();
			await said(page, 'Locked');
			await expect(page.getByRole('row', { name: /users.noneText/ })).toContainText('Locked');
			expect(complaints).toEqual([]);
			await signIn('translator');
			await go('/admin/translations?q=users.noneText');
			await expect(page.getByRole('button', { name: 'Lock', exact: true })).toHaveCount(0);
			await cell(page, 'users.noneText', 'en-GB').click();
			await expect(page.getByRole('textbox', { name: 'English' })).toHaveCount(0);
			await expect(page.getByRole('row', { name: /users.noneText/ })).toContainText('Locked');
		});
	});

	test('come and leave as files, are found by the palette, and translated by machine', async ({
		admin,
		go,
		navigate,
	}) => {
		await go('/admin/translations');
		await test.step('a file is looked at before it is saved; its errors are named and left out', async () => {
			const csv = fileOf('texts.csv', 'key,de-DE,fr-FR\ncatalogue.title,Unser Sortiment,x\nno.such.key,y,z\n');
			await admin.getByRole('button', { name: 'Import', exact: true }).click();
			await admin.locator('input[type="file"]').setInputFiles(csv);
			await admin.getByRole('button', { name: 'Check file' }).click();
			const preview = admin.getByRole('dialog', { name: 'Preview: texts.csv' });
			await expect(preview.getByRole('cell', { name: 'Unser Sortiment' })).toBeVisible();
			expect(await accessibilityFaults(admin)).toEqual([]);
			await preview.getByRole('tab', { name: /Errors/ }).click();
			await expect(preview).toContainText('There is no such key.');
			await expect(preview).toContainText('The shop does not have this language.');
			const [errors] = await Promise.all([
				admin.waitForEvent('download'),
				preview.getByRole('button', { name: 'Download the errors' }).click(),
			]);
			expect(fs.readFileSync(await errors.path(), 'utf8')).toContain('There is no such key.');
			await preview.getByRole('button', { name: 'Save 1 change' }).click();
			await expect(admin.getByText('Import of texts.csv finished: 1 change saved.')).toBeVisible();
			await said(admin, 'The import is finished');
			// A user who has left finds it again.
			await navigate('/admin');
			await navigate('/admin/translations?q=catalogue.title');
			await expect(admin.getByText('Import of texts.csv finished: 1 change saved.')).toBeVisible();
			await expect(cell(admin, 'catalogue.title', 'de-DE')).toContainText('Unser Sortiment');
			await admin.getByRole('button', { name: 'Close' }).click();
			await expect(admin.getByText('Import of texts.csv finished')).toHaveCount(0);
		});

		await test.step('translations leave as a file with what the list shows', async () => {
			await admin.getByRole('button', { name: 'Export', exact: true }).click();
			await expect(admin.getByRole('dialog')).toContainText('1 text.');
			await admin.getByRole('radio', { name: /CSV/ }).click();
			const [file] = await Promise.all([
				admin.waitForEvent('download'),
				admin.getByRole('button', { name: 'Download file' }).click(),
			]);
			expect(file.suggestedFilename()).toBe('texts-demo.csv');
			const content = fs.readFileSync(await file.path(), 'utf8');
			expect(content).toMatch(/^\uFEFFkey,group,type,context,locked,base,de-DE,en-GB\r\ncatalogue\.title,/);
		});

		await test.step('translations are found by the palette, by key and by wording', async () => {
			await navigate('/admin');
			await admin.keyboard.press('ControlOrMeta+k');
			await admin.keyboard.type('mayLeave');
			await admin.getByRole('menuitem', { name: 'You may leave this page' }).click();
			await expect(admin.getByRole('row').nth(1)).toContainText('texts.import.mayLeave');
			await admin.keyboard.press('ControlOrMeta+k');
			await admin.keyboard.type('the import goes on');
			await expect(admin.getByRole('menuitem').filter({ hasText: 'texts.import.mayLeave' })).toBeVisible();
			await admin.keyboard.press('Escape');
			await expect(admin.getByRole('dialog')).toHaveCount(0);
		});

		await test.step('translations are translated by machine where they are chosen, and show that they wait', async () => {
			const cards = '/admin/translations?filter.type=productName&q=Visitenkarten%20Classic';
			await navigate(cards);
			const row = admin.getByRole('row').filter({ hasText: 'Visitenkarten Classic' }).first();
			const english = row.locator('[data-language="en-GB"]');
			// Another test may have added to the name.
			await expect(row.getByRole('rowheader')).toContainText(/Product “Business cards Classic.?”: Name/);
			await english.click();
			await admin.getByRole('textbox', { name: 'English' }).fill('');
			await admin.keyboard.press('Control+Enter');
			await admin.keyboard.press('ControlOrMeta+s');
			await said(admin, 'Translations saved');
			await expect(english).toContainText('Missing');
			await row.getByRole('checkbox').click();
			await admin.getByRole('button', { name: 'Translate by machine' }).click();
			await said(admin, '1 text will be translated automatically');
			await navigate(cards);
			await expect(english).toContainText('Machine translation');
		});
	});

	for (const [language, width] of [
		['en', 390],
		['de', 1440],
	] as const)
		test(`read well at ${width} px, in ${language}, for every role`, async ({ admin, go, navigate }) => {
			await admin.setViewportSize({ width, height: 844 });
			await go('/admin/translations?rows=10', language);
			await expect(admin.getByRole('row').nth(1)).toBeVisible();
			expect(await overflows(admin)).toBe(false);
			expect(await accessibilityFaults(admin)).toEqual([]);
			await admin.locator('[data-language="de-DE"]').first().click();
			await expect(admin.getByRole('textbox', { name: 'Deutsch' }).first()).toBeFocused();
			expect(await accessibilityFaults(admin)).toEqual([]);
			await navigate('/admin/translations?tab=missing');
			expect(await overflows(admin)).toBe(false);
			expect(await accessibilityFaults(admin)).toEqual([]);
			if (language === 'de')
				await test.step('a file that cannot be read says why', async () => {
					await navigate('/admin/translations');
					await admin.getByRole('button', { name: 'Importieren', exact: true }).click();
					await admin.locator('input[type="file"]').setInputFiles(fileOf('texte.csv', 'eins;zwei\n1;2\n'));
					await admin.getByRole('button', { name: 'Datei prüfen' }).click();
					await expect(admin.getByText('Die erste Zeile nennt keine Spalte „key“.')).toBeVisible();
				});
		});
});
