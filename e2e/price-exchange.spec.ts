import fs from 'node:fs';
import { said, test } from './support/admin.ts';
import { accessibilityFaults, expect } from './support/shop.ts';

const csv = (name: string, ...lines: string[]) => ({
	name,
	mimeType: 'text/csv',
	buffer: Buffer.from(lines.join('\r\n')),
});

test('a price list comes as a file with a bad row, is looked at, saved without it, and taken away again', async ({
	admin: page,
	go,
	ask,
}) => {
	const { createPriceList } = await ask<{ createPriceList: { id: string } }>(
		'mutation { createPriceList(name: "Vereine 2027") { id } }',
	);
	await go(`/admin/price-lists/${createPriceList.id}`, 'de');
	await page.getByRole('button', { name: 'Importieren', exact: true }).click();
	const check = page.getByRole('button', { name: 'Datei prüfen' });

	await page.locator('input[type="file"]').setInputFiles(csv('falsch.csv', 'eins;zwei', '1;2'));
	await check.click();
	await expect(page.getByText('In der Kopfzeile fehlt eine Spalte „Auflage“')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	const good = ['Code;Auflage;Preis pro Stück;Gesamtpreis', ';100;;19,90', ';1.000;0,0199;'];
	await page.locator('input[type="file"]').setInputFiles(csv('preise.csv', ...good, 'gibt-es-nicht;500;;1,00'));
	await check.click();
	const preview = page.getByRole('dialog', { name: 'Vorschau: preise.csv' });
	await expect(preview.getByRole('cell', { name: '19,90 € gesamt' })).toBeVisible();
	await expect(preview.getByRole('cell', { name: '0,0199 € pro Stück' })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await preview.getByRole('tab', { name: /Fehler/ }).click();
	await expect(preview.getByRole('row', { name: /^4 Artikelnummer gibt-es-nicht/ })).toContainText(
		'Diese Artikelnummer hat kein Produkt und keine Variante.',
	);
	const [errors] = await Promise.all([
		page.waitForEvent('download'),
		preview.getByRole('button', { name: 'Fehler herunterladen' }).click(),
	]);
	expect(fs.readFileSync(await errors.path(), 'utf8')).toContain('4;Artikelnummer;gibt-es-nicht');

	await preview.getByRole('button', { name: '2 Änderungen speichern' }).click();
	await expect(page.getByText('preise.csv: 2 Zeilen gespeichert.')).toBeVisible();
	await said(page, 'Preisliste importiert');
	await expect(page.locator('[data-cell="1:2"]')).toHaveText('0,0199');

	await page.getByRole('button', { name: 'Exportieren', exact: true }).click();
	await page.getByRole('radio', { name: /CSV/ }).click();
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Datei herunterladen' }).click(),
	]);
	await said(page, 'Preisliste exportiert');
	expect(file.suggestedFilename()).toBe('prices-Vereine-2027.csv');
	expect(fs.readFileSync(await file.path(), 'utf8')).toContain(';1000;"0,0199";"19,90";pro Stück');
});
