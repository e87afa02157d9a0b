import { answer, said, test } from './support/admin.ts';
import { tabTo } from './support/kit.ts';
import { makeAccount, password, signIn } from './support/people.ts';
import { expect } from './support/shop.ts';

test('users are found, made, changed, archived and restored; the last admin stays', async ({ admin, go, navigate }) => {
	await go('/admin/users');
	await test.step('users are found, sorted and shown in other columns, all in the address', async () => {
		await admin.getByRole('searchbox', { name: 'Search' }).fill('Whitlock');
		await expect(admin.getByRole('row')).toHaveCount(2);
		await expect(admin.getByRole('row').nth(1)).toContainText('translator@');
		await admin.getByRole('button', { name: 'Reset', exact: true }).click();
		await admin.getByRole('columnheader', { name: 'Username' }).click();
		await admin.getByRole('columnheader', { name: 'Username' }).click();
		await expect(admin.getByRole('row').nth(1)).toContainText('translator');
		await expect.poll(() => new URL(admin.url()).searchParams.get('sort')).toBe('-username');
		await admin.reload();
		await expect(admin.getByRole('row').nth(1)).toContainText('translator');
	});

	await test.step('the last admin stays, and says why', async () => {
		await navigate('/admin/users?q=Brandt');
		await admin.getByRole('row', { name: /admin@/ }).press('Enter');
		await expect(admin.getByText('This is the last administrator.')).toBeVisible();
		await expect(admin.getByRole('button', { name: 'Archive' })).toBeDisabled();
		await expect(admin.getByRole('checkbox', { name: 'Platform operator' })).toBeDisabled();
		await admin.getByRole('button', { name: 'Remove Admin' }).click();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Error saving user');
		await expect(admin.getByText('This is the last administrator.')).toHaveCount(2);
		await admin.getByRole('button', { name: 'Discard' }).click();
	});

	await test.step('a user is made, changed, archived and restored', async () => {
		await navigate('/admin/users/new');
		await admin.keyboard.press('ControlOrMeta+s');
		await admin.getByRole('textbox', { name: 'E-mail' }).fill('nobody');
		await admin.keyboard.press('ControlOrMeta+s');
		await expect(admin.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(/Field is required/);
		await admin.getByRole('textbox', { name: 'Username' }).fill('Not Plain');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, /^Not saved\. Please check: .*E-mail/);
		const email = admin.getByRole('textbox', { name: 'E-mail' });
		await expect(email).toBeFocused();
		await expect(admin.getByRole('textbox', { name: 'Surname' })).toHaveAccessibleDescription('Field is required');

		await email.fill('shopper@druckwerk nord.example');
		await expect(email).toHaveAttribute('aria-invalid', 'true');
		await email.fill('new.person@example.com');
		await admin.getByRole('textbox', { name: 'Username' }).fill('shopper');
		await admin.getByRole('textbox', { name: 'First name' }).fill('Nele');
		await admin.getByRole('textbox', { name: 'Surname' }).fill('Neumann');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Error creating user');
		await expect(admin.getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(/already in use/);
		await admin.getByRole('textbox', { name: 'Username' }).fill('nele');
		await admin.getByRole('button', { name: /Assign roles/ }).click();
		await admin.getByRole('option', { name: 'Redaktion' }).click();
		await admin.keyboard.press('Escape');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'User successfully created');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Nele Neumann');

		await admin.getByRole('textbox', { name: 'City' }).fill('Kappeln');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'User successfully saved');
		await admin.getByRole('button', { name: 'Send password-reset e-mail' }).click();
		await answer(admin, /Send a password-reset e-mail to new.person/, 'Send password-reset e-mail');
		// In the demo there is no mail server, and that is said.
		await said(admin, /^E-mail (has been sent|created, but not sent)/);
		await admin.getByRole('button', { name: 'Archive' }).click();
		await answer(admin, 'Archive new.person@example.com?', 'Archive');
		await said(admin, 'Archived');
		await expect(admin.getByText('Archived on')).toBeVisible();

		await navigate('/admin/users');
		await expect(admin.getByRole('row', { name: /new.person/ })).toHaveCount(0);
		// The address says what is shown, and the box follows it.
		await admin.getByRole('checkbox', { name: 'Archived' }).click();
		await expect(admin.getByRole('checkbox', { name: 'Archived' })).toBeChecked();
		await admin.getByRole('row', { name: /new.person/ }).press('Space');
		await expect(admin.getByRole('region', { name: 'Actions for the selection' })).toContainText('1 selected');
		await admin.getByRole('button', { name: 'Restore' }).click();
		await answer(admin, 'Restore new.person@example.com?', 'Restore');
		await said(admin, 'Restored');
		await expect(admin.getByRole('grid').getByText('Nothing found')).toBeVisible();
	});
});

