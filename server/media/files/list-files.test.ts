import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { type S3Sandbox, startS3Sandbox } from '../../../sandbox/s3/s3-server.ts';
import { readConfig } from '../../config.ts';
import { removeFolder, temporaryFolder } from '../../testing/cluster.ts';
import { openMediaStore } from '../open-store.ts';
import { openPrivateStore } from '../private/open-private-store.ts';
import { nothingWritten } from '../private/private-store.ts';
import { openFileList, removeTenantFiles } from './list-files.ts';

const keys = { accessKeyId: 'KEY', secretAccessKey: 'se/cret+=', region: 'eu-central-1', bucket: 'pictures' };

let sandbox: S3Sandbox;
let dataDir: string;

beforeAll(async () => {
	sandbox = await startS3Sandbox(keys, 3);
	dataDir = temporaryFolder('list-files');
});

afterAll(async () => {
	await sandbox.close();
	removeFolder(dataDir);
});

const places = {
	'on disk': () => readConfig({ DATA_DIR: dataDir }, '/', false),
	'in a bucket': () => readConfig({ DATA_DIR: dataDir, S3_URL: sandbox.url }, '/', false),
};

describe.each(Object.keys(places) as (keyof typeof places)[])('the files of a shop %s', (name) => {
	const [own, other] = [newId(), newId()];
	// More than the bucket lists at a time.
	const pictures = Array.from({ length: 8 }, () => `${newId()}.png`);
	const secret = `${newId()}.pdf`;
	const foreign = `${newId()}.png`;

	const list = async (folder: 'media' | 'private', tenant: string) => {
		const found: string[] = [];
		for await (const file of openFileList(places[name]())(folder, tenant)) found.push(file);
		return found;
	};

	beforeAll(async () => {
		const store = openMediaStore(places[name]());
		for (const file of pictures) await store.write(own, file, 'image/png', Buffer.from('x'));
		await store.write(other, foreign, 'image/png', Buffer.from('x'));
		const writer = await openPrivateStore(places[name]()).resume(own, secret, nothingWritten);
		await writer.write(Buffer.from('print data'));
		await writer.finish();
	});

	it('are listed whole, however many there are, and none of another shop', async () => {
		expect((await list('media', own)).sort()).toEqual(pictures.toSorted());
		expect(await list('private', own)).toEqual([secret]);
		expect(await list('media', other)).toEqual([foreign]);
	});

	it('are all removed with the shop, and those of other shops stay', async () => {
		await removeTenantFiles(places[name](), own);
		expect([await list('media', own), await list('private', own)]).toEqual([[], []]);
		expect(await list('media', other)).toEqual([foreign]);
		// Begun again after it was interrupted at its end.
		await removeTenantFiles(places[name](), own);
	});

	it('are never those of a made-up id, which could be a path', async () => {
		await expect(removeTenantFiles(places[name](), '..')).rejects.toThrow('no id of a tenant');
		await expect(list('media', '../..')).rejects.toThrow('no id of a tenant');
	});
});
