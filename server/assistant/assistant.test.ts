import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { chatMessagesPerDay } from '../../rules/assistant/tasks.ts';
import { newId } from '../../rules/ids.ts';
import { type AssistantSandbox, startAssistantSandbox } from '../../sandbox/assistant/server.ts';
import { writeText } from '../../sandbox/assistant/texts.ts';
import { assistantProvider } from '../integrations/assistant/chat-completions.ts';
import type { RunningJobs } from '../jobs/start-jobs.ts';
import type { Browser } from '../testing/accounts.ts';
import { runJobs } from '../testing/jobs.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { assistantOfPerson } from './assistant-of-person.ts';
import { forgetConversationsJob } from './forget-job.ts';

const quick = { firstDelayMs: 0, tokenDelayMs: 0 };

let sandbox: AssistantSandbox;
let shop: Shop;
let jobs: RunningJobs;
let ada: Browser;
let edda: Browser;

beforeAll(async () => {
	sandbox = await startAssistantSandbox(quick);
	const assistant = assistantProvider({ installation: undefined, sandboxUrl: sandbox.url });
	shop = await startShop(inject('cluster'), undefined, { assistant, personParts: [assistantOfPerson] });
	jobs = runJobs(shop.test, [forgetConversationsJob]);
	await shop.makeUser('edda@example.com', { role: { name: 'editor', access: ['mContent', 'qContent'] } });
	await shop.makeUser('paul@example.com', { role: { name: 'products', access: ['mProd', 'qProd'] } });
	await shop.makeUser('nora@example.com', { role: { name: 'orders', access: ['mOrder', 'qOrder'] } });
	ada = await shop.as('ada@example.com');
	edda = await shop.as('edda@example.com');
});

afterAll(async () => {
	await jobs.close(5000);
	await shop.close();
	await sandbox.close();
});

beforeEach(async () => {
	Object.assign(sandbox, { ...quick, failWith: undefined, cutAfter: undefined, calls: [], abandoned: 0 });
	sandbox.write = ({ messages }) => writeText(messages);
	await shop.rows(async (sql) => {
		await sql`delete from assistant_conversations`;
		await sql`delete from assistant_usage`;
		return [];
	});
});

interface Event {
	event: string;
	data: Record<string, unknown>;
}

const eventsIn = (body: string): Event[] =>
	body
		.split('\n\n')
		.filter((block) => block.startsWith('event: '))
		.map((block) => {
			const [event = '', data = ''] = block.split('\n');
			return { event: event.slice(7), data: JSON.parse(data.slice(6)) };
		});

const options = (body: object, headers: Record<string, string> = {}) => ({
	method: 'POST',
	headers: { 'content-type': 'application/json', ...headers },
	body: JSON.stringify(body),
});

async function write(who: Browser, body: object) {
	const response = await who.ask('/service-api/assistant', options(body));
	const events = eventsIn(response.body);
	const text = events.flatMap(({ event, data }) => (event === 'delta' ? [data.text] : [])).join('');
	return { ...response, events, text, last: events.at(-1) };
}

const codeOf = async (who: Browser, body: object) => {
	const { status, body: text } = await who.ask('/service-api/assistant', options(body));
	return status === 200 ? 'OK' : JSON.parse(text).code;
};

const said = (text: string, conversation = newId(), id = newId()) => ({
	task: 'chat',
	language: 'en-GB',
	conversation,
	message: { id, text },
});

const shorten = { task: 'shorten', language: 'en-GB', text: 'One sentence. Another one. A third one. The last.' };

const messagesOf = async (who: Browser, id: string) =>
	(
		await who.resultOf('query($id: ID!) { assistantConversation(id: $id) { messages { author content state } } }', {
			id,
		})
	).messages;

const messagesLeft = async () =>
	(await edda.resultOf('{ assistantAvailability { isAvailable isSandbox messagesLeft } }')).messagesLeft;

