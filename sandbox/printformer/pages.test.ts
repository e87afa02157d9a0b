import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, startTestSandbox, type TestSandbox, tokenFor } from './testing/sandbox.ts';

const client = 'pages';
const key = `pf-sandbox-${client}`;
let sandbox: TestSandbox;
let user: string;

beforeAll(async () => {
	sandbox = await startTestSandbox();
	user = (await post('user', {})).identifier ?? '';
});
afterAll(() => sandbox.end());

async function post(path: string, body: object): Promise<Record<string, string>> {
	const response = await fetch(`${sandbox.url}/api-ext/${path}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
		body: JSON.stringify(body),
	});
	const answered = (await response.json()) as { data?: Record<string, string> };
	return answered.data ?? (answered as Record<string, string>);
}

const newDraft = async (template = 'pfcard01', intent = 'customize', more: object = {}) =>
	(await post('draft', { templateIdentifier: template, user_identifier: user, intent, ...more })).draftHash ?? '';
const storedDraft = async (hash: string) =>
	(await sandbox.control.drafts()).find(({ draftHash }) => draftHash === hash);

const base64 = (text: string) => Buffer.from(text).toString('base64');
const shop = (path: string) => `https://shop.example${path}`;
let jtis = 0;
const jti = () => `jti${String(jtis++).padStart(13, '0')}`;

function editorPath(hash: string, callbacks: Record<string, string>, more = '') {
	const query = new URLSearchParams(
		Object.fromEntries(Object.entries(callbacks).map(([name, url]) => [name, base64(url)])),
	);
	return `/editor/${hash}?${query}${more}`;
}
const authAddress = (path: string, claims: object = {}, header: object = { jti: jti() }, secret = key) =>
	`${sandbox.url}/auth?jwt=${tokenFor(secret, { client, user, redirect: `${sandbox.url}${path}`, ...claims }, { ...header })}`;

const makePdf = async (pages: number): Promise<Blob> => {
	const document = new PDFDocument({ autoFirstPage: false });
	const chunks: Buffer[] = [];
	document.on('data', (chunk: Buffer) => chunks.push(chunk));
	const ended = new Promise((resolve) => document.on('end', resolve));
	for (let page = 0; page < pages; page++) document.addPage({ size: 'A6' });
	document.end();
	await ended;
	return new Blob([new Uint8Array(Buffer.concat(chunks))], { type: 'application/pdf' });
};

describe('the way into the editor', () => {
	it('is a chain of redirects that ends at the page, in the language of the address', async () => {
		const path = editorPath(await newDraft(), { callback: shop('/done') }, '&locale=de');
		const browser = openBrowser(sandbox.url);
		const first = await browser.visit(authAddress(path));
		expect([first.status, first.location]).toEqual([302, path]);
		const { status, html } = await browser.visit(first.location ?? '');
		expect(status).toBe(200);
		expect(html).toContain('<html lang="de">');
		expect(html).not.toContain('<script');
		for (const label of ['Name', 'Firma', 'Telefon'])
			expect(html).toMatch(new RegExp(`<label for="[\\w-]+">${label}<`));
	});

	it('is open once for each token', async () => {
		const address = authAddress(editorPath(await newDraft(), { callback: shop('/') }));
		expect((await openBrowser(sandbox.url).visit(address)).status).toBe(302);
		const again = await openBrowser(sandbox.url).visit(address);
		expect([again.status, again.html]).toEqual([401, expect.stringContaining('used already')]);
	});

	it('is closed to tokens that were tampered with, are out of date, or are not for it', async () => {
		const path = editorPath(await newDraft(), { callback: shop('/') });
		const now = Math.floor(Date.now() / 1000);
		const good = authAddress(path, { iss: 'a demo', unknown: { claims: 'are ignored' }, exp: now + 600_000 });
		const [before, token = ''] = good.split('jwt=');
		const [head, , signature] = token.split('.');
		const forged = Buffer.from(JSON.stringify({ client, user: 'another', iat: now })).toString('base64url');
		const refused = {
			tampered: [`${before}jwt=${head}.${forged}.${signature}`, 401],
			otherKey: [authAddress(path, {}, { jti: jti() }, 'pf-sandbox-other'), 401],
			none: [authAddress(path, {}, { alg: 'none', jti: jti() }), 401],
			withoutJti: [authAddress(path, {}, {}), 401],
			expired: [authAddress(path, { exp: now - 1 }), 401],
			milliseconds: [authAddress(path, { iat: Date.now() }), 401],
			withoutIat: [authAddress(path, { iat: undefined }), 401],
			nobody: [authAddress(path, { user: 'nobody' }), 401],
			elsewhere: [authAddress(path, { redirect: 'https://evil.example/editor/x' }), 422],
			noPage: [authAddress(path, { redirect: `${sandbox.url}/api-ext/client` }), 422],
			malformed: [`${sandbox.url}/auth?jwt=x`, 401],
		} as const;
		for (const [name, [address, status]] of Object.entries(refused))
			expect([name, (await openBrowser(sandbox.url).visit(address)).status]).toEqual([name, status]);
		expect((await openBrowser(sandbox.url).visit(good)).status).toBe(302);
	});

	it('leads nobody to the draft of another user, nor without a visit', async () => {
		const hash = await newDraft();
		expect((await openBrowser(sandbox.url).visit(`/editor/${hash}`)).status).toBe(401);
		const other = (await post('user', {})).identifier;
		const entered = await openBrowser(sandbox.url).enter(authAddress(`/editor/${hash}`, { user: other }));
		expect(entered.status).toBe(403);
	});
});

describe('the editor without JavaScript', () => {
	const callbacks = { callback: shop('/saved'), callback_cancel: shop('/canceled'), callback_halt: shop('/halted') };
	const enter = async (hash: string, given: Record<string, string> = callbacks) => {
		const browser = openBrowser(sandbox.url);
		const shown = await browser.enter(authAddress(editorPath(hash, given)));
		return { ...browser, shown };
	};

	it('saves, interrupts and cancels, and returns by the callback of each', async () => {
		const hash = await newDraft();
		const { submit } = await enter(hash);
		expect(await submit({ action: 'cancel', 'key-name': 'Nobody' })).toMatchObject({
			status: 303,
			location: shop('/canceled'),
		});
		expect((await storedDraft(hash))?.values.name).toBe('Anna Beispiel');
		expect(await submit({ action: 'halt', 'key-name': 'Half' })).toMatchObject({ location: shop('/halted') });
		expect(await storedDraft(hash)).toMatchObject({ state: 'init', values: { name: 'Half' } });
		expect(await submit({ action: 'save', 'key-name': 'Whole', variant: '2' })).toMatchObject({
			location: shop('/saved'),
		});
		expect(await storedDraft(hash)).toMatchObject({ state: 'saved', values: { name: 'Whole' }, variant: { id: 2 } });
	});

	it('offers the variants that the shop has chosen, and takes no other', async () => {
		const hash = await newDraft('pfcard01', 'customize', { availableVariants: [2] });
		const { shown, submit } = await enter(hash);
		expect(shown.html).toContain('Naturpapier');
		expect(shown.html).not.toContain('Weiß');
		await submit({ action: 'save', 'key-name': 'Whole', variant: '1' });
		expect(await storedDraft(hash)).toMatchObject({ variant: { id: null } });
	});

	it('falls back from halt to cancel, and from cancel to the callback', async () => {
		const hash = await newDraft();
		const plain = await enter(hash, { callback: shop('/saved') });
		expect((await plain.submit({ action: 'cancel' })).location).toBe(shop('/saved'));
		const two = await enter(hash, { callback: shop('/saved'), callback_cancel: shop('/canceled') });
		expect((await two.submit({ action: 'halt', 'key-name': 'x' })).location).toBe(shop('/canceled'));
		const none = await enter(hash, { callback: 'javascript:alert(1)' });
		expect((await none.submit({ action: 'save', 'key-name': 'x' })).status).toBe(200);
	});

	it('says beside the field what is wrong with it', async () => {
		const hash = await newDraft();
		const { submit } = await enter(hash);
		const { status, html } = await submit({ action: 'save', 'key-name': ' ', 'key-phone': 'x'.repeat(201) });
		expect(status).toBe(422);
		expect(html).toMatch(/name="key-name" aria-invalid="true" aria-describedby="key-name-wrong"/);
		expect(html).toMatch(/id="key-phone-wrong">This text has more than 200 characters/);
		expect((await storedDraft(hash))?.state).toBe('init');
	});

	it('previews, with a picture of each page', async () => {
		const { visit, submit } = await enter(await newDraft());
		const { location } = await submit({ action: 'preview', 'key-name': 'Zoë' });
		const { html } = await visit(location ?? '');
		const [, picture = ''] = /<img src="([^"]+)"/.exec(html) ?? [];
		expect(html.match(/<img /g)).toHaveLength(2);
		expect((await visit(picture)).html.slice(1, 4)).toBe('PNG');
		expect((await visit(picture.replace('/1.png', '/9.png'))).status).toBe(404);
	});

	it('offers the members of a group, an upload, and a series where the intent is that', async () => {
		const group = await newDraft('pfgroup1');
		const inGroup = await enter(group);
		await inGroup.submit({ action: 'save', member: 'pfinvit2', 'key-headline': 'Fest' });
		expect((await storedDraft(group))?.activeGroupTemplateIdentifier).toBe('pfinvit2');

		const upload = await newDraft('pfposter', 'upload');
		const inUpload = await enter(upload);
		expect((await inUpload.submit({ action: 'save' })).html).toContain('Please choose a PDF file.');
		const wrong = await inUpload.submit({ action: 'save', file: new Blob(['no pdf']) });
		expect(wrong.html).toContain('This file is not a PDF that can be read.');
		expect((await inUpload.submit({ action: 'save', file: await makePdf(3) })).status).toBe(303);
		expect((await storedDraft(upload))?.file?.pages).toHaveLength(3);

		const series = await newDraft('pfcard01', 'personalize');
		const inSeries = await enter(series);
		const noRows = await inSeries.submit({ action: 'save', 'key-name': 'x', data: new Blob(['other;columns\n1;2']) });
		expect(noRows.html).toContain('no column that is called like a field');
		const data = new Blob(['name;phone\nAda;1\n"Bo; b";2\n']);
		await inSeries.submit({ action: 'save', 'key-name': 'x', data });
		expect((await storedDraft(series))?.rows).toEqual([
			{ name: 'Ada', phone: '1' },
			{ name: 'Bo; b', phone: '2' },
		]);
	});

	it('does not change what was produced', async () => {
		const hash = await newDraft();
		const open = await enter(hash);
		await post('pdf-processing', { draftIds: [hash] });
		const late = await open.submit({ action: 'save', 'key-name': 'Too late' });
		expect([late.status, late.html]).toEqual([409, expect.stringContaining('in production')]);
		expect(late.html).toContain(`href="${shop('/canceled')}"`);
		expect((await storedDraft(hash))?.values.name).toBe('Anna Beispiel');
	});
});

