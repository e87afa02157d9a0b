import fs from 'node:fs';
import type { Download } from '@playwright/test';
import { said, test } from './support/admin.ts';
import { makeAccount, password, signIn } from './support/people.ts';
import { accessibilityFaults, expect, loseAnswer, openQuickly } from './support/shop.ts';

const contentOf = async (download: Download) => JSON.parse(fs.readFileSync(await download.path(), 'utf8'));

test('an admin exports the data of a person, and erases it after typing the email address', async ({
	admin,
	go,
	navigate,
	server,
}) => {
	const email = 'erased@example.com';
	await makeAccount(server, 'demo', email);
	await go(`/admin/users?q=${email}`);
	await admin.getByRole('row', { name: email }).click();
	await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Ada Holm');
	const file = admin.waitForEvent('download');
	await admin.getByRole('button', { name: 'Export data' }).click();
	await said(admin, 'Data exported');
	expect((await file).suggestedFilename()).toBe(`${email}.json`);
	expect(await contentOf(await file)).toMatchObject({ account: { email, values: { firstName: 'Ada' } } });

	await admin.getByRole('button', { name: 'Erase personal data (GDPR)' }).click();
	const question = admin.getByRole('alertdialog', { name: `Erase ${email} for good?` });
	await expect(question.getByRole('button', { name: 'Erase personal data (GDPR)' })).toBeDisabled();
	await question.getByRole('textbox').fill(email);
	await question.getByRole('button', { name: 'Erase personal data (GDPR)' }).click();
	await said(admin, 'Personal data erased');
	await expect(admin).toHaveURL(/\/admin\/users$/);
	await navigate(`/admin/users?q=${email}`);
	await expect(admin.getByRole('grid').getByText('Nothing found')).toBeVisible();
});

test('a customer exports their data and deletes the account with the password', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	const email = 'leaving@example.com';
	await makeAccount(server, 'demo', email);
	await signIn(context, server, 'demo', email, password);
	await openQuickly(page, `${addressOf('demo')}/en-gb/account#data`);
	const file = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download data' }).click();
	expect(await contentOf(await file)).toMatchObject({ account: { email, username: 'leaving' } });

	await page.getByRole('button', { name: 'Delete account' }).click();
	const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
	expect(await accessibilityFaults(page)).toEqual([]);
	const current = dialog.getByLabel('Current password');
	await current.fill('Wrong-pass-99!');
	await current.press('Enter');
	await expect(dialog.getByText('The current password is not correct.')).toBeVisible();
	// The account is gone, and so is the answer that says so: it is asked for again.
	await loseAnswer(page, '**/graphql?c=DeleteOwnAccount');
	await current.fill(password);
	await current.press('Enter');
	await expect(page.getByText('Your account has been deleted.')).toBeVisible();
	await expect(page.getByText('You are signed out.')).toHaveCount(0);
	await page.locator('[data-element=login] input').fill(email);
	await page.locator('[data-element=password] input').fill(password);
	await page.keyboard.press('Enter');
	await expect(page.getByRole('main').getByText('Login not possible with this data')).toBeVisible();
});