test('roles are made with rights, changed and deleted, and the shipped one stays', async ({ admin, go, navigate }) => {
	await go('/admin/roles/new');
	await test.step('a role is created with rights, changed, and deleted after a confirmation', async () => {
		const name = admin.getByRole('textbox', { name: 'Name' });
		await name.fill('Not Plain');
		await admin.keyboard.press('ControlOrMeta+s');
		await expect(name).toBeFocused();
		await expect(name).toHaveAttribute('aria-invalid', 'true');
		await name.fill('editor');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Error creating role');
		await expect(name).toHaveAccessibleDescription(/already exists/);
		await name.fill('packer');
		await admin.getByRole('radio', { name: 'Staff' }).check();
		const orders = admin.getByRole('group', { name: 'Assign rights' }).getByRole('radiogroup', { name: 'Orders' });
		await orders.getByRole('radio', { name: 'Change' }).check();
		await expect(orders).toHaveAccessibleDescription('Create, review, update, delete orders');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Role successfully created');
		await expect(admin.getByRole('heading', { level: 1 })).toHaveText('packer');
		await expect(admin.getByText('Nobody has this role')).toBeVisible();
		await admin.getByRole('textbox', { name: 'Description' }).fill('Packs and sends.');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Role successfully saved');
		await admin.getByRole('button', { name: 'Delete' }).click();
		await answer(admin, 'Delete role: packer?', 'Delete');
		await said(admin, 'Role successfully deleted');
		await expect(admin.getByRole('row', { name: /Redaktion/ })).toContainText('CMS content');
		await expect(admin.getByRole('row', { name: /packer/ })).toHaveCount(0);
	});

	await test.step('the shipped role allows everything and cannot be deleted', async () => {
		await navigate('/admin/roles');
		await admin.getByRole('row', { name: /^(Select row )?Admin/ }).press('Enter');
		await expect(admin.getByText('This role belongs to the system and allows everything.')).toBeVisible();
		await expect(admin.getByRole('button', { name: 'Delete' })).toHaveCount(0);
		await expect(admin.getByRole('textbox', { name: 'Name' })).toBeDisabled();
	});
});

test('an admin cannot grant rights that they lack: these are shown with the reason', async ({
	admin,
	go,
	navigate,
	ask,
	context,
	server,
}) => {
	// A user who may care for users and roles, and nothing else; those of the demo are needed as they are.
	const carer = 'carer@example.com';
	await makeAccount(server, 'demo', carer);
	const access = ['gAdminArea', 'mUser', 'mRole'];
	const { createRole } = await ask<{ createRole: { id: string } }>(
		'mutation R($role: RoleInput!) { createRole(role: $role) { id } }',
		{ role: { name: 'people', label: 'People', type: 'staff', access } },
	);
	const { users } = await ask<{ users: { items: { id: string }[] } }>('{ users(search: "carer") { items { id } } }');
	await ask('mutation U($id: ID!, $user: UserInput!) { updateUser(id: $id, user: $user) { id } }', {
		id: users.items[0]?.id,
		user: { roleIds: [createRole.id] },
	});
	await signIn(context, server, 'demo', carer, password);
	await go('/admin/users?q=Petersen');
	await admin.getByRole('row', { name: /editor@/ }).press('Enter');
	await expect(admin.getByText('This user has rights that you do not hold yourself.')).toBeVisible();
	await expect(admin.getByRole('textbox', { name: 'City' })).toBeDisabled();
	await navigate('/admin/users?q=Lassen');
	await admin.getByRole('row', { name: /shopper@/ }).press('Enter');
	await admin.getByRole('button', { name: /Assign roles/ }).press('Enter');
	const beyond = admin.getByRole('option', { name: 'Redaktion' });
	await expect(beyond).toHaveAttribute('aria-disabled', 'true');
	await expect(beyond).toHaveAccessibleDescription('Contains rights that you do not hold yourself.');
	await expect(admin.getByRole('option', { name: 'People' })).not.toHaveAttribute('aria-disabled', 'true');
	await navigate('/admin/roles/new');
	const rights = (area: string) => admin.getByRole('radiogroup', { name: area, exact: true });
	await expect(rights('Settings of the shop').getByRole('radio', { name: 'Change' })).toBeDisabled();
	await expect(rights('Settings of the shop')).toHaveAccessibleDescription('you do not hold all of it yourself');
	await expect(rights('Users and user groups').getByRole('radio', { name: 'View' })).toBeEnabled();
});

