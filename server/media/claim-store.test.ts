import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type S3Sandbox, startS3Sandbox } from '../../sandbox/s3/s3-server.ts';
import { readConfig } from '../config.ts';
import { removeFolder, temporaryFolder } from '../testing/cluster.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { adoptStore, claimReachableStore, claimStore } from './claim-store.ts';
import { openStoreId, type StoreId } from './store-id.ts';

const keys = { accessKeyId: 'KEY', secretAccessKey: 'secret', region: 'eu-central-1', bucket: 'pictures' };
const otherStore = 'it belongs to another store';

let test: TestDatabase;
let sandbox: S3Sandbox;
let folder: string;

beforeAll(async () => {
	test = await cloneDatabase(inject('cluster'));
	sandbox = await startS3Sandbox(keys);
});

afterAll(async () => {
	await sandbox.close();
	await test.drop();
});

beforeEach(async () => {
	await test.owner`truncate media_store`;
	sandbox.objects.clear();
	folder = temporaryFolder('store-id');
});

afterEach(() => removeFolder(folder));

const open = (env: Record<string, string>): StoreId => openStoreId(readConfig(env, '/', false));
const onDisk = (name = 'one') => open({ DATA_DIR: path.join(folder, name) });
const inBucket = () => open({ S3_URL: sandbox.url });
/** The time in which another process may still be writing is over. */
const later = async () => {
	const [row] = await test.owner<{ id: string }[]>`select id from media_store`;
	await test.owner`truncate media_store`;
	await test.owner`insert into media_store (id, created_at) values (${row?.id ?? ''}, now() - interval '1 hour')`;
};
const claims = async (...stores: StoreId[]) =>
	(await Promise.allSettled(stores.map((store) => claimStore(test.database, store)))).map(({ status }) => status);

describe.each([
	['on disk', onDisk],
	['in a bucket', inBucket],
])('a store %s', (_, store) => {
	it('is that of the database from the first start on', async () => {
		await claimStore(test.database, store());
		const [known] = await test.owner<{ id: string }[]>`select id from media_store`;
		expect(await store().read()).toBe(known?.id);
		await later();
		await claimStore(test.database, store());
	});

	it('is shared by all processes that start on an empty database at once', async () => {
		for (let round = 0; round < 5; round++) {
			await test.owner`truncate media_store`;
			sandbox.objects.clear();
			fs.rmSync(path.join(folder, 'one'), { recursive: true, force: true });
			const stores = Array.from({ length: 8 }, store);
			expect(await claims(...stores)).toEqual(Array(8).fill('fulfilled'));
		}
	});

	it('is refused by the database of another one, and at once', async () => {
		await claimStore(test.database, onDisk('first'));
		await later();
		const since = performance.now();
		await expect(claimStore(test.database, store())).rejects.toThrow(otherStore);
		expect(performance.now() - since).toBeLessThan(1000);
		await claimStore(test.database, onDisk('first'));
	});

	it('that was adopted is the right one, and keeps its id', async () => {
		await claimStore(test.database, onDisk('first'));
		await later();
		expect(await adoptStore(test.database, store())).toBe(true);
		await claimStore(test.database, store());
		expect(await adoptStore(test.database, store())).toBe(false);
	});

	it('goes on after a process that was killed before it could tell the database', async () => {
		await store().create('0190a6f0-0000-7000-8000-000000000000');
		await claimStore(test.database, store());
		expect(await test.owner`select id from media_store`).toEqual([{ id: '0190a6f0-0000-7000-8000-000000000000' }]);
	});

	it('with an unreadable id gets a new one from an empty database', async () => {
		sandbox.objects.set('media/store-id', { contentType: 'text/plain', bytes: Buffer.from('?') });
		fs.mkdirSync(path.join(folder, 'one', 'media'), { recursive: true });
		fs.writeFileSync(path.join(folder, 'one', 'media', 'store-id'), '');
		await claimStore(test.database, store());
		await later();
		await claimStore(test.database, store());
	});
});

describe('the store of a database', () => {
	it('is one, of several processes that start at once with a folder of their own each', async () => {
		const statuses = await claims(...['one', 'two', 'three'].map(onDisk));
		expect(statuses.sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
	});

	it('is known again after it was copied whole, from a folder into a bucket', async () => {
		await claimStore(test.database, onDisk());
		await later();
		const bytes = fs.readFileSync(path.join(folder, 'one', 'media', 'store-id'));
		sandbox.objects.set('media/store-id', { contentType: 'text/plain', bytes });
		await claimStore(test.database, inBucket());
	});

	it('that cannot be reached does not prevent the start, and is logged', async () => {
		await claimStore(test.database, inBucket());
		sandbox.fail(503, 100);
		const told: string[] = [];
		await claimReachableStore(test.database, inBucket(), ({ message }) => told.push(message));
		expect(told).toEqual(['the store answered 503 to GET']);
		sandbox.fail(503, 0);
	});

	it('is changed by a command', async () => {
		await claimStore(test.database, onDisk('first'));
		await later();
		const DATA_DIR = path.join(folder, 'moved');
		const adopt = () =>
			spawnSync(process.execPath, ['start/adopt-store.ts'], {
				encoding: 'utf8',
				env: { PATH: process.env.PATH, DATABASE_URL: test.appUrl, DATA_DIR },
			});
		expect(adopt().stdout).toBe(`${DATA_DIR}/media is now the store of this database.\n`);
		expect(adopt().stdout).toBe(`${DATA_DIR}/media was already the store of this database.\n`);
		await claimStore(test.database, onDisk('moved'));
	});
});
