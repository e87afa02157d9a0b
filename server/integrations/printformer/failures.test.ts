import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
	openBrowser,
	type ShopServer,
	startShopServer,
	startTestSandbox,
	type TestSandbox,
} from '../../../sandbox/printformer/testing/sandbox.ts';
import type { PrintformerAccount } from './account.ts';
import { printformerProvider } from './client.ts';
import { PrintformerFailure, type PrintformerProblem } from './problem.ts';
import type { Patience } from './send-call.ts';
import { signToken } from './sign-token.ts';

let sandbox: TestSandbox;
let shop: ShopServer;
const logged: object[] = [];
const log = { info: (line: object) => logged.push(line) } as never;
const pdfLimits = { maxBytes: 1000, types: ['application/pdf'] };
const quick: Partial<Patience> = { firstPauseMs: 5, longestPauseMs: 1500, callMs: 2000 };

beforeAll(async () => {
	[sandbox, shop] = [await startTestSandbox(), await startShopServer()];
});
// Also its clock, which is ahead after some of them.
afterEach(() => sandbox.control.reset());
afterAll(async () => {
	await sandbox.end();
	await shop.close();
});

const account = (more: Partial<PrintformerAccount> = {}): PrintformerAccount => ({
	...{ baseUrl: sandbox.url, client: 'south', apiKey: 'pf-sandbox-south' },
	...more,
});
const open = (more: Partial<PrintformerAccount> = {}, patience: Partial<Patience> = {}, signal?: AbortSignal) =>
	printformerProvider({
		log,
		sandboxes: [sandbox.url, sandbox.publicUrl],
		patience: { ...quick, ...patience },
	}).open(account(more), signal);

async function problemOf(work: Promise<unknown>): Promise<PrintformerProblem> {
	const error = await work.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (error instanceof PrintformerFailure) return error.problem;
	throw new Error(`not a failure of the provider: ${error}`);
}

const newDraft = async (printformer = open()) => {
	const { identifier: user } = await printformer.createUser();
	const { hash } = await printformer.createDraft({ template: 'pfcard01', user, intent: 'customize' });
	return { user, hash };
};
const callsOf = async (path: string) => (await sandbox.control.requests()).filter((each) => each.path === path);

