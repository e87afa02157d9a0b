import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from './testing/sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
	sandbox = await startTestSandbox();
});
afterEach(() => sandbox.control.calm());
afterAll(() => sandbox.end());

interface Answered {
	status: number;
	type: string | null;
	body: Record<string, unknown> & { data: Record<string, unknown> };
}

async function call(method: string, path: string, init: RequestInit = {}, key = 'pf-sandbox-wire'): Promise<Answered> {
	const headers = { authorization: `Bearer ${key}`, accept: 'application/json', ...(init.headers as object) };
	const response = await fetch(`${sandbox.url}/api-ext/${path}`, { ...init, method, headers });
	const text = await response.text();
	return {
		status: response.status,
		type: response.headers.get('content-type'),
		body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
	};
}

const json = (body: object): RequestInit => ({
	body: JSON.stringify(body),
	headers: { 'content-type': 'application/json' },
});
const newUser = async () => String((await call('POST', 'user', json({}))).body.data.identifier);
const newDraft = async (more: object = {}) => {
	const given = { templateIdentifier: 'pfcard01', user_identifier: await newUser(), intent: 'customize', ...more };
	return (await call('POST', 'draft', json(given))).body.data;
};

describe('the wire protocol of the Printformer sandbox', () => {
	it('takes its own keys only, and each key sees its own client', async () => {
		expect((await call('GET', 'client')).body.data).toMatchObject({ identifier: 'wire', name: 'Sandbox wire' });
		for (const key of ['real-key', 'pf-sandbox-', 'pf-sandbox-wrong1', '']) {
			const { status, body } = await call('GET', 'client', {}, key);
			expect([key, status, body]).toEqual([key, 401, { message: 'Unauthenticated.' }]);
		}
		const { draftHash } = await newDraft();
		expect((await call('GET', `draft/${draftHash}`, {}, 'pf-sandbox-other')).status).toBe(404);
	});

	it('wraps users and knows both ways of writing names', async () => {
		const made = await call('POST', 'user', json({ first_name: 'Ann', lastName: 'Lee', locale: 'de' }));
		expect(made).toMatchObject({
			status: 201,
			body: { data: { locale: 'de', profile: { firstName: 'Ann', lastName: 'Lee', email: null } } },
		});
		const path = `user/${made.body.data.identifier}`;
		expect((await call('PUT', path, json({ email: 'ann@example.com' }))).body.data).toMatchObject({
			profile: { firstName: 'Ann', email: 'ann@example.com' },
		});
		expect(await call('DELETE', path)).toMatchObject({ status: 204, body: '' });
		expect((await call('GET', path)).status).toBe(404);
	});

	it('takes a draft as JSON and as a form', async () => {
		const user = await newUser();
		const fields = {
			templateIdentifier: 'pfcard01',
			user_identifier: user,
			intent: 'customize',
			'apiDefaultValues[name]': 'Zoë',
			'availableVariants[]': '1',
			'customAttributes[pf-ca-order]': '17',
			variant: '2',
		};
		const formed = await call('POST', 'draft', { body: new URLSearchParams(fields) });
		expect(formed).toMatchObject({
			status: 201,
			body: {
				data: {
					userIdentifier: user,
					templateIdentifier: 'pfcard01',
					state: 'init',
					preflightStatus: -1,
					personalizations: { amount: 0 },
					variant: { id: 2, version: 1 },
					apiDefaultValues: { name: 'Zoë' },
					customAttributes: { 'pf-ca-order': '17' },
					setupStatus: null,
					validationResults: [],
				},
			},
		});
		const [last] = (await sandbox.control.requests()).slice(-1);
		expect(last).toMatchObject({ path: '/api-ext/draft', client: 'wire', params: { availableVariants: ['1'] } });
	});

	it('says what is wrong with which field, with 422', async () => {
		const { status, body } = await call('POST', 'draft', json({ templateIdentifier: 'pfcard01' }));
		expect([status, body]).toEqual([
			422,
			{ message: 'The given data was invalid.', errors: { intent: ['The intent field is required.'] } },
		]);
		const user = await newUser();
		for (const [field, wrong] of Object.entries({
			templateIdentifier: 'nothing',
			intent: 'upload',
			user_identifier: 'nobody',
			variant: 99,
			customAttributes: { a: { b: 1 } },
		})) {
			const given = { templateIdentifier: 'pfcard01', user_identifier: user, intent: 'customize', [field]: wrong };
			const refused = await call('POST', 'draft', json(given));
			expect([field, refused.status]).toEqual([field, 422]);
			expect(Object.keys(refused.body.errors as object)[0]).toMatch(new RegExp(`^${field}`));
		}
		expect((await call('POST', 'draft', { body: '{', headers: { 'content-type': 'application/json' } })).status).toBe(
			422,
		);
		expect((await call('GET', 'nothing')).status).toBe(404);
		expect((await call('PUT', 'pdf-processing', json({}))).status).toBe(405);
	});

	it('lists with the numbers of pages, 25 a page unless said otherwise', async () => {
		const { body } = await call('GET', 'template?page=2&per_page=3');
		expect(body.meta).toEqual({ currentPage: 2, lastPage: 3, perPage: 3, total: 7 });
		expect(body.data).toHaveLength(3);
		expect((await call('GET', 'template')).body.meta).toMatchObject({ perPage: 25, lastPage: 1 });
		const [first] = (await call('GET', 'template?per_page=1')).body.data as unknown as { previewUrl: string }[];
		const preview = await fetch(first?.previewUrl ?? '');
		expect(preview.headers.get('content-type')).toBe('image/png');
	});

	it('does not wrap claims, merges, files and print jobs', async () => {
		const { draftHash } = await newDraft();
		const [other, another] = [await newUser(), await newUser()];
		const claim = { user_identifier: other, drafts: [draftHash, 'nothing'], dryRun: true };
		expect((await call('POST', 'draft/claim', json(claim))).body).toEqual({
			[String(draftHash)]: true,
			nothing: false,
		});
		expect((await call('GET', `draft/${draftHash}`)).body.data.userIdentifier).not.toBe(other);
		await call('POST', 'draft/claim', json({ ...claim, dryRun: false }));
		expect((await call('GET', `draft/${draftHash}`)).body.data.userIdentifier).toBe(other);
		const merge = json({ source_user_identifier: other });
		expect((await call('POST', `user/${another}/merge`, merge)).body).toEqual({ success: true });
		expect(await call('POST', `user/${another}/merge`, merge)).toMatchObject({ status: 200, body: { success: false } });
		expect((await call('GET', `draft/${draftHash}`)).body.data.userIdentifier).toBe(another);
		const form = new FormData();
		form.set('file', new Blob(['a;b']), 'a.csv');
		expect((await call('POST', 'file', { body: form })).body).toEqual({
			identifier: expect.stringMatching(/^\w{20}$/),
		});
		const processing = await call('POST', 'pdf-processing', json({ draftIds: [draftHash] }));
		expect(processing).toMatchObject({ status: 201, body: { processingId: expect.any(String) } });
		const id = processing.body.processingId;
		expect((await call('GET', `pdf-processing/${id}`)).body).toEqual({
			processingId: id,
			draftStates: [{ draftId: draftHash, state: 'processed', message: null }],
		});
		expect((await call('POST', 'pdf-processing', json({ draftIds: ['no'] }))).body.errors).toHaveProperty('draftIds.0');
	});

	it('copies by GET, too, as the Magento module does', async () => {
		const draft = await newDraft({ apiDefaultValues: { name: 'Ada' } });
		const copy = await call('GET', `draft/${draft.draftHash}/replicate`);
		expect(copy.body.data).toMatchObject({ apiDefaultValues: { name: 'Ada' }, state: 'init' });
		expect(copy.body.data.draftHash).not.toBe(draft.draftHash);
	});

	it('answers products in the type that is accepted', async () => {
		const { draftHash } = await newDraft();
		const accept = (type: string) => call('GET', `draft/${draftHash}/products`, { headers: { accept: type } });
		expect((await accept('application/json')).body).toEqual([]);
		expect(await accept('text/csv')).toMatchObject({ type: 'text/csv', body: 'identifier,name\n' });
		expect(await accept('application/xml')).toMatchObject({ body: '<products/>' });
	});

	it('is turned from its own machine, and not from a page in a browser', async () => {
		const turn = (init: RequestInit) => fetch(`${sandbox.url}/_sandbox/knobs`, { method: 'POST', body: '{}', ...init });
		expect((await turn({})).status).toBe(200);
		expect((await turn({ headers: { origin: 'http://localhost' } })).status).toBe(403);
		await expect(sandbox.control.turn({ nothing: {} } as object)).rejects.toThrow('There is no knob nothing');
	});
});
