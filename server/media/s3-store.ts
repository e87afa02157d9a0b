// A bucket of any store that speaks S3, and the files of pictures in it. Addresses are in path style, which every such store understands.

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../config.ts';
import { StoreUnavailable } from '../failure.ts';
import { type MediaStore, type StoredFile, storeKey } from './store.ts';

const answersWithin = 10_000;
const retries = 2;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface Call {
	method: 'GET' | 'PUT' | 'HEAD' | 'DELETE' | 'POST';
	headers?: Record<string, string>;
	body?: Uint8Array<ArrayBuffer>;
	query?: string;
	withinMilliseconds?: number;
}

export interface OpenBucket {
	/** @returns undefined when there is no such file */
	call(key: string, call: Call): Promise<Response | undefined>;
	get(key: string): Promise<StoredFile | undefined>;
	has(key: string): Promise<boolean>;
	put(key: string, contentType: string, bytes: Uint8Array): Promise<void>;
	remove(key: string): Promise<void>;
}

export function s3Bucket({ address, region, accessKeyId, secretAccessKey }: Bucket): OpenBucket {
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

	async function call(key: string, given: Call): Promise<Response | undefined> {
		const { method, headers = {}, body, query = '', withinMilliseconds = answersWithin } = given;
		// Only the response's beginning has a deadline: how long a file takes is up to the reader.
		const patience = new AbortController();
		const timer = setTimeout(() => patience.abort(), withinMilliseconds);
		try {
			const response = await client.fetch(`${address}/${key}${query && `?${query}`}`, {
				method,
				headers: { 'x-amz-content-sha256': hashOf(body ?? new Uint8Array()), ...headers },
				signal: patience.signal,
				redirect: 'error',
				...(body ? { body } : {}),
			});
			if (response.ok) return response;
			await response.body?.cancel();
			if (response.status === 404) return undefined;
			throw new StoreUnavailable(`the store answered ${response.status} to ${method}`);
		} catch (error) {
			if (error instanceof StoreUnavailable) throw error;
			throw new StoreUnavailable(`the store did not answer ${method}`, { cause: error });
		} finally {
			clearTimeout(timer);
		}
	}

	return {
		call,
		async put(key, contentType, bytes) {
			const body = new Uint8Array(bytes);
			const written = await call(key, { method: 'PUT', headers: { 'content-type': contentType }, body });
			if (!written) throw new StoreUnavailable('the bucket does not exist');
			await written.body?.cancel();
		},
		async get(key) {
			const response = await call(key, { method: 'GET' });
			if (!response?.body) return undefined;
			// The same streams under two names: those of the browser's types and those of Node.
			const stream = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
			return { bytes: Number(response.headers.get('content-length')), stream };
		},
		async has(key) {
			return (await call(key, { method: 'HEAD' })) !== undefined;
		},
		async remove(key) {
			const response = await call(key, { method: 'DELETE' });
			await response?.body?.cancel();
		},
	};
}

export function s3Store(bucket: Bucket): MediaStore {
	const { get, has, put, remove } = s3Bucket(bucket);
	return {
		write: async (tenantId, file, contentType, bytes) => put(storeKey(tenantId, file), contentType, bytes),
		read: async (tenantId, file) => get(storeKey(tenantId, file)),
		exists: async (tenantId, file) => has(storeKey(tenantId, file)),
		remove: async (tenantId, file) => remove(storeKey(tenantId, file)),
	};
}