describe('the page of a review', () => {
	it('takes the decision of a reviewer and nobody else, until it is closed', async () => {
		const draftId = await newDraft();
		const { reviewId } = await post('review', { draftId, user: [user], closeCallbackURL: shop('/closed') });
		const query = new URLSearchParams({
			'redirect-url': base64(shop('/back')),
			'submit-callback-url': base64(shop('/decided')),
		});
		const path = `/review/${reviewId}/?${query}`;
		const browser = openBrowser(sandbox.url);
		expect((await browser.enter(authAddress(path))).html).toContain(`href="${shop('/back')}"`);
		expect((await browser.submit({ decision: 'approved', comment: 'Fine' })).location).toBe(shop('/decided'));
		expect((await sandbox.control.reviews()).find((each) => each.reviewId === reviewId)?.decisions).toEqual([
			{ user, decision: 'approved', comment: 'Fine' },
		]);
		const other = (await post('user', {})).identifier;
		expect((await openBrowser(sandbox.url).enter(authAddress(path, { user: other }))).status).toBe(403);
		await fetch(`${sandbox.url}/api-ext/review/${reviewId}/close-review`, {
			method: 'POST',
			headers: { authorization: `Bearer ${key}` },
		});
		expect((await browser.visit(path)).status).toBe(410);
	});
});