/** A server that answers as a test wants it to, in place of the sandbox. */
async function startOther(listener: http.RequestListener) {
	const server = http.createServer(listener);
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const provider = printformerProvider({ log, sandboxes: [url], patience: { ...quick, attempts: 1, callMs: 300 } });
	return {
		url,
		client: provider.open({ ...account(), baseUrl: url }),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
const answering = (status: number, body: string) =>
	startOther((_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));

describe('a client that is refused', () => {
	it('knows a wrong key, a key of another client and a key that no one has', async () => {
		for (const more of [{ apiKey: 'pf-sandbox-nobody' }, { apiKey: 'pf-sandbox-wrong' }, { client: 'north' }])
			expect(await problemOf(open(more).checkCredentials())).toEqual({ kind: 'credentials' });
	});

	it('sends no key of an account to a sandbox, and no key of a sandbox elsewhere', async () => {
		const before = (await sandbox.control.requests()).length;
		for (const more of [{ apiKey: 'a-real-key' }, { baseUrl: 'https://example.printformer.net' }])
			expect(() => open(more)).toThrow(expect.objectContaining({ problem: { kind: 'otherKey' } }));
		expect(await sandbox.control.requests()).toHaveLength(before);
	});

	it('gets the messages of 422 by field', async () => {
		const printformer = open();
		const { user } = await newDraft(printformer);
		expect(
			await problemOf(printformer.createDraft({ template: 'pfcard01', user, intent: 'customize', variant: 77 })),
		).toEqual({
			kind: 'refused',
			status: 422,
			message: 'The given data was invalid.',
			errors: { variant: ['The selected variant is invalid.'] },
		});
	});

	it('knows what is not there, and what the contract does not include', async () => {
		expect(await problemOf(open().readDraft('nothing'))).toEqual({ kind: 'notFound' });
		await sandbox.control.turn({ answers: { disabled: ['review'] } });
		const { user, hash } = await newDraft();
		const review = open().createReview({ draft: hash, users: [user], closeCallbackUrl: shop.url('/') });
		expect(await problemOf(review)).toEqual({
			kind: 'forbidden',
			message: 'The feature "review" is not enabled for this client.',
		});
	});

	it('names neither key nor address in its errors', async () => {
		const error = await open({ apiKey: 'pf-sandbox-wrongsecret' })
			.checkCredentials()
			.catch((reason: Error) => reason);
		expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/wrongsecret|127\.0\.0\.1/);
	});
});

describe('a client whose provider is busy', () => {
	it.each([429, 502, 503])('repeats what may be repeated after %d', async (status) => {
		const { hash } = await newDraft();
		await sandbox.control.turn({ answers: { failNext: { status, times: 3 } } });
		expect((await open().readDraft(hash)).hash).toBe(hash);
		expect((await callsOf(`/api-ext/draft/${hash}`)).map((each) => each.status)).toEqual([status, status, status, 200]);
	});

	it('gives up after four attempts and says that it may work later', async () => {
		await sandbox.control.turn({ answers: { failNext: { status: 503, times: 99 } } });
		const error = await open()
			.checkCredentials()
			.catch((reason: PrintformerFailure) => reason);
		expect(error).toMatchObject({ isPassing: true, problem: { kind: 'busy', status: 503 } });
		expect(await callsOf('/api-ext/client')).toHaveLength(4);
	});

	it('does not repeat what would be done twice', async () => {
		const { user, hash } = await newDraft();
		await sandbox.control.forgetRequests();
		await sandbox.control.turn({ answers: { failNext: { status: 429, times: 3 } } });
		const printformer = open();
		const draft = printformer.createDraft({ template: 'pfcard01', user, intent: 'customize' });
		expect(await problemOf(draft)).toMatchObject({ kind: 'busy' });
		expect(await problemOf(printformer.requestPrint([hash]))).toMatchObject({ kind: 'busy' });
		expect(await problemOf(printformer.replicateDraft(hash))).toMatchObject({ kind: 'busy' });
		expect(await sandbox.control.requests()).toHaveLength(3);
	});

	it('waits for as long as it is told to, unless that is too long', async () => {
		await sandbox.control.turn({ answers: { failNext: { status: 429, times: 1 }, retryAfter: 1 } });
		const before = Date.now();
		await open().checkCredentials();
		expect(Date.now() - before).toBeGreaterThan(950);
		await sandbox.control.forgetRequests();
		await sandbox.control.turn({ answers: { failNext: { status: 429, times: 1 }, retryAfter: 60 } });
		expect(await problemOf(open().checkCredentials())).toEqual({ kind: 'busy', status: 429, retryAfterMs: 60_000 });
		expect(await callsOf('/api-ext/client')).toHaveLength(1);
	});

	it('takes a page of maintenance in HTML for what it is, also in place of a file', async () => {
		const { hash } = await newDraft();
		await sandbox.control.turn({ answers: { maintenance: true } });
		expect(await problemOf(open().checkCredentials())).toMatchObject({ kind: 'busy', status: 503 });
		const printformer = open();
		const address = printformer.addresses.draftFile(hash, 'low-res');
		const limits = { maxBytes: 1e6, types: ['application/pdf'] };
		expect(await problemOf(printformer.download(address, limits))).toMatchObject({ kind: 'busy' });
	});

	it('ends when its caller ends, in a call and between two', async () => {
		await sandbox.control.turn({ answers: { failNext: { status: 503, times: 99 } } });
		const between = new AbortController();
		setTimeout(() => between.abort(), 100);
		const pausing = open({}, { firstPauseMs: 60_000, longestPauseMs: 60_000 }, between.signal);
		expect(await problemOf(pausing.checkCredentials())).toEqual({ kind: 'aborted' });
		await sandbox.control.turn({ answers: { failNext: { status: 503, times: 0 }, delayMs: 1500 } });
		const within = new AbortController();
		setTimeout(() => within.abort(), 100);
		expect(await problemOf(open({}, {}, within.signal).checkCredentials())).toEqual({ kind: 'aborted' });
	});
});

describe('a client whose provider does not answer', () => {
	it('repeats a change whose answer was lost, where that does no harm', async () => {
		const { user, hash } = await newDraft();
		await sandbox.control.turn({ answers: { loseNext: 1 } });
		const printformer = open();
		await printformer.deleteDraft(hash);
		await sandbox.control.turn({ answers: { loseNext: 1 } });
		await printformer.updateUser(user, { firstName: 'Ada' });
		expect((await printformer.readUser(user)).firstName).toBe('Ada');
		await sandbox.control.turn({ answers: { loseNext: 1 } });
		const made = printformer.createDraft({ template: 'pfcard01', user, intent: 'customize' });
		expect(await problemOf(made)).toMatchObject({ kind: 'unreachable' });
		expect(await callsOf('/api-ext/draft')).toHaveLength(2);
	});

	it('does not wait for ever', async () => {
		const silent = await startOther(() => undefined);
		expect(await problemOf(silent.client.checkCredentials())).toEqual({ kind: 'unreachable', reason: 'timeout' });
		await silent.close();
		expect(await problemOf(silent.client.checkCredentials())).toEqual({ kind: 'unreachable', reason: 'ECONNREFUSED' });
	});

	it.each([
		['no JSON', '<html>'],
		['no data', '{}'],
		['another shape', '{"data":{"name":7}}'],
		['a list', '[]'],
	])('refuses an answer that it does not understand: %s', async (_name, body) => {
		const other = await answering(200, body);
		expect(await problemOf(other.client.checkCredentials())).toMatchObject({ kind: 'invalidResponse' });
		await other.close();
	});

	it('tolerates fields and states that it does not know, and logs each once', async () => {
		const draft = {
			...{ draftHash: 'h', userIdentifier: 'u', templateIdentifier: 't', customAttributes: [], newField: 1 },
			...{ state: 'brand-new', setupStatus: 'half-done', variant: [], validationResults: null, apiDefaultValues: [] },
		};
		const other = await answering(200, JSON.stringify({ data: draft }));
		logged.length = 0;
		expect(await other.client.readDraft('h')).toMatchObject({ hash: 'h', setup: 'unknown', personalizations: 0 });
		await other.client.readDraft('h');
		expect(logged).toEqual([
			{ what: 'field of draft', value: 'newField' },
			{ what: 'state of a draft', value: 'brand-new' },
			{ what: 'setupStatus', value: 'half-done' },
		]);
		await other.close();
		const job = { processingId: 'p', draftStates: [{ draftId: 'h', state: 'queued-twice', message: 'soon' }] };
		const printing = await answering(200, JSON.stringify(job));
		expect(await printing.client.readPrintJob('p')).toEqual({
			id: 'p',
			drafts: [{ hash: 'h', state: 'waiting', message: 'soon' }],
		});
		await printing.close();
	});
});

describe('a file that is not what it should be', () => {
	const readAll = async (other: Awaited<ReturnType<typeof startOther>>) => {
		const { chunks } = await other.client.download(other.client.addresses.draftFile('h', 'print'), pdfLimits);
		for await (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0);
	};
	const type = { 'content-type': 'application/pdf; charset=binary' };

	it('is not even begun when it says that it is too large', async () => {
		const other = await startOther((_request, response) =>
			response.writeHead(200, { ...type, 'content-length': '100000' }).write('%PDF-'),
		);
		const file = other.client.download(other.client.addresses.draftFile('h', 'print'), pdfLimits);
		expect(await problemOf(file)).toEqual({ kind: 'tooLarge', maxBytes: 1000 });
		await other.close();
	});

	it('is broken off when it turns out to be', async () => {
		const other = await startOther((_request, response) => {
			response.writeHead(200, type);
			const more = () => response.write('x'.repeat(600), () => !response.destroyed && more());
			more();
		});
		expect(await problemOf(readAll(other))).toEqual({ kind: 'tooLarge', maxBytes: 1000 });
		await other.close();
	});

	it('fails when it ends too early', async () => {
		const other = await startOther((request, response) => {
			response.writeHead(200, { ...type, 'content-length': '500' }).write('%PDF-');
			setTimeout(() => request.socket.destroy(), 50);
		});
		expect(await problemOf(readAll(other))).toMatchObject({ kind: 'unreachable' });
		await other.close();
	});
});

describe('a print file that is slow or fails', () => {
	it('is waiting, then working, then made', async () => {
		const printformer = open();
		const { hash } = await newDraft(printformer);
		await sandbox.control.turn({ processing: { delayMs: 60_000, pendingMessage: 'In the queue' } });
		const id = await printformer.requestPrint([hash], shop.url('/slow'));
		const state = async () => (await printformer.readPrintJob(id)).drafts[0];
		expect(await state()).toEqual({ hash, state: 'waiting', message: 'In the queue' });
		await sandbox.control.advance(31);
		expect(await state()).toEqual({ hash, state: 'working', message: null });
		await sandbox.control.advance(31);
		expect(await state()).toEqual({ hash, state: 'made', message: null });
		await sandbox.control.quiet();
		expect(shop.received.filter(({ path }) => path === '/slow')).toHaveLength(2);
	});

	it('fails with a message, and can be ordered again after the draft was changed', async () => {
		const printformer = open();
		const { hash } = await newDraft(printformer);
		await sandbox.control.turn({ processing: { failNext: 1, failMessage: 'A font is missing' } });
		const id = await printformer.requestPrint([hash]);
		await sandbox.control.quiet();
		expect((await printformer.readPrintJob(id)).drafts).toEqual([
			{ hash, state: 'failed', message: 'A font is missing' },
		]);
		await printformer.updateDraft(hash, { defaultValues: { name: 'Another' } });
		const again = await printformer.requestPrint([hash]);
		await sandbox.control.quiet();
		expect((await printformer.readPrintJob(again)).drafts[0]?.state).toBe('made');
		await sandbox.control.turn({ processing: { failEvery: 1 } });
		const third = await printformer.requestPrint([hash]);
		await sandbox.control.quiet();
		expect((await printformer.readPrintJob(third)).drafts[0]?.state).toBe('failed');
	});

	it('may be notified of never, or twice', async () => {
		const printformer = open();
		const order = async (path: string) => {
			const id = await printformer.requestPrint([(await newDraft(printformer)).hash], shop.url(path));
			await sandbox.control.quiet();
			expect((await printformer.readPrintJob(id)).drafts[0]?.state).toBe('made');
			return shop.received.filter((each) => each.path === path).length;
		};
		await sandbox.control.turn({ callbacks: { loseNext: 1 } });
		expect(await order('/lost')).toBe(0);
		await sandbox.control.turn({ callbacks: { duplicates: 2, delayMs: 20 } });
		expect(await order('/thrice')).toBe(3);
		await sandbox.control.turn({ callbacks: { duplicates: 0, loseEvery: 1 } });
		expect(await order('/never')).toBe(0);
		expect((await sandbox.control.callbacks()).filter(({ state }) => state === 'lost')).toHaveLength(2);
	});
});

describe('tokens', () => {
	it('open a page once, and a file for a while, at its own path only', async () => {
		const printformer = open();
		const { user, hash } = await newDraft(printformer);
		const page = printformer.addresses.editor({ draft: hash, user, callback: 'https://shop.example/' });
		expect((await openBrowser(sandbox.url).visit(page)).status).toBe(302);
		expect((await openBrowser(sandbox.url).visit(page)).status).toBe(401);
		const file = printformer.addresses.draftFile(hash, 'low-res');
		const statusOf = async (address: string) => (await fetch(address)).status;
		expect([await statusOf(file), await statusOf(file)]).toEqual([200, 200]);
		expect(await statusOf(file.replace('/low-res', '/image'))).toBe(401);
		expect(await statusOf(file.replace(hash, (await newDraft(printformer)).hash))).toBe(401);
		await sandbox.control.advance(400);
		expect(await statusOf(file)).toBe(401);
	});

	it('that were tampered with, or signed by another key, open nothing', async () => {
		const printformer = open();
		const { user, hash } = await newDraft(printformer);
		const path = `/api-ext/files/draft/${hash}/low-res`;
		const signing = { isSingleUse: false, lifetime: 9999 };
		const statusOf = async (token: string) =>
			(await fetch(`${sandbox.url}${path}?jwt=${token}`, { redirect: 'manual' })).status;
		const good = signToken({ client: 'south', urlPath: path }, { ...signing, apiKey: 'pf-sandbox-south' });
		const [head = '', payload = '', signature = ''] = good.split('.');
		const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
		const forged = Buffer.from(JSON.stringify({ ...claims, client: 'north' })).toString('base64url');
		expect(await statusOf(good)).toBe(302);
		expect(await statusOf(`${head}.${forged}.${signature}`)).toBe(401);
		expect(await statusOf(signToken({ client: 'south', urlPath: path }, { ...signing, apiKey: 'other' }))).toBe(401);
		const stranger = (await printformer.createUser()).identifier;
		const token = (of: string) =>
			signToken({ client: 'south', urlPath: path, user: of }, { ...signing, apiKey: 'pf-sandbox-south' });
		expect([await statusOf(token(user)), await statusOf(token(stranger))]).toEqual([302, 403]);
	});

	it('lead to an address of a file that runs out', async () => {
		const printformer = open();
		const { hash } = await newDraft(printformer);
		const { headers } = await fetch(printformer.addresses.draftFile(hash, 'low-res'), { redirect: 'manual' });
		const location = headers.get('location') ?? '';
		expect((await fetch(location)).status).toBe(200);
		await sandbox.control.advance(61);
		expect((await fetch(location)).status).toBe(403);
		await sandbox.control.turn({ files: { volatile: true } });
		const bytes = async () =>
			Buffer.from(await (await fetch(printformer.addresses.draftFile(hash, 'low-res'))).arrayBuffer());
		const first = await bytes();
		await new Promise((resolve) => setTimeout(resolve, 1100));
		expect((await bytes()).equals(first)).toBe(false);
	});
});

describe('a base URL that an administrator has typed', () => {
	it.each([
		'http://printformer.example',
		'https://printformer.example:8443',
		'https://user:pass@printformer.example',
		'https://printformer.example/path',
		'https://printformer.example?x=1',
		'ftp://printformer.example',
		'printformer.example',
		'http://127.0.0.1:1',
		'http://localhost',
		'https://127.0.0.1',
		'https://10.0.0.1',
		'https://[::1]',
		'https://169.254.169.254',
		'https://localhost',
		'https://shop.localhost',
		'',
	])('is refused before anything is called: %s', (baseUrl) => {
		expect(() => open({ baseUrl, apiKey: 'a-real-key' })).toThrow(PrintformerFailure);
	});

	it('may be the sandbox where that came along, and no other port of the same machine', async () => {
		await expect(open().checkCredentials()).resolves.toBeDefined();
		const elsewhere = printformerProvider({ log, sandboxes: ['http://127.0.0.1:1'] });
		expect(() => elsewhere.open(account())).toThrow(PrintformerFailure);
		expect(() => printformerProvider({ log }).open(account())).toThrow(PrintformerFailure);
	});

	it('gets no key sent on by a redirect, and no file from inside', async () => {
		const asked: http.IncomingHttpHeaders[] = [];
		const inner = http.createServer((request, response) => {
			asked.push(request.headers);
			response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-');
		});
		await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
		const inside = `http://127.0.0.1:${(inner.address() as AddressInfo).port}/secret`;
		let location = inside;
		const other = await startOther((_request, response) => response.writeHead(302, { location }).end());
		expect(await problemOf(other.client.checkCredentials())).toMatchObject({ kind: 'refused', status: 302 });
		const address = other.client.addresses.draftFile('h', 'print');
		for (location of [
			inside,
			'http://example.com/a.pdf',
			'https://example.com:8443/a.pdf',
			'https://a@example.com/',
			'file:///etc',
		])
			expect([location, await problemOf(other.client.download(address, pdfLimits))]).toEqual([
				location,
				{ kind: 'address' },
			]);
		expect(asked).toEqual([]);
		inner.close();
		await other.close();
	});
});