describe('a conversation', () => {
	it('goes on with what was said before, and is there again later', async () => {
		const conversation = newId();
		const first = await write(edda, said('Hello', conversation));
		expect(first.headers['content-type']).toBe('text/event-stream; charset=utf-8');
		expect(first.headers['x-accel-buffering']).toBe('no');
		expect(first.headers['cache-control']).toBe('no-store, no-transform');
		expect(first.text).toMatch(/^Hello! I help you/);
		expect(first.last).toMatchObject({ event: 'done', data: { isCut: false, messagesLeft: chatMessagesPerDay - 1 } });
		await write(edda, said('A newsletter, please', conversation));
		const [system, ...rest] = sandbox.calls.at(-1)?.messages ?? [];
		expect(system?.content).toContain('"Druckwerk"');
		expect(rest.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
		const messages = await messagesOf(edda, conversation);
		expect(messages).toHaveLength(4);
		expect(messages[1]).toEqual({ author: 'assistant', content: first.text, state: 'complete' });
		const list = '{ assistantConversations { total items { id title } } }';
		expect(await edda.resultOf(list)).toEqual({ total: 1, items: [{ id: conversation, title: 'Hello' }] });
	});

	it('is nobody else’s', async () => {
		const conversation = newId();
		await write(edda, said('Hello', conversation));
		expect(await codeOf(ada, said('And me?', conversation))).toBe('NOT_FOUND');
		const one = 'query($id: ID!) { assistantConversation(id: $id) { id } }';
		expect(await ada.resultOf(one, { id: conversation })).toEqual({ refused: 'NOT_FOUND' });
		const remove = 'mutation($id: ID!) { deleteAssistantConversation(id: $id) }';
		expect(await ada.resultOf(remove, { id: conversation })).toBe(false);
		expect(await edda.resultOf(remove, { id: conversation })).toBe(true);
		expect(await edda.resultOf('{ assistantConversations { total } }')).toEqual({ total: 0 });
	});

	it('has a message once, however often it is sent', async () => {
		const message = said('Hello');
		await write(edda, message);
		await write(edda, message);
		expect(await messagesOf(edda, message.conversation)).toHaveLength(2);
	});

	it('keeps what had come when the provider breaks off, and can be tried again', async () => {
		sandbox.cutAfter = 3;
		const message = said('Hello');
		const { last, text } = await write(edda, message);
		expect([last?.event, last?.data.code]).toEqual(['error', 'cut']);
		expect((await messagesOf(edda, message.conversation))[1]).toEqual({
			author: 'assistant',
			content: text,
			state: 'failed',
		});
		sandbox.cutAfter = undefined;
		await write(edda, message);
		expect((await messagesOf(edda, message.conversation)).map(({ state }: { state: string }) => state)).toEqual([
			'complete',
			'complete',
		]);
	});

	it('leaves the provider when the browser goes away, and keeps what had come', async () => {
		Object.assign(sandbox, { tokenDelayMs: 20 });
		sandbox.write = () => 'word '.repeat(400);
		const message = said('A long one');
		const cookie = [...edda.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const headers = { host: 'demo.localhost', cookie, 'content-type': 'application/json' };
		const call = http.request({ port: shop.app.port, path: '/service-api/assistant', method: 'POST', headers });
		call.on('error', () => undefined);
		call.on('response', (response) => response.once('data', () => response.once('data', () => call.destroy())));
		call.end(JSON.stringify(message));
		await expect.poll(() => sandbox.abandoned, { timeout: 5000 }).toBe(1);
		await expect
			.poll(async () => (await messagesOf(edda, message.conversation))[1]?.state, { timeout: 5000 })
			.toBe('stopped');
	});

	it('is forgotten half a year after the last message', async () => {
		const [old, young] = [newId(), newId()];
		await write(edda, said('Hello', old));
		await write(edda, said('Hello', young));
		await shop.rows(
			(sql) => sql`update assistant_conversations set updated_at = now() - interval '181 days' where id = ${old}`,
		);
		await shop.test.owner`select jobs.make_queue('assistant.forget')`.catch(() => undefined);
		await forgetConversationsJob.run({
			tenantId: shop.demo.id,
			inTenant: (work: Parameters<typeof shop.rows>[0]) => shop.test.database.inTenant(shop.demo.id, work),
		} as never);
		const { items } = await edda.resultOf('{ assistantConversations { items { id } } }');
		expect(items).toEqual([{ id: young }]);
	});

	it('goes with the person, and is handed over to them', async () => {
		await write(edda, said('Hello'));
		const [user] = await shop.rows<{ id: string }>((sql) => sql`select id from users where email = 'edda@example.com'`);
		const person = { id: user?.id ?? '', email: 'edda@example.com' };
		const [exported] = await shop.rows<{ conversations: { messages: { content: string }[] }[] }>(async (sql) => [
			await assistantOfPerson.exportPart(sql, shop.demo.id, person),
		]);
		expect(exported?.conversations[0]?.messages[0]?.content).toBe('Hello');
		await shop.rows(async (sql) => {
			await assistantOfPerson.erasePart(sql, shop.demo.id, person);
			return [];
		});
		const left = await shop.rows((sql) => sql`select id from assistant_messages`);
		expect(left).toEqual([]);
	});
});

describe('a text for a field', () => {
	it('is written by what the user wants', async () => {
		const { text, last } = await write(edda, shorten);
		expect(text).toBe('One sentence. Another one.');
		expect(last?.event).toBe('done');
	});

	it('is sent without what leads to a person, and comes back with it', async () => {
		const { text } = await write(edda, {
			...shorten,
			text: 'Write to info@print.example or call +49 461 1234567. The rest goes. And this. Too.',
		});
		expect(JSON.stringify(sandbox.calls.at(-1))).not.toMatch(/print\.example|1234567/);
		expect(text).toContain('info@print.example or call +49 461 1234567');
	});

	it('needs a prompt where there is no text', async () => {
		expect(await codeOf(edda, { ...shorten, text: ' ' })).toBe('VALIDATION');
		expect(await codeOf(edda, { ...shorten, task: 'write', prompt: '' })).toBe('VALIDATION');
		expect(await codeOf(edda, { ...shorten, language: 'xx; drop' })).toBe('VALIDATION');
		expect(await codeOf(edda, { ...shorten, task: 'unknown' })).toBe('VALIDATION');
		expect(await codeOf(edda, { ...shorten, text: 'x'.repeat(12_001) })).toBe('VALIDATION');
		expect(sandbox.calls).toEqual([]);
	});
});

describe('the assistant', () => {
	it('writes for those who edit pages or products, and talks with those who edit pages', async () => {
		const paul = await shop.as('paul@example.com');
		const nora = await shop.as('nora@example.com');
		expect(await codeOf(paul, shorten)).toBe('OK');
		expect(await codeOf(paul, said('Hello'))).toBe('FORBIDDEN');
		expect(await codeOf(nora, shorten)).toBe('FORBIDDEN');
		expect(await codeOf(shop.nobody(), shorten)).toBe('UNAUTHORIZED');
	});

	it('takes no calls of another site', async () => {
		const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
		const { status } = await edda.ask('/service-api/assistant', options(shorten, headers));
		expect(status).toBe(403);
	});

	it('counts messages in the database, also those of the same moment', async () => {
		await shop.rows(
			(sql) => sql`
				insert into assistant_usage (tenant_id, user_id, day, chat_messages)
				select ${shop.demo.id}::uuid, id, (now() at time zone 'Europe/Berlin')::date, ${chatMessagesPerDay - 2} from users
				where email = 'edda@example.com'`,
		);
		const codes = [];
		for (let count = 0; count < 2; count++)
			codes.push(...(await Promise.all([codeOf(edda, said('Hello')), codeOf(edda, said('Hello'))])));
		expect(codes.filter((code) => code === 'OK')).toHaveLength(2);
		expect(codes.filter((code) => code === 'ASSISTANT_DAY_LIMIT')).toHaveLength(2);
		expect(await messagesLeft()).toBe(0);
		expect(await codeOf(edda, shorten)).toBe('OK');
	});

	it('does not count a message that nothing came of', async () => {
		sandbox.failWith = 401;
		const { last } = await write(edda, said('Hello'));
		expect(last).toEqual({ event: 'error', data: { code: 'key', messagesLeft: chatMessagesPerDay } });
	});

	it('writes at most three texts at the same time for one user', async () => {
		Object.assign(sandbox, { firstDelayMs: 300 });
		const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(edda, shorten)));
		expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
		await sleep(10);
		expect(await codeOf(edda, shorten)).toBe('OK');
	});

	it('is away where the shop has switched it off', async () => {
		const save = 'mutation($settings: AssistantInput!) { saveAssistant(settings: $settings) { enabled connection } }';
		const settings = { enabled: false, baseUrl: '', model: '' };
		expect(await ada.resultOf(save, { settings })).toEqual({ enabled: false, connection: 'sandbox' });
		expect(await codeOf(edda, shorten)).toBe('ASSISTANT_UNAVAILABLE');
		expect((await edda.resultOf('{ assistantAvailability { isAvailable } }')).isAvailable).toBe(false);
		await ada.resultOf(save, { settings: { ...settings, enabled: true } });
	});

	it('takes only base URLs of the public net, and says what a test call has resulted in', async () => {
		const save = 'mutation($settings: AssistantInput!) { saveAssistant(settings: $settings) { revision } }';
		for (const baseUrl of ['https://127.0.0.1/v1', 'https://localhost/v1'])
			expect(await ada.resultOf(save, { settings: { enabled: true, baseUrl, model: 'm' } })).toEqual({
				refused: 'ASSISTANT_ADDRESS_INVALID',
			});
		const test = 'mutation { testAssistant { text problem models } }';
		expect(await ada.resultOf(test)).toEqual({
			text: 'Hello!',
			problem: null,
			models: ['sandbox-writer', 'sandbox-writer-small'],
		});
		sandbox.failWith = 401;
		expect(await ada.resultOf(test)).toEqual({ text: null, problem: 'key', models: [] });
	});

	it('writes down what it has used', async () => {
		await write(edda, said('Hello'));
		await write(edda, shorten);
		const { usage } = await ada.resultOf('{ assistant { usage { chatMessages prompts tokens } } }');
		expect(usage).toMatchObject({ chatMessages: 1, prompts: 1 });
		expect(usage.tokens).toBeGreaterThan(50);
	});
});
