import { said, test } from './support/admin.ts';
import { expect } from './support/shop.ts';

test('a job that has failed ten times is seen with its reason, tried again, and done', async ({ admin, go, demo }) => {
	const { owner } = demo;
	const stateOf = async (id: string) => (await owner`select state::text from jobs.job where id = ${id}`)[0]?.state;
	const shop = owner`select id::text from tenants where slug = 'demo'`;
	let id = '';
	// Mails of the demo have been taken care of by now, or will be in a moment.
	await expect
		.poll(async () => {
			const [parked] = await owner`
				update jobs.job set state = 'failed', completed_on = now(), output = '{"message": "the mail server is on fire"}'
				where id = (
					select id from jobs.job where name = 'mails.send' and state = 'completed' and data->>'tenantId' = (${shop}) limit 1
				)
				returning id`;
			id = parked?.id ?? '';
			return id;
		})
		.not.toBe('');
	await go('/admin/system?tab=jobs');
	const row = admin.getByRole('row', { name: /mails\.send/ });
	await expect(row).toContainText('the mail server is on fire');
	await row.getByRole('button', { name: 'Retry' }).click();
	await said(admin, 'Will be tried again');
	await expect(admin.getByText('Nothing has failed')).toBeVisible();
	await expect.poll(() => stateOf(id)).toBe('completed');
});
