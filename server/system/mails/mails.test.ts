import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { codeMail, resetMail } from '../../accounts/account-mails.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { Browser, noLimits } from '../../testing/accounts.ts';
import { startApp } from '../../testing/app.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
});

afterAll(() => shop.close());

const link = 'http://demo.localhost/reset-password?token=very-secret-token';

/** What an admin reads of a mail, with the demo or without it. */
async function readBy(demo: 'on' | 'off', id: string): Promise<string> {
	const app = await startApp({ database: shop.test.database, env: { DEMO: demo }, limits: noLimits });
	const admin = new Browser(app);
	await admin.logIn('ada@example.com');
	const { data } = await admin.graphql('query($id: ID!) { mail(id: $id) { text } }', { id });
	await app.close();
	return data.mail.text;
}

it('codes and links in mails are covered up for admins, unless this is the demo', async () => {
	const to = 'someone@example.com';
	const [code, reset] = await Promise.all([
		shop.test.database.inTenant(shop.demo.id, (sql) =>
			queueMail(sql, shop.demo.id, { to, template: codeMail, language: 'en-GB', data: { code: '271828' } }),
		),
		shop.test.database.inTenant(shop.demo.id, (sql) =>
			queueMail(sql, shop.demo.id, { to, template: resetMail, language: 'de-DE', data: { link } }),
		),
	]);
	expect(await readBy('on', code)).toContain('271828');
	expect(await readBy('on', reset)).toContain('very-secret-token');
	expect(await readBy('off', code)).not.toContain('271828');
	const covered = await readBy('off', reset);
	expect(covered).not.toContain('very-secret-token');
	expect(covered).toContain('reset-password?token=…');
});
