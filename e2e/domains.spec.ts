import { answer, said, test } from './support/admin.ts';
import { accessibilityFaults, expect, overflows } from './support/shop.ts';

test('domains are added, proved by real DNS packets, made the default and deleted', async ({ admin, go, server }) => {
	await go('/admin/settings/domain');
	const item = (host: string) => admin.getByRole('listitem', { name: host, exact: true });
	const field = admin.getByRole('textbox', { name: 'Domain' });
	const add = admin.getByRole('button', { name: 'Add domain' });
	const locationOf = async (host: string) => {
		const { headers } = await server.ask('/products?page=2', { host });
		return headers.location;
	};

	await test.step('the fallback is read-only, others show their state', async () => {
		await expect(item('demo.localhost')).toContainText('Fallback');
		await expect(item('demo.localhost').getByRole('button')).toHaveCount(0);
		await expect(item('druckwerk-nord.example')).toContainText('Active');
		await expect(item('plakate-für-kiel.example')).toContainText('Pending: waiting for DNS');
	});

	await test.step('what is no domain is refused beside the field', async () => {
		for (const [typed, words] of [
			['127.0.0.1', 'Invalid domain format'],
			['co.uk', 'Failed to add domain: This name belongs to the platform or is a public suffix.'],
			['druckwerk-nord.example', 'Failed to add domain: Domain already exists'],
		] as const) {
			await field.fill(typed);
			await add.click();
			await expect(admin.getByText(words)).toBeVisible();
		}
	});

	await test.step('a new one shows its records and what DNS answers now', async () => {
		await field.fill('https://Neu.Example/start');
		await add.click();
		const records = admin.getByRole('region', { name: 'DNS records of neu.example' });
		await expect(records).toContainText('_platen.neu.example');
		await expect(records.getByText('Nothing')).toHaveCount(2);
		await expect(records.getByRole('button', { name: /^Copy [0-9a-f]{32}$/ })).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
		for (const width of [390, 1440]) {
			await admin.setViewportSize({ width, height: 900 });
			expect(await overflows(admin)).toBe(false);
		}
	});

	await test.step('deleting asks first', async () => {
		await item('neu.example').getByRole('button', { name: 'Delete neu.example' }).click();
		await answer(admin, 'Delete neu.example?', 'Delete');
		await said(admin, 'neu.example deleted');
		await expect(item('neu.example')).toHaveCount(0);
	});

	await test.step('one whose records are right is active after its first check', async () => {
		await item('www.druckwerk-nord.example')
			.getByRole('button', { name: /^Delete/ })
			.click();
		await answer(admin, 'Delete www.druckwerk-nord.example?', 'Delete');
		await expect(item('www.druckwerk-nord.example')).toHaveCount(0);
		await field.fill('www.druckwerk-nord.example');
		await add.click();
		await expect(item('www.druckwerk-nord.example')).toContainText('Active');
	});

	await test.step('the default is where all others lead, and the fallback takes its place back', async () => {
		await item('www.druckwerk-nord.example')
			.getByRole('button', { name: /^Set as default/ })
			.click();
		await said(admin, 'www.druckwerk-nord.example is now the default domain');
		const wanted = `http://www.druckwerk-nord.example:${server.port}/products?page=2`;
		for (const host of ['druckwerk-nord.example', 'demo.localhost'])
			await expect.poll(() => locationOf(host)).toBe(wanted);
		await item('demo.localhost')
			.getByRole('button', { name: /^Set as default/ })
			.click();
		await said(admin, 'demo.localhost is now the default domain');
		await expect.poll(() => locationOf('demo.localhost')).toBeUndefined();
	});
});
