// Which files a tenant has in a store, for what concerns all of them: exporting a shop, removing it.
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '../../config.ts';
import { errorCode, StoreUnavailable } from '../../failure.ts';
import type { PrivateFolder } from '../private/private-store.ts';
import { s3Bucket } from '../s3-store.ts';

/** Pictures, and the private ones. */
export type FileFolder = 'media' | PrivateFolder;

/** By their names in the store, only whole ones. Files that come or go meanwhile may be missing or listed. */
export type ListFiles = (folder: FileFolder, tenantId: string) => AsyncIterable<string>;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const filePattern = new RegExp(`^${uuid}(?:/[1-9]\\d{0,4})?\\.[a-z]{3,4}$`);
const tenantPattern = new RegExp(`^${uuid}$`);

/** What is half written has another ending. */
export const isStoredFile = (name: string): boolean => filePattern.test(name) && !name.endsWith('.half');

async function readFolder(folder: string) {
	try {
		return await fs.readdir(folder, { withFileTypes: true });
	} catch (error) {
		if (errorCode(error) === 'ENOENT') return [];
		throw error;
	}
}

const onDisk = (dataDir: string): ListFiles =>
	async function* (folder, tenantId) {
		const place = path.join(dataDir, folder, tenantId);
		for (const entry of await readFolder(place)) {
			const names = entry.isDirectory()
				? (await readFolder(path.join(place, entry.name))).map(({ name }) => `${entry.name}/${name}`)
				: [entry.name];
			yield* names;
		}
	};

const unescapeXml = (text: string) => text.replaceAll('&amp;', '&');

interface ListedPage {
	keys: string[];
	/** Undefined: it was the last one. */
	next: string | undefined;
}

function parsePage(text: string): ListedPage {
	const keys = Array.from(text.matchAll(/<Key>([^<]*)<\/Key>/g), ([, key = '']) => unescapeXml(key));
	const [, token] = /<NextContinuationToken>([^<]*)</.exec(text) ?? [];
	return { keys, next: token === undefined ? undefined : unescapeXml(token) };
}

const inBucket = (bucket: Bucket): ListFiles => {
	const { call } = s3Bucket(bucket);

	async function readPage(prefix: string, after: string): Promise<ListedPage> {
		const query = new URLSearchParams({ 'list-type': '2', prefix, ...(after && { 'continuation-token': after }) });
		const response = await call('', { method: 'GET', query: query.toString() });
		if (!response) throw new StoreUnavailable('the bucket does not exist');
		return parsePage(await response.text());
	}

	return async function* (folder, tenantId) {
		const prefix = `${folder}/${tenantId}/`;
		for (let after: string | undefined = ''; after !== undefined; ) {
			const page: ListedPage = await readPage(prefix, after);
			yield* page.keys.map((key) => key.slice(prefix.length));
			after = page.next;
		}
	};
};

interface Place {
	dataDir: string;
	bucket: Bucket | undefined;
}

function openNames({ dataDir, bucket }: Place): ListFiles {
	const list = bucket ? inBucket(bucket) : onDisk(dataDir);
	return (folder, tenantId) => {
		if (!tenantPattern.test(tenantId)) throw new Error('no id of a tenant');
		return list(folder, tenantId);
	};
}

export function openFileList(place: Place): ListFiles {
	const names = openNames(place);
	return async function* (folder, tenantId) {
		for await (const name of names(folder, tenantId)) if (isStoredFile(name)) yield name;
	};
}

/** Everything that a tenant has in a store, half written files included. */
export type RemoveFiles = (folder: FileFolder, tenantId: string) => Promise<void>;

export function openFileRemoval(place: Place): RemoveFiles {
	const { dataDir, bucket } = place;
	const names = openNames(place);
	return async (folder, tenantId) => {
		if (!tenantPattern.test(tenantId)) throw new Error('no id of a tenant');
		if (!bucket) return fs.rm(path.join(dataDir, folder, tenantId), { recursive: true, force: true });
		const { remove } = s3Bucket(bucket);
		for await (const name of names(folder, tenantId)) await remove(`${folder}/${tenantId}/${name}`);
	};
}

const folders: Readonly<Record<FileFolder, true>> = { media: true, private: true, designs: true, exports: true };

/** In every store. May be begun again at any time: by folders, not from rows, which are gone by then. */
export async function removeTenantFiles(place: Place, tenantId: string): Promise<void> {
	const remove = openFileRemoval(place);
	for (const folder of Object.keys(folders) as FileFolder[]) await remove(folder, tenantId);
}