test('user fields are ordered, made, used and deleted', async ({ admin, go, navigate }) => {
	await go('/admin/user-fields');
	await test.step('user fields are ordered by keys and by dragging, and saved at once', async () => {
		const names = async () => (await admin.getByRole('gridcell').getByRole('link').allTextContents()).slice(0, 3);
		const row = (name: string) => admin.getByRole('row', { name });
		await expect.poll(names).toEqual(['Salutation', 'Title', 'First name']);
		await row('Salutation').focus();
		await admin.keyboard.press('ArrowDown');
		await tabTo(admin, row('Title').getByRole('button', { name: 'Drag Title' }));
		await admin.keyboard.press('Enter');
		await expect(admin.getByRole('button', { name: 'Insert between Title and First name' })).toBeFocused();
		await admin.keyboard.press('ArrowUp');
		await admin.keyboard.press('ArrowUp');
		await admin.keyboard.press('Enter');
		await said(admin, 'Field order saved.');
		await expect.poll(names).toEqual(['Title', 'Salutation', 'First name']);
		await row('First name').dragTo(row('Title'), {
			sourcePosition: { x: 28, y: 20 },
			targetPosition: { x: 200, y: 4 },
		});
		await expect.poll(names).toEqual(['First name', 'Title', 'Salutation']);
		await admin.reload();
		await expect.poll(names).toEqual(['First name', 'Title', 'Salutation']);
	});

	await test.step('a user field is made with its labels, used, and deleted by its name', async () => {
		await navigate('/admin/user-fields/new');
		const name = admin.getByRole('textbox', { name: 'Field name' });
		await name.fill('no blanks');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, /^Not saved\. Please check: Field name, Label \(Deutsch\)/);
		await expect(name).toBeFocused();
		await expect(admin.getByRole('textbox', { name: 'Label (Deutsch)' })).toHaveAccessibleDescription(
			'Field is required',
		);
		await name.fill('surname');
		await admin.getByRole('textbox', { name: 'Label (Deutsch)' }).fill('Kostenstelle');
		await admin.getByRole('textbox', { name: 'Label (English)' }).fill('Cost centre');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Error creating field');
		await expect(name).toHaveAccessibleDescription(/already exists/);
		await name.fill('costCentre');
		await admin.getByRole('combobox', { name: 'Field type' }).selectOption('select');
		await admin.keyboard.press('ControlOrMeta+s');
		const options = admin.getByRole('textbox', { name: 'Options' });
		await expect(options).toBeFocused();
		await options.fill('Print\nPaper');
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Field successfully saved');
		const row = admin.getByRole('row', { name: 'Cost centre' });
		await row.getByRole('checkbox', { name: 'Required' }).check();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'User fields saved');
		await row.getByRole('link', { name: 'Cost centre' }).click();
		await expect(admin.getByRole('textbox', { name: 'Label (Deutsch)' })).toHaveValue('Kostenstelle');
		await expect(admin.getByRole('checkbox', { name: 'Required' })).toBeChecked();
		await admin.getByRole('button', { name: 'Delete' }).click();
		const dialog = admin.getByRole('alertdialog');
		await dialog.getByRole('textbox').fill('costCentre');
		await tabTo(admin, dialog.getByRole('button', { name: 'Delete' }), 2);
		await admin.keyboard.press('Enter');
		await said(admin, 'Field successfully deleted');
		await expect(row).toHaveCount(0);
	});
});
