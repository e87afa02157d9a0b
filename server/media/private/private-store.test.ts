import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { type S3Sandbox, startS3Sandbox } from '../../../sandbox/s3/s3-server.ts';
import { readConfig } from '../../config.ts';
import { removeFolder, temporaryFolder } from '../../testing/cluster.ts';
import { openPrivateStore } from './open-private-store.ts';
import { nothingWritten, type PrivateStore, type WriteProgress } from './private-store.ts';

const keys = { accessKeyId: 'KEY', secretAccessKey: 'se/cret+=', region: 'eu-central-1', bucket: 'pictures' };
const mebibyte = 2 ** 20;

let sandbox: S3Sandbox;
let dataDir: string;

beforeAll(async () => {
	sandbox = await startS3Sandbox(keys);
	dataDir = temporaryFolder('private-store');
});

afterAll(async () => {
	await sandbox.close();
	removeFolder(dataDir);
});

const openStore = (env: Record<string, string>): PrivateStore =>
	openPrivateStore(readConfig({ DATA_DIR: dataDir, ...env }, '/', false));

/** Megabytes that are different everywhere, so that a part at the wrong place is seen. */
function someBytes(length: number): Buffer {
	const bytes = Buffer.alloc(length);
	for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at);
	return bytes;
}

const stores: Record<string, () => PrivateStore> = {
	'on disk': () => openStore({}),
	'in a bucket': () => openStore({ S3_URL: sandbox.url }),
};

const stored = async (store: PrivateStore, tenant: string, file: string) => {
	const found = await store.read(tenant, file);
	return found && buffer(found.stream);
};

describe.each(Object.keys(stores))('the private store %s', (name) => {
	const open = () => stores[name]?.() as PrivateStore;
	const tenant = newId();

	/** Writes a stretch with a store of its own, as after a lost connection. @returns where the next one goes on */
	async function send(file: string, bytes: Buffer, from: WriteProgress, to: number): Promise<WriteProgress> {
		const writer = await open().resume(tenant, file, from);
		for (let at = from.bytes; at < to; at += mebibyte)
			await writer.write(bytes.subarray(at, Math.min(at + mebibyte, to)));
		const paused = await writer.pause();
		// As it comes back from a column of JSON.
		return JSON.parse(JSON.stringify(paused));
	}

	it.each([
		['a few bytes', 20, [7, 11]],
		['several parts', 13 * mebibyte + 5, [3 * mebibyte, 6 * mebibyte + 1, 6 * mebibyte + 2, 12 * mebibyte]],
	])('puts %s together that came over several connections', async (_what, length, stops) => {
		const [file, bytes] = [`${newId()}.data`, someBytes(length)];
		let progress = nothingWritten;
		for (const stop of [...stops, length]) {
			progress = await send(file, bytes, progress, stop);
			expect(progress.bytes).toBe(stop);
			expect(await stored(open(), tenant, file)).toBeUndefined();
		}
		await (await open().resume(tenant, file, progress)).finish();
		expect((await stored(open(), tenant, file))?.equals(bytes)).toBe(true);
		expect([...sandbox.uploads.values()].map((upload) => upload.name)).not.toContain(`private/${tenant}/${file}`);
	});

	it('finishes a file again when that was not recorded', async () => {
		const [file, bytes] = [`${newId()}.data`, someBytes(6 * mebibyte)];
		const progress = await send(file, bytes, nothingWritten, bytes.length);
		await (await open().resume(tenant, file, progress)).finish();
		await (await open().resume(tenant, file, progress)).finish();
		expect((await stored(open(), tenant, file))?.equals(bytes)).toBe(true);
	});

	it('goes on from what was saved when a process died after it had written more', async () => {
		const [file, bytes] = [`${newId()}.data`, someBytes(12 * mebibyte)];
		const writer = await open().resume(tenant, file, nothingWritten);
		await writer.write(bytes.subarray(0, 6 * mebibyte));
		const saved = await writer.save();
		await writer.write(Buffer.alloc(2 * mebibyte, 'never saved'));
		await writer.close();
		const progress = await send(file, bytes, saved, bytes.length);
		await (await open().resume(tenant, file, progress)).finish();
		expect((await stored(open(), tenant, file))?.equals(bytes)).toBe(true);
	});

	it('leaves nothing of a file that was given up', async () => {
		const [file, bytes] = [`${newId()}.data`, someBytes(7 * mebibyte)];
		const progress = await send(file, bytes, nothingWritten, bytes.length);
		await open().discard(tenant, file, progress);
		expect([...sandbox.objects.keys()].filter((key) => key.includes(file))).toEqual([]);
		expect([...sandbox.uploads.values()].filter((upload) => upload.name.includes(file))).toEqual([]);
		const folder = path.join(dataDir, 'private', tenant);
		expect(fs.existsSync(folder) ? fs.readdirSync(folder).filter((found) => found.startsWith(file)) : []).toEqual([]);
	});

	it('keeps small files whole, removes them, and shows none to another tenant', async () => {
		const file = `${newId()}/1.webp`;
		await open().write(tenant, file, 'image/webp', Buffer.from('a preview'));
		expect(String(await stored(open(), tenant, file))).toBe('a preview');
		expect(await open().read(newId(), file)).toBeUndefined();
		await open().remove(tenant, file);
		await open().remove(tenant, file);
		expect(await open().read(tenant, file)).toBeUndefined();
	});

	it.each(['../secret-key', 'x.data', `${newId()}/../x.data`, `${newId()}.data/`, `${newId()}/0.webp`])(
		'takes no name that could lead elsewhere: %s',
		async (file) => {
			await expect(open().read(tenant, file)).rejects.toThrow('no name of a private file');
			await expect(open().read(`../${tenant}`, `${newId()}.data`)).rejects.toThrow('no name of a private file');
		},
	);
});

describe('the private store in a bucket', () => {
	it('keeps its files apart from those of pictures, which are public', async () => {
		const [tenant, file] = [newId(), `${newId()}.data`];
		const writer = await openStore({ S3_URL: sandbox.url }).resume(tenant, file, nothingWritten);
		await writer.write(Buffer.from('secret'));
		await writer.finish();
		expect([...sandbox.objects.keys()].filter((key) => key.includes(tenant))).toEqual([`private/${tenant}/${file}`]);
	});
});
