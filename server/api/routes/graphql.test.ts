import fs from 'node:fs';
import SchemaBuilder from '@pothos/core';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillDemo } from '../../../demo/fill.ts';
import { takesFiles } from '../../graphql/admit-upload.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { createExecutor } from '../../graphql/execute.ts';
import { guardOperations, needs } from '../../graphql/rights.ts';
import { type Upload, uploadScalar } from '../../graphql/upload.ts';
import { mediaStore } from '../../media/store.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { testSignIn } from '../../testing/accounts.ts';
import { noPictures, startApp, type TestApp, testMedia } from '../../testing/app.ts';
import { removeFolder, temporaryFolder } from '../../testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { sendRequest as askServer } from '../../testing/server-process.ts';
import { TextCache } from '../../texts/text-cache.ts';
import { addGraphql } from './graphql.ts';

let test: TestDatabase;
let app: TestApp;
let dataDir: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	dataDir = temporaryFolder('graphql');
	await fillDemo(test.database, mediaStore(dataDir));
	app = await startApp({ database: test.database, env: { DATA_DIR: dataDir } });
});

afterAll(async () => {
	await app.close();
	await test.drop();
	removeFolder(dataDir);
});

async function ask(body: unknown, { host = 'demo.localhost', headers = {} } = {}) {
	const answer = await app.ask('/service-api/graphql?c=Test', {
		host,
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: JSON.stringify(body),
	});
	return { ...answer, json: JSON.parse(answer.body) };
}

