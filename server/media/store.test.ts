import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../rules/ids.ts';
import { type S3Sandbox, startS3Sandbox } from '../../sandbox/s3/s3-server.ts';
import { readConfig } from '../config.ts';
import { StoreUnavailable } from '../failure.ts';
import { removeFolder, temporaryFolder } from '../testing/cluster.ts';
import { openMediaStore } from './open-store.ts';
import type { MediaStore } from './store.ts';

const keys = { accessKeyId: 'KEY', secretAccessKey: 'se/cret+=', region: 'eu-central-1', bucket: 'pictures' };

let sandbox: S3Sandbox;
let dataDir: string;

beforeAll(async () => {
	sandbox = await startS3Sandbox(keys);
	dataDir = temporaryFolder('media-store');
});

afterAll(async () => {
	await sandbox.close();
	removeFolder(dataDir);
});

function openStore(env: Record<string, string>): MediaStore {
	return openMediaStore(readConfig({ DATA_DIR: dataDir, ...env }, '/', false));
}

const stores: Record<string, () => MediaStore> = {
	'on disk': () => openStore({}),
	'in a bucket': () => openStore({ S3_URL: sandbox.url }),
};

describe.each(Object.keys(stores))('a store %s', (name) => {
	const open = () => stores[name]?.() as MediaStore;
	const tenant = newId();
	const bytes = Buffer.from('the bytes of a picture');

	it('gives back what was written, with its length', async () => {
		const store = open();
		for (const file of [`${newId()}.png`, `${newId()}/320.webp`]) {
			await store.write(tenant, file, 'image/png', bytes);
			const found = await store.read(tenant, file);
			if (!found) throw new Error('not found');
			expect(found.bytes).toBe(bytes.length);
			expect(await buffer(found.stream)).toEqual(bytes);
			expect(await store.exists(tenant, file)).toBe(true);
		}
	});

	it('has nothing under a name that was not written, or not for this tenant', async () => {
		const store = open();
		const file = `${newId()}.png`;
		await store.write(tenant, file, 'image/png', bytes);
		for (const [owner, asked] of [
			[newId(), file],
			[tenant, `${newId()}.png`],
			[tenant, file.replace('png', 'jpg')],
			[tenant, file.replace('.png', '/320.png')],
		] as const) {
			expect(await store.read(owner, asked)).toBeUndefined();
			expect(await store.exists(owner, asked)).toBe(false);
		}
	});

	it('removes a file, and does not mind one that is not there', async () => {
		const store = open();
		const file = `${newId()}.png`;
		await store.write(tenant, file, 'image/png', bytes);
		await store.remove(tenant, file);
		await store.remove(tenant, file);
		expect(await store.exists(tenant, file)).toBe(false);
	});

	it.each(['../secret-key', '..%2Fx.png', '/etc/passwd', 'x.png', `${newId()}/../x.png`, `${newId()}.png/`])(
		'takes no name that could lead elsewhere: %s',
		async (file) => {
			await expect(open().read(tenant, file)).rejects.toThrow('no name of a stored file');
			await expect(open().read(`../${tenant}`, `${newId()}.png`)).rejects.toThrow('no name of a stored file');
		},
	);
});

describe('the store on disk', () => {
	it('keeps the files of a tenant in a folder of its own, and no halves of files', async () => {
		const [tenant, file] = [newId(), `${newId()}.png`];
		await openStore({}).write(tenant, file, 'image/png', Buffer.from('x'));
		expect(fs.readdirSync(path.join(dataDir, 'media', tenant))).toEqual([file]);
	});
});

describe('the store in a bucket', () => {
	const write = (url: string) =>
		openStore({ S3_URL: url }).write(newId(), `${newId()}.png`, 'image/png', Buffer.from('x'));

	it('carries the tenant in its keys, and the type of the file', async () => {
		const [tenant, file] = [newId(), `${newId()}/640.avif`];
		await openStore({ S3_URL: sandbox.url }).write(tenant, file, 'image/avif', Buffer.from('x'));
		expect(sandbox.objects.get(`media/${tenant}/${file}`)?.contentType).toBe('image/avif');
	});

	it.each([
		['a wrong secret', () => sandbox.url.replace(':se', ':no')],
		['a wrong key', () => sandbox.url.replace('KEY', 'YEK')],
		['a wrong region', () => sandbox.url.replace('eu-central-1', 'eu-west-1')],
		['a bucket that does not exist', () => sandbox.url.replace('/pictures', '/paintings')],
		['nobody there', () => sandbox.url.replace(/:\d+\//, ':1/')],
	])('says that it is unavailable with %s, and keeps nothing', async (_what, url) => {
		const before = sandbox.objects.size;
		await expect(write(url())).rejects.toThrow(StoreUnavailable);
		expect(sandbox.objects.size).toBe(before);
	});

	it('tries again when the other side stumbles', async () => {
		sandbox.fail(503, 2);
		await write(sandbox.url);
		sandbox.fail(503, 3);
		await expect(write(sandbox.url)).rejects.toThrow('the store answered 503 to PUT');
	});
});

describe('the sandbox', () => {
	const client = (secretAccessKey: string) => new AwsClient({ ...keys, secretAccessKey, service: 's3', retries: 0 });
	const address = () => `http://127.0.0.1:${sandbox.port}/pictures/a%20name`;

	it('gives a part of a file', async () => {
		sandbox.objects.set('a name', { contentType: 'text/plain', bytes: Buffer.from('0123456789') });
		const part = await client(keys.secretAccessKey).fetch(address(), {
			headers: { range: 'bytes=2-4', 'x-amz-content-sha256': emptyHash },
		});
		expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-4/10', '234']);
	});

	it('refuses a request without signature, with another body or another address than was signed', async () => {
		expect((await fetch(address())).status).toBe(403);
		const sign = (method: string, body?: string) =>
			client(keys.secretAccessKey).sign(address(), {
				method,
				headers: { 'x-amz-content-sha256': emptyHash },
				...(body ? { body } : {}),
			});
		expect((await fetch(await sign('PUT', 'another body'))).status).toBe(400);
		const signed = await sign('GET');
		expect((await fetch(signed.url.replace('a%20name', 'b'), { headers: signed.headers })).status).toBe(403);
		expect((await fetch(signed.url, { headers: signed.headers, method: 'DELETE' })).status).toBe(403);
		expect((await fetch(signed)).status).toBe(200);
	});
});

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
