// Multipart uploads of S3: a large file goes into the bucket in parts, and becomes one object when all of them are there.
import { StoreUnavailable } from '../../failure.ts';
import type { OpenBucket } from '../s3-store.ts';

export interface StoredPart {
	etag: string;
	bytes: number;
}

export interface Multipart {
	/** @returns its id */
	begin(key: string, contentType: string): Promise<string>;
	/** @returns the tag of the part */
	putPart(key: string, uploadId: string, number: number, bytes: Uint8Array): Promise<string>;
	/** @returns false when there is no such upload: it was completed or aborted before */
	complete(key: string, uploadId: string, parts: readonly StoredPart[]): Promise<boolean>;
	/** Also when there is none. */
	abort(key: string, uploadId: string): Promise<void>;
}

/** A part has megabytes, and S3 puts a large object together in its own time. */
const withinMilliseconds = 60_000;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const partsXml = (parts: readonly StoredPart[]) => {
	const listed = parts.map(
		({ etag }, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
	);
	return `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
};

export function openMultipart({ call }: Pick<OpenBucket, 'call'>): Multipart {
	const ofUpload = (uploadId: string) => `uploadId=${encodeURIComponent(uploadId)}`;
	return {
		async begin(key, contentType) {
			const headers = { 'content-type': contentType };
			const answer = await call(key, { method: 'POST', query: 'uploads=', headers });
			const [, uploadId] = /<UploadId>([^<]+)<\/UploadId>/.exec((await answer?.text()) ?? '') ?? [];
			if (!uploadId) throw new StoreUnavailable('the store began no multipart upload');
			return uploadId;
		},
		async putPart(key, uploadId, number, bytes) {
			const query = `partNumber=${number}&${ofUpload(uploadId)}`;
			const answer = await call(key, { method: 'PUT', query, body: new Uint8Array(bytes), withinMilliseconds });
			await answer?.body?.cancel();
			const etag = answer?.headers.get('etag');
			if (!etag) throw new StoreUnavailable('the store took no part of a multipart upload');
			return etag;
		},
		async complete(key, uploadId, parts) {
			const body = new Uint8Array(Buffer.from(partsXml(parts)));
			const headers = { 'content-type': 'application/xml' };
			const answer = await call(key, { method: 'POST', query: ofUpload(uploadId), headers, body, withinMilliseconds });
			// The status is sent before the parts are put together: an error may come after it.
			if (answer && (await answer.text()).includes('<Error>'))
				throw new StoreUnavailable('the store could not complete a multipart upload');
			return answer !== undefined;
		},
		async abort(key, uploadId) {
			const answer = await call(key, { method: 'DELETE', query: ofUpload(uploadId) });
			await answer?.body?.cancel();
		},
	};
}