describe('the API', () => {
	it('returns the data of the shop of the host, in the requested language', async () => {
		const query =
			'{ tenant { name currency languages { languageCode default } } products(language: "en-GB", first: 2) { total items { slug name fromPrice { minor currency } image { url width height alt } } } }';
		const { json, headers } = await ask({ query });
		expect(headers['cache-control']).toBe('no-store');
		expect(json.data.tenant).toEqual({
			name: 'Druckwerk Nord',
			currency: 'EUR',
			languages: [
				{ languageCode: 'de-DE', default: true },
				{ languageCode: 'en-GB', default: false },
			],
		});
		expect(json.data.products.total).toBe(54);
		expect(json.data.products.items[0]).toEqual({
			slug: 'visitenkarten-classic',
			name: 'Business cards Classic',
			fromPrice: { minor: 1490, currency: 'EUR' },
			image: {
				url: expect.stringMatching(/^\/media\/[0-9a-f-]{36}\/960\.jpg$/),
				width: 1280,
				height: 960,
				alt: 'Business cards Classic',
			},
		});
	});

	it('uses the default language for one that the shop does not have', async () => {
		const { json } = await ask({ query: '{ products(language: "fr-FR", first: 1) { items { name } } }' });
		expect(json.data.products.items).toEqual([{ name: 'Visitenkarten Classic' }]);
	});

	it.each([0, 101, -1])('refuses a list of %i', async (first) => {
		const { json } = await ask({ query: `{ products(first: ${first}) { items { id } } }` });
		expect(json.errors[0].extensions).toEqual({ statusCode: 422, code: 'VALIDATION' });
	});

	it('gives every text with all fields of the contract, of this shop only', async () => {
		const query =
			'{ translationsByTenant { translationKey baseTranslation languageCode group context tags translations { languageCode translation } } }';
		const { json } = await ask({ query });
		const entries: { translationKey: string; group: string; translations: { translation: string }[] }[] =
			json.data.translationsByTenant;
		expect(entries.find(({ translationKey }) => translationKey === 'catalogue.title')).toEqual({
			translationKey: 'catalogue.title',
			baseTranslation: 'Products',
			languageCode: 'en-GB',
			group: 'storefront',
			context: 'Headline and page title',
			tags: ['catalogue'],
			translations: [
				{ languageCode: 'de-DE', translation: 'Produkte' },
				{ languageCode: 'en-GB', translation: 'Products' },
			],
		});
		const names = entries
			.filter(({ group }) => group === 'products')
			.flatMap(({ translations }) => translations.map(({ translation }) => translation));
		expect(names).toContain('Visitenkarten Classic');
		expect(names).not.toContain('Wedding invitations');
	});

	it.each(['group: "products"', 'input: { group: "products" }'])(
		'gives the texts of one group by %s',
		async (given) => {
			const { json } = await ask({ query: `{ translationsByTenant(${given}) { group } }` });
			const groups = json.data.translationsByTenant.map(({ group }: { group: string }) => group);
			expect(new Set(groups)).toEqual(new Set(['products']));
		},
	);

	it.each([{}, { query: 5 }, { query: '{ tenant { name } }', variables: [] }, [], 'text', null])(
		'refuses a body that is no question: %j',
		async (body) => {
			const { status, json } = await ask(body);
			expect(status).toBe(400);
			expect(json).toMatchObject({ statusCode: 400 });
		},
	);

	it.each([
		{ origin: 'https://evil.example' },
		{ origin: 'null' },
		{ origin: 'null', 'sec-fetch-site': 'cross-site' },
		{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
		{ 'sec-fetch-site': 'cross-site' },
		{ 'sec-fetch-site': 'same-site' },
	])('is not asked from another site: %j', async (headers) => {
		expect((await ask({ query: '{ tenant { name } }' }, { headers })).status).toBe(403);
	});

	it('is called from its own site', async () => {
		const headers = { origin: `http://demo.localhost:${app.port}`, 'sec-fetch-site': 'same-origin' };
		expect((await ask({ query: '{ tenant { name } }' }, { headers })).json.data.tenant.name).toBe('Druckwerk Nord');
	});

	it('is called from a page of its own that tells no referrer, where the browser vouches for the site', async () => {
		const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
		expect((await ask({ query: '{ tenant { name } }' }, { headers })).status).toBe(200);
	});
});

describe('an upload', () => {
	let server: FastifyInstance;
	let port: number;

	beforeAll(async () => {
		const builder = new SchemaBuilder<{ Context: GraphContext; Scalars: { Upload: { Input: Upload; Output: never } } }>(
			{},
		);
		builder.addScalarType('Upload', uploadScalar);
		builder.queryType({ fields: (t) => ({ ok: t.string({ extensions: needs('public'), resolve: () => 'ok' }) }) });
		builder.mutationType({
			fields: (t) => ({
				fileUpload: t.stringList({
					extensions: { ...needs('public'), ...takesFiles({ files: 2, bytes: 1000 }) },
					args: { files: t.arg({ type: ['Upload'], required: true }) },
					resolve: (_root, { files }) =>
						files.map(
							({ name, contentType, bytes, path }) =>
								`${name} ${contentType} ${bytes} ${fs.readFileSync(path, 'utf8').slice(0, 5)} ${path}`,
						),
				}),
			}),
		});
		const executor = createExecutor({
			schema: guardOperations(builder.toSchema()),
			documents: [],
			introspection: false,
		});
		server = Fastify();
		const signIn = await testSignIn(test.database);
		server.addHook('onClose', () => signIn.close());
		server.decorateRequest('tenant', undefined);
		server.decorate('transportSecurity', () => undefined);
		server.addHook('onRequest', async (request) => {
			request.tenant = { id: 'x', slug: 'x' } as Tenant;
		});
		server.setErrorHandler((error: Error & { extensions?: { statusCode?: number } }, _request, reply) =>
			reply.code(error.extensions?.statusCode ?? 500).send({ message: error.message }),
		);
		await addGraphql(server, {
			executor: async () => executor,
			database: test.database,
			media: testMedia(noPictures),
			versions: {
				of: () => ({ texts: 1, look: 1, content: 1 }),
				forget: () => undefined,
				close: async () => undefined,
			},
			signIn,
			behindProxy: false,
			wordsOf: async () => ({ cache: new TextCache(), version: '1' }),
			cacheBytes: 0,
			headers: {},
		});
		await server.listen({ port: 0, host: '127.0.0.1' });
		const [address] = server.addresses();
		port = typeof address === 'object' ? address.port : 0;
	});

	afterAll(() => server.close());

	const query = 'mutation FileUpload($files: [Upload!]!) { fileUpload(files: $files) }';
	const operations = { query, variables: { files: [null, null] } };

	async function send(fields: Record<string, string>, header: string | undefined = 'fileUpload') {
		const form = new FormData();
		for (const [name, value] of Object.entries(fields)) form.set(name, value);
		form.set('0', new Blob(['first file'], { type: 'text/plain' }), 'one.txt');
		form.set('1', new Blob(['second'], { type: 'image/png' }), 'two.png');
		const request = new Request('http://x/', { method: 'POST', body: form });
		const body = Buffer.from(await request.arrayBuffer());
		const headers = {
			'content-type': request.headers.get('content-type') ?? '',
			...(header ? { 'x-operation-name': header } : {}),
		};
		return askServer(port, '/service-api/graphql', { method: 'POST', headers, body });
	}

	const fields = {
		operations: JSON.stringify(operations),
		map: JSON.stringify({ 0: ['variables.files.0'], 1: ['variables.files.1'] }),
	};

	it('hands the files to the operation and removes them afterwards', async () => {
		const { status, body } = await send(fields);
		expect(status).toBe(200);
		const { fileUpload } = JSON.parse(body).data;
		expect(fileUpload).toEqual([
			expect.stringMatching(/^one\.txt text\/plain 10 first /),
			expect.stringMatching(/^two\.png image\/png 6 secon /),
		]);
		const paths: string[] = fileUpload.map((line: string) => line.split(' ').at(-1) ?? '');
		await expect.poll(() => paths.filter((file) => fs.existsSync(file))).toEqual([]);
	});

	it.each(['other', ''])('without the header that names the operation is refused: %j', async (header) => {
		expect((await send(fields, header)).status).toBe(400);
	});

	it.each([
		['no operations', { map: '{}' }],
		['broken operations', { ...fields, operations: '{' }],
		['a map to nowhere', { ...fields, map: '{"0":["variables.nothing"]}' }],
		['a map out of the variables', { ...fields, map: '{"0":["query"]}' }],
		['a map to the prototype', { ...fields, map: '{"0":["variables.__proto__.polluted"]}' }],
		['a file that is missing', { ...fields, map: '{"9":["variables.files.0"]}' }],
	])('with %s is refused', async (_what, given) => {
		expect((await send(given as Record<string, string>)).status).toBe(400);
		expect('polluted' in {}).toBe(false);
	});

	it('cannot be forged as text in JSON', async () => {
		const body = JSON.stringify({ query, variables: { files: ['text'] } });
		const answer = await askServer(port, '/service-api/graphql', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body,
		});
		expect(JSON.parse(answer.body).errors[0].extensions).toMatchObject({ statusCode: 400 });
	});
});
