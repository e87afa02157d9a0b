import fs from 'node:fs';
import os from 'node:os';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createExecutor } from '../graphql/execute.ts';
import { createSchema } from '../graphql/schema.ts';
import { mediaStore } from '../media/store.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { type Tenant, tenantWithSlug } from '../tenants/find-tenant.ts';
import { makeUser, testSignIn } from '../testing/accounts.ts';
import { testMedia } from '../testing/app.ts';
import { removeFolder, temporaryFolder } from '../testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { ask } from '../testing/server-process.ts';
import { testSubject } from '../testing/subjects.ts';
import { TextCache } from '../texts/text-cache.ts';
import { addGraphql } from './graphql.ts';
import { addMedia } from './media.ts';

let test: TestDatabase;
let server: FastifyInstance;
let port: number;
let dataDir: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	dataDir = temporaryFolder('upload');
	await createTenant(test.database, {
		slug: 'shop',
		name: 'Shop',
		allowTemporaryUsers: false,
		languageCodes: ['de-DE'],
	});
	const tenant = (await tenantWithSlug(test.database, 'shop')) as Tenant;
	const media = testMedia(mediaStore(dataDir));
	const executor = createExecutor({ schema: createSchema(), documents: [], introspection: false });
	// Answered for somebody who has signed in.
	const id = await makeUser(test.database, tenant, 'sender@example.com');
	const user = testSubject({ roles: [{ admin: true, access: [] }] }, { id });
	server = Fastify();
	const signIn = testSignIn(test.database);
	server.addHook('onClose', () => signIn.close());
	server.decorateRequest('tenant', undefined);
	server.addHook('onRequest', async (request) => {
		request.tenant = tenant;
	});
	await addGraphql(server, {
		executor: async () => ({
			...executor,
			ask: (asked, context, report) => executor.ask(asked, { ...context, user }, report),
		}),
		database: test.database,
		media,
		versions: { of: () => ({ texts: 1, look: 1, content: 1 }), forget: () => undefined, close: async () => undefined },
		signIn,
		behindProxy: false,
		wordsOf: async () => ({ cache: new TextCache(), version: '1' }),
		cacheBytes: 0,
		headers: {},
	});
	addMedia(server, media.store);
	await server.listen({ port: 0, host: '127.0.0.1' });
	const [address] = server.addresses();
	port = typeof address === 'object' ? address.port : 0;
});

afterAll(async () => {
	await server.close();
	await test.drop();
	removeFolder(dataDir);
});

async function send(file: Buffer) {
	const query = 'mutation UploadMedia($file: Upload!) { uploadMedia(file: $file) { url width height } }';
	const form = new FormData();
	form.set('operations', JSON.stringify({ query, variables: { file: null } }));
	form.set('map', JSON.stringify({ 0: ['variables.file'] }));
	form.set('0', new Blob([new Uint8Array(file)], { type: 'image/png' }), '../../evil.png');
	const request = new Request('http://x/', { method: 'POST', body: form });
	const headers = { 'content-type': request.headers.get('content-type') ?? '', 'x-operation-name': 'fileUpload' };
	const body = Buffer.from(await request.arrayBuffer());
	return JSON.parse((await ask(port, '/service-api/graphql', { method: 'POST', headers, body })).body);
}

const temporaryFiles = () => fs.readdirSync(os.tmpdir()).filter((name) => name.startsWith('platen-upload-'));

describe('a picture sent with the multipart call', () => {
	it('is shown at the address in the answer', async () => {
		const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
			.png()
			.toBuffer();
		const { data } = await send(png);
		expect(data.uploadMedia).toMatchObject({ width: 30, height: 20 });
		const { status, bytes } = await ask(port, data.uploadMedia.url);
		expect([status, (await sharp(bytes).metadata()).format]).toEqual([200, 'png']);
	});

	it('that is none is refused with the reason, and stays nowhere', async () => {
		const before = new Set(temporaryFiles());
		const { errors } = await send(Buffer.from('<html>'));
		expect(errors[0].extensions).toEqual({ statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
		expect(errors[0].message).toContain('a picture is JPEG, PNG, WebP, AVIF, GIF or SVG');
		await expect.poll(() => temporaryFiles().filter((name) => !before.has(name))).toEqual([]);
	});
});
