// The files of pictures in any store that speaks S3. Addresses are in path style, which every such store understands.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type MediaStore, StoreUnavailable, storeKey } from './store.ts';

export interface Bucket {
	/** Of the bucket, without a slash at its end. */
	address: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

const answersWithin = 10_000;
const retries = 2;

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

interface Call {
	method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
	headers?: Record<string, string>;
	body?: Uint8Array<ArrayBuffer>;
}

export function s3Store({ address, region, accessKeyId, secretAccessKey }: Bucket): MediaStore {
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

	/** @returns undefined when there is no such file */
	async function call(key: string, { method, headers = {}, body }: Call): Promise<Response | undefined> {
		// Only the answer's beginning has a deadline: how long a file takes is up to whoever reads it.
		const patience = new AbortController();
		const timer = setTimeout(() => patience.abort(), answersWithin);
		try {
			const response = await client.fetch(`${address}/${key}`, {
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
		async write(tenantId, file, contentType, bytes) {
			const key = storeKey(tenantId, file);
			const body = new Uint8Array(bytes);
			const written = await call(key, { method: 'PUT', headers: { 'content-type': contentType }, body });
			if (!written) throw new StoreUnavailable('the bucket does not exist');
			await written.body?.cancel();
		},
		async read(tenantId, file) {
			const response = await call(storeKey(tenantId, file), { method: 'GET' });
			if (!response?.body) return undefined;
			// The same streams under two names: those of the browser's types and those of Node.
			const stream = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
			return { bytes: Number(response.headers.get('content-length')), stream };
		},
		async exists(tenantId, file) {
			return (await call(storeKey(tenantId, file), { method: 'HEAD' })) !== undefined;
		},
		async remove(tenantId, file) {
			const response = await call(storeKey(tenantId, file), { method: 'DELETE' });
			await response?.body?.cancel();
		},
	};
}
