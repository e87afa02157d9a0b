import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { said, test } from './support/admin.ts';
import { accessibilityFaults, expect, overflows } from './support/shop.ts';

test.use({ trace: 'off' });

const cell = (page: Page, key: string, language: string) =>
	page.getByRole('row', { name: new RegExp(key) }).locator(`[data-language="${language}"]`);

/** The first cell of a text, by keys alone. */
async function walkToGrid(page: Page): Promise<void> {
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
	test('are found, narrowed down and shown in other columns, all in the address', async ({ admin, go }) => {
		await go('/admin/translations');
		await admin.getByRole('searchbox', { name: 'Search' }).fill('catalogue.title');
		await expect(admin.getByRole('row')).toHaveCount(2);
		await admin.getByRole('button', { name: 'Reset', exact: true }).click();
		await admin.getByRole('combobox', { name: 'Type' }).selectOption('productName');
		await admin.getByRole('combobox', { name: 'Language' }).selectOption('en-GB');
		await expect.poll(() => new URL(admin.url()).searchParams.get('filter.type')).toBe('productName');
		await expect(admin.getByRole('row').nth(1)).toContainText('product.');
		await admin.getByRole('button', { name: 'Columns' }).click();
		await admin.getByRole('menuitemcheckbox', { name: 'Context' }).click();
		await admin.keyboard.press('Escape');
		await expect(admin.getByRole('columnheader', { name: 'Context' })).toBeVisible();
		await admin.reload();
		await expect(admin.getByRole('columnheader', { name: 'Context' })).toBeVisible();
		await expect(admin.getByRole('row').nth(1)).toContainText('product.');
	});

	test('are edited by keys alone, many at once, with one save', async ({ admin, go }) => {
		await go('/admin/translations?q=users.noneText');
		await expect(cell(admin, 'users.noneText', 'en-GB')).toBeVisible();
		await walkToGrid(admin);
		await admin.keyboard.press('End');
		await admin.keyboard.press('Enter');
		const field = admin.getByRole('textbox', { name: 'English' });
		await expect(field).toBeFocused();
		await field.fill('Given up');
		await admin.keyboard.press('Escape');
		await expect(admin.getByText('Given up')).toHaveCount(0);

		await admin.keyboard.press('F2');
		await admin.getByRole('textbox', { name: 'English' }).fill('People');
		await admin.keyboard.press('Control+Enter');
		await expect(cell(admin, 'users.noneText', 'en-GB')).toBeFocused();
		await expect(cell(admin, 'users.noneText', 'en-GB')).toContainText('Not saved');
		await admin.keyboard.press('ArrowLeft');
		await admin.keyboard.press('Enter');
		await admin.getByRole('textbox', { name: 'Deutsch' }).fill('Leute');
		// On to the next text, in reading order.
		await admin.keyboard.press('Tab');
		await expect(admin.getByRole('textbox', { name: 'English' })).toBeFocused();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Translations saved');
		await admin.reload();
		await expect(cell(admin, 'users.noneText', 'de-DE')).toContainText('Leute');
		await expect(cell(admin, 'users.noneText', 'en-GB')).toContainText('People');
	});

	test('that cannot be saved say why while they are typed, and nothing typed is lost', async ({ admin, go }) => {
		await go('/admin/translations?q=texts.export.what');
		await cell(admin, 'texts.export.what', 'en-GB').click();
		await admin.getByRole('button', { name: 'Edit as ICU text' }).click();
		const field = admin.getByRole('textbox', { name: 'English' });
		await field.fill('Everything {odd}');
		await expect(admin.getByText('The base text does not have these placeholders: {odd}')).toBeVisible();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Error saving translations');
		await expect(admin.getByRole('tabpanel').getByRole('alert')).toContainText('What you typed is still there.');
		await admin.getByRole('link', { name: 'Users' }).click();
		await expect(admin.getByRole('dialog')).toContainText('unsaved');
		await admin.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Users');
	});

	test('have a history with a way back, and can be locked', async ({ admin, go }) => {
		await go('/admin/translations?q=catalogue.empty');
		await cell(admin, 'catalogue.empty', 'en-GB').first().click();
		await admin.getByRole('textbox', { name: 'English' }).fill('Nothing here');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Translations saved');
		await admin.getByRole('button', { name: 'Details and history of catalogue.empty', exact: true }).click();
		const drawer = admin.getByRole('dialog', { name: 'Details and history' });
		await expect(drawer).toContainText('by hand');
		await expect(drawer).toContainText('Nothing here');
		await drawer.getByRole('button', { name: 'Lock', exact: true }).click();
		await said(admin, 'Locked');
		expect(await accessibilityFaults(admin)).toEqual([]);
		await drawer.getByRole('button', { name: 'Unlock', exact: true }).click();
		await said(admin, 'Unlocked');
		await admin.keyboard.press('Escape');
		await expect(drawer).toHaveCount(0);
	});

	test('a file is looked at before it is saved; its errors are named and left out', async ({ admin, go }) => {
		await go('/admin/translations');
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
		// Whoever has left finds it again.
		await go('/admin/translations?q=catalogue.title');
		await expect(admin.getByText('Import of texts.csv finished: 1 change saved.')).toBeVisible();
		await expect(cell(admin, 'catalogue.title', 'de-DE')).toContainText('Unser Sortiment');
		await admin.getByRole('button', { name: 'Close' }).click();
		await expect(admin.getByText('Import of texts.csv finished')).toHaveCount(0);
	});

	test('a file that cannot be read says why', async ({ admin, go }) => {
		await go('/admin/translations', 'de');
		await admin.getByRole('button', { name: 'Importieren', exact: true }).click();
		await admin.locator('input[type="file"]').setInputFiles(fileOf('texte.csv', 'eins;zwei\n1;2\n'));
		await admin.getByRole('button', { name: 'Datei prüfen' }).click();
		await expect(admin.getByText('Die erste Zeile nennt keine Spalte „key“.')).toBeVisible();
	});

	test('leave as a file with what the list shows', async ({ admin, go }) => {
		await go('/admin/translations?q=catalogue.title');
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

	test('are found by the palette, by key and by wording', async ({ admin, go }) => {
		await go('/admin');
		await admin.keyboard.press('ControlOrMeta+k');
		await admin.keyboard.type('mayLeave');
		await admin.getByRole('menuitem', { name: 'You may leave this page' }).click();
		await expect(admin.getByRole('row').nth(1)).toContainText('texts.import.mayLeave');
		await admin.keyboard.press('ControlOrMeta+k');
		await admin.keyboard.type('the import goes on');
		await expect(admin.getByRole('menuitem').filter({ hasText: 'texts.import.mayLeave' })).toBeVisible();
	});

	test('are translated by machine where they are chosen, and show that they wait', async ({ admin, go }) => {
		await go('/admin/translations?filter.type=productName&sort=key');
		const key = (await admin.getByRole('rowheader').first().innerText()).split('\n')[0] ?? '';
		await cell(admin, key, 'en-GB').click();
		await admin.getByRole('textbox', { name: 'English' }).fill('');
		await admin.keyboard.press('Control+Enter');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Translations saved');
		await expect(cell(admin, key, 'en-GB')).toContainText('Missing');
		await admin
			.getByRole('row', { name: new RegExp(key) })
			.getByRole('checkbox')
			.click();
		await admin.getByRole('button', { name: 'Translate by machine' }).click();
		await said(admin, '1 text will be translated automatically');
		await go(`/admin/translations?q=${encodeURIComponent(key)}`);
		await expect(cell(admin, key, 'en-GB')).toContainText('Machine translation');
	});

	for (const [language, width] of [
		['en', 390],
		['de', 1440],
	] as const)
		test(`read well at ${width} px, in ${language}, for everybody`, async ({ admin, go }) => {
			await admin.setViewportSize({ width, height: 844 });
			await go('/admin/translations?rows=10', language);
			await expect(admin.getByRole('row').nth(1)).toBeVisible();
			expect(await overflows(admin)).toBe(false);
			expect(await accessibilityFaults(admin)).toEqual([]);
			await admin.locator('[data-language="de-DE"]').first().click();
			await expect(admin.getByRole('textbox', { name: 'Deutsch' }).first()).toBeFocused();
			expect(await accessibilityFaults(admin)).toEqual([]);
			await go('/admin/translations?tab=missing', language);
			expect(await overflows(admin)).toBe(false);
			expect(await accessibilityFaults(admin)).toEqual([]);
		});

	test('a translator edits but does not lock, and locked texts stay', async ({ page, signIn, go }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await signIn('admin');
		await go('/admin/translations?q=catalogue.title');
		await page
			.getByRole('row', { name: /catalogue.title/ })
			.getByRole('checkbox')
			.click();
		await page.getByRole('button', { name: 'Lock', exact: true }).click();
		await said(page, 'Locked');
		await signIn('translator');
		await go('/admin/translations?q=catalogue.title');
		await expect(page.getByRole('button', { name: 'Lock', exact: true })).toHaveCount(0);
		await cell(page, 'catalogue.title', 'en-GB').click();
		await expect(page.getByRole('textbox', { name: 'English' })).toHaveCount(0);
		await expect(page.getByRole('row', { name: /catalogue.title/ })).toContainText('Locked');
	});
});
