// The links in mails of the newsletter, in a real browser: their pages hold a secret in the address, and it decides what origin their forms name.
import { findMail } from './support/people.ts';
import { expect, openQuickly, test } from './support/shop.ts';

test('a newsletter is confirmed and ended in a browser, by the links in its mails', async ({
	page,
	server,
	addressOf,
}) => {
	const email = 'lena.brief@example.com';
	const subscribe = async () => {
		const query =
			'mutation ($email: String!) { subscribeNewsletter(email: $email, language: "en-GB", page: "/newsletter") }';
		const headers = { 'content-type': 'application/json' };
		const body = JSON.stringify({ query, variables: { email } });
		const asked = await server.ask('/service-api/graphql', { host: 'demo.localhost', method: 'POST', headers, body });
		expect(JSON.parse(asked.body).errors).toBeUndefined();
	};
	const follow = async (link: RegExp) => {
		const found = await findMail(server, 'demo', email, link);
		await openQuickly(page, `${addressOf('demo')}${new URL(found).pathname}${new URL(found).search}`);
	};
	await subscribe();
	await follow(/http\S*\/newsletter\/confirm\?token=[\w-]+/);
	await page.getByRole('button', { name: 'Confirm subscription' }).click();
	await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
	await subscribe();
	await follow(/http\S*\/newsletter\/unsubscribe\?token=[\w-]+/);
	await page.getByRole('button', { name: 'Save preferences' }).click();
	await expect(page.getByText('Your choice has been saved.')).toBeVisible();
	await page.getByRole('button', { name: 'Unsubscribe' }).click();
	await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});
