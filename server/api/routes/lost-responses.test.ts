import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { hashOf } from '../../accounts/sessions/keys.ts';
import { type Browser, goodPassword } from '../../testing/accounts.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let email: string;
let person: Browser;
let count = 0;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await makeShop(shop.test, 'other');
});

afterAll(() => shop.close());

beforeEach(async () => {
	email = `person${++count}@example.com`;
	await shop.makeUser(email);
	person = await shop.as(email);
});

const newPassword = 'Neues-Offset-8';
const change =
	'mutation($current: String!, $next: String!) { changePassword(currentPassword: $current, newPassword: $next) }';
const leave = 'mutation($current: String!) { deleteOwnAccount(currentPassword: $current) }';
const key = 'lost-0123456789abcdef';
const given = { current: goodPassword, next: newPassword };

const send = (query: string, variables: object, under = key, browser = person) =>
	browser.graphql(query, variables, { 'x-idempotency-key': under });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const kept = () =>
	shop.rows<{ caller: string; requestHash: string; answer: string }>(
		(sql) => sql`select caller, request_hash, answer from remembered_answers where key = ${key}`,
	);

describe('a call that has ended its own session and is retried because its response was lost', () => {
	beforeEach(() => shop.rows((sql) => sql`delete from remembered_answers`));

	it('returns that the password was changed', async () => {
		expect(await send(change, given)).toEqual({ data: { changePassword: true } });
		expect(await send(change, given)).toEqual({ data: { changePassword: true } });
		expect((await shop.nobody().logIn(email, newPassword)).status).toBe(200);
	});

	it('returns that the account was deleted, and nothing stored for it leads to the person', async () => {
		expect(await send(leave, { current: goodPassword })).toEqual({ data: { deleteOwnAccount: true } });
		expect(await send(leave, { current: goodPassword })).toEqual({ data: { deleteOwnAccount: true } });
		const [row, ...others] = await kept();
		expect(others).toEqual([]);
		expect(row?.answer).toBe('{"data":{"deleteOwnAccount":true}}');
		expect(await shop.rows((sql) => sql`select from sessions where id::text = ${row?.caller ?? ''}`)).toEqual([]);
	});

	it('gets this result alone: no other call, no other key, no query, nothing without its own token', async () => {
		await send(change, given);
		expect(codeOf(await send(change, { current: newPassword, next: 'Drittes-Offset-9' }))).toBe('BAD_REQUEST');
		expect(codeOf(await send(change, given, 'another-0123456789abcdef'))).toBe('UNAUTHORIZED');
		expect(codeOf(await send('{ me { email } }', {}, 'question-0123456789abcdef'))).toBe('UNAUTHORIZED');
		const access = person.cookies.get('platen_access') ?? '';
		person.cookies.set('platen_access', `${access.slice(0, -4)}AAAA`);
		expect(codeOf(await send(change, given))).toBe('UNAUTHORIZED');
		const other = await shop.as(email, newPassword);
		expect(codeOf(await send(change, given, key, other))).toBe('PASSWORD_NOT_CHANGED');
	});

	it('is made in one shop, and another one knows nothing of it', async () => {
		await send(change, given);
		const answer = await person.ask('/service-api/graphql', {
			method: 'POST',
			host: 'other.localhost',
			headers: { 'content-type': 'application/json', 'x-idempotency-key': key },
			body: JSON.stringify({ query: change, variables: given }),
		});
		expect(codeOf(JSON.parse(answer.body))).toBe('UNAUTHORIZED');
	});

	it('does nothing, where it was not made before its session had ended', async () => {
		await send(change, given, 'earlier-0123456789abcdef');
		expect(codeOf(await send(leave, { current: newPassword }))).toBe('UNAUTHORIZED');
		expect((await shop.nobody().logIn(email, newPassword)).status).toBe(200);
	});

	it('is stored so that passwords cannot be tried without the secret of the installation', async () => {
		await send(change, given);
		const [row] = await kept();
		expect(row?.requestHash).not.toBe(hashOf(JSON.stringify({ query: change, variables: given })));
	});
});

describe('logging out', () => {
	it('returns the same result when it is retried', async () => {
		const before = new Map(person.cookies);
		expect((await person.post('logout')).json).toEqual({ status: 'ok' });
		for (const [name, value] of before) person.cookies.set(name, value);
		expect((await person.post('logout')).json).toEqual({ status: 'ok' });
		expect(person.cookies.has('platen_access')).toBe(false);
	});
});
