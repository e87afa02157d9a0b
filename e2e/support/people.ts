// People in browser tests: who is signed in, accounts of their own, and what they find in their mails.
import type { BrowserContext } from '@playwright/test';
import { knownPassword } from '../../demo/data/accounts.ts';
import type { ServerProcess } from '../../server/testing/server-process.ts';
import { expect } from './shop.ts';

const place = '/service-api/mails';

const unescaped = (html: string) =>
	html
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&amp;', '&');

/** The text of the latest mail to this address that has something in it; waits for it. */
export async function findMail(server: ServerProcess, shop: string, to: string, wanted: RegExp): Promise<string> {
	const token = /mails\?token=([\w-]+)/.exec(server.output())?.[1] ?? '';
	const host = `${shop}.localhost`;
	const page = async (path: string) => unescaped((await server.ask(`${path}?token=${token}`, { host })).body);
	let found: string | undefined;
	await expect
		.poll(
			async () => {
				const list = await page(place);
				const entries = [...list.matchAll(/<li><a href="[^"]*\/([0-9a-f-]{36})\?[^>]*>.*?<\/li>/gs)];
				const ids = entries.filter(([entry]) => entry.includes(to)).map(([, id = '']) => id);
				for (const id of ids) {
					found = wanted.exec(/<pre[^>]*>(.*)<\/pre>/s.exec(await page(`${place}/${id}`))?.[1] ?? '')?.[0];
					if (found) return true;
				}
				return false;
			},
			{ intervals: [100], timeout: 10_000 },
		)
		.toBe(true);
	return found ?? '';
}

export const password = 'Segelboot-77!';

/** A user who has signed up and confirmed the address. */
export async function makeAccount(server: ServerProcess, shop: string, email: string): Promise<void> {
	const host = `${shop}.localhost`;
	const ask = async (query: string, variables: object) => {
		const { body } = await server.ask('/service-api/graphql', {
			host,
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ query, variables }),
		});
		expect(JSON.parse(body).errors).toBeUndefined();
	};
	const values = [
		{ fieldName: 'firstName', value: 'Ada' },
		{ fieldName: 'surname', value: 'Holm' },
	];
	await ask(
		'mutation ($email: String!, $password: String!, $values: [FieldValueInput!]) { signUp(email: $email, password: $password, values: $values) }',
		{ email, password, values },
	);
	const link = new URL(await findMail(server, shop, email, /http\S+confirm-email\?token=\S+/));
	await ask('mutation ($token: String!) { confirmEmail(token: $token) }', { token: link.searchParams.get('token') });
}

/** @returns the lines of the cookies of a user who has signed in */
async function logIn(server: ServerProcess, shop: string, login: string, secret: string): Promise<string[]> {
	const answer = await server.ask('/service-api/auth/login', {
		host: `${shop}.localhost`,
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ login, password: secret }),
	});
	expect(JSON.parse(answer.body)).toMatchObject({ status: 'ok' });
	return answer.headers['set-cookie'] ?? [];
}

/** Signs in without the screen, for tests of what comes after it. */
export async function signIn(
	context: BrowserContext,
	server: ServerProcess,
	shop: string,
	login: string,
	secret = knownPassword,
): Promise<void> {
	const domain = `${shop}.localhost`;
	const cookies = (await logIn(server, shop, login, secret)).map((line) => {
		const [, name = '', value = '', path = '/'] = /^([^=]+)=([^;]*); Path=([^;]+)/.exec(line) ?? [];
		return { name, value, path, domain };
	});
	await context.addCookies(cookies);
}

/** Changes English texts of a shop as its translator does, in another browser. */
export async function changeTexts(server: ServerProcess, shop: string, words: Record<string, string>): Promise<void> {
	const cookies = await logIn(server, shop, 'translator', knownPassword);
	const { body } = await server.ask('/service-api/graphql', {
		host: `${shop}.localhost`,
		method: 'POST',
		headers: { 'content-type': 'application/json', cookie: cookies.map((line) => line.split(';')[0]).join('; ') },
		body: JSON.stringify({
			query: 'mutation ($changes: [TextChangeInput!]!) { changeTexts(changes: $changes) { faults { fault } } }',
			variables: { changes: Object.entries(words).map(([key, text]) => ({ key, languageCode: 'en-GB', text })) },
		}),
	});
	expect(JSON.parse(body)).toEqual({ data: { changeTexts: { faults: [] } } });
}
