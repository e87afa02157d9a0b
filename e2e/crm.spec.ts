// The CRM: what a browser alone can show. What may be done, and what becomes of it, is tested beside the server's code.
import { said, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';
import { expect, overflows } from './support/shop.ts';

test('a contact is entered, written about, given a task and tags, merged, separated and found again', async ({
	admin,
	ask,
	go,
	navigate,
}) => {
	const { createContact } = await ask<{ createContact: { id: string } }>(
		'mutation { createContact(email: "crm.other@example.com", contact: { name: "Paula Probe", company: "Probewerft" }) { id } }',
	);
	await go('/admin/crm');
	await expect(admin.getByRole('row').filter({ hasText: 'Maren Brodersen' })).toContainText('Overdue since');
	expect(await violationsOf(admin)).toEqual([]);

	await admin.getByRole('link', { name: 'New contact' }).click();
	await admin.getByLabel('E-mail address').fill('crm.other@example.com');
	await admin.getByLabel('Name', { exact: true }).fill('Paula P.');
	await admin.getByRole('button', { name: 'Create' }).click();
	await expect(admin.getByText('There is already a contact with this e-mail address.').first()).toBeVisible();
	await expect(admin.getByLabel('Name', { exact: true })).toHaveValue('Paula P.');
	await admin.getByLabel('E-mail address').fill('crm.first@example.com');
	await admin.getByRole('button', { name: 'Create' }).click();
	await expect(admin.getByRole('heading', { level: 1, name: 'Paula P.' })).toBeVisible();

	await admin.getByRole('textbox', { name: 'New note' }).fill('Likes the heavy paper.');
	await admin.getByRole('button', { name: 'Add note' }).click();
	await expect(admin.getByRole('listitem').filter({ hasText: 'Likes the heavy paper.' })).toBeVisible();

	await admin.getByRole('button', { name: 'Add task' }).click();
	const task = admin.getByRole('dialog', { name: 'Add task' });
	await task.getByRole('button', { name: 'Save' }).click();
	await expect(task.getByRole('textbox', { name: /What is to be done/ })).toHaveAttribute('aria-invalid', 'true');
	await task.getByRole('textbox', { name: /What is to be done/ }).fill('Send samples');
	expect(await violationsOf(admin)).toEqual([]);
	await task.getByRole('button', { name: 'Save' }).click();
	await admin.getByRole('button', { name: 'Done: Send samples' }).click();
	await said(admin, 'The task is done.');

	await admin.getByRole('button', { name: 'Add tag' }).click();
	const tag = admin.getByRole('dialog', { name: 'Tag one contact' });
	await tag.getByRole('textbox', { name: /New tag/ }).fill('Probe');
	await tag.getByRole('button', { name: 'Add tag' }).click();
	await expect(admin.getByRole('button', { name: 'Remove the tag Probe' })).toBeVisible();

	await admin.getByRole('button', { name: 'Merge …' }).click();
	const merge = admin.getByRole('dialog', { name: 'Merge with another contact' });
	await merge.getByRole('textbox', { name: /Other contact/ }).fill('Paula Probe');
	await merge.getByRole('button', { name: /^Paula Probe/ }).click();
	await expect(merge).toContainText('dropped: Paula Probe');
	await expect(merge).toContainText('Probewerft (taken over)');
	expect(await violationsOf(admin)).toEqual([]);
	await merge.getByRole('button', { name: 'Merge', exact: true }).click();
	await expect(admin.getByText(/^Merged with Paula Probe on/)).toBeVisible();
	await expect(admin.getByLabel('Company', { exact: true })).toHaveValue('Probewerft');
	expect(await violationsOf(admin)).toEqual([]);
	await admin.getByRole('button', { name: 'Separate again' }).click();
	await said(admin, 'The contacts are separate again.');

	await admin.setViewportSize({ width: 390, height: 844 });
	await navigate('/admin/crm?q=paula');
	const cards = admin.getByRole('list', { name: 'CRM' });
	await expect(cards.getByRole('link', { name: 'Paula Probe' })).toBeVisible();
	expect(await overflows(admin)).toBe(false);
	expect(await violationsOf(admin)).toEqual([]);
	await navigate(`/admin/crm/${createContact.id}`);
	expect(await overflows(admin)).toBe(false);
	await admin.getByRole('button', { name: 'Delete', exact: true }).click();
	await admin.getByRole('alertdialog').or(admin.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
	await said(admin, 'The contact has been deleted.');
	await expect(cards.getByRole('link', { name: 'Paula Probe' })).toHaveCount(0);
});
