// The id of a store: a file beside the folders of the tenants, which goes along wherever the store is copied or restored.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../config.ts';
import { describeFileFailure, errorCode } from '../failure.ts';
import { s3Bucket } from './s3-store.ts';

export interface StoreId {
	/** Where the store is, for people. */
	place: string;
	read(): Promise<string | undefined>;
	/** Unless it has one: of several at once one wins, as far as the store can tell. */
	create(id: string): Promise<void>;
	/** In place of what it had. */
	replace(id: string): Promise<void>;
}

const fileName = 'store-id';
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is no id is none. */
const parse = (text: string) => (idPattern.test(text.trim()) ? text.trim() : undefined);

function diskStoreId(dataDir: string): StoreId {
	const folder = path.join(dataDir, 'media');
	const file = path.join(folder, fileName);

	/** Whole under another name first: half an id would be another one. */
	async function write(id: string, place: (half: string) => Promise<void>): Promise<void> {
		const half = `${file}.${randomBytes(6).toString('hex')}.half`;
		try {
			await fs.mkdir(folder, { recursive: true });
			await fs.writeFile(half, `${id}\n`, { flush: true });
			await place(half);
		} catch (error) {
			throw describeFileFailure(error, folder);
		} finally {
			await fs.rm(half, { force: true });
		}
	}

	return {
		place: folder,
		async read() {
			try {
				return parse(await fs.readFile(file, 'utf8'));
			} catch (error) {
				if (errorCode(error) === 'ENOENT') return undefined;
				throw describeFileFailure(error, file);
			}
		},
		create: (id) =>
			write(id, (half) =>
				fs.link(half, file).catch((error) => {
					if (errorCode(error) !== 'EEXIST') throw error;
				}),
			),
		replace: (id) => write(id, (half) => fs.rename(half, file)),
	};
}

function bucketStoreId(bucket: Bucket): StoreId {
	const { get, put } = s3Bucket(bucket);
	const key = `media/${fileName}`;
	const write = (id: string) => put(key, 'text/plain', Buffer.from(`${id}\n`));
	async function read(): Promise<string | undefined> {
		const found = await get(key);
		return found && parse((await buffer(found.stream)).toString('utf8'));
	}
	return {
		place: bucket.address,
		read,
		// Not every store can write only where nothing is; the process that is overwritten finds out by reading.
		async create(id) {
			if ((await read()) === undefined) await write(id);
		},
		replace: write,
	};
}

export const openStoreId = ({ dataDir, bucket }: { dataDir: string; bucket: Bucket | undefined }): StoreId =>
	bucket ? bucketStoreId(bucket) : diskStoreId(dataDir);
