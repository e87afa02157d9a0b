// Takes all files of a shop away that is removed: pictures, print data, what shoppers have put into designs. By their folder, not one by one from
// rows, which are gone by then; may be begun again at any time.
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '../config.ts';
import { s3Bucket } from './s3-store.ts';

/** As in storeKey and privateKey. */
const folders = ['media', 'private', 'designs'] as const;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A page of the list has at most a thousand names; what is removed is not in the next one. */
async function removeFromBucket(bucket: Bucket, prefix: string): Promise<void> {
	const { call, remove } = s3Bucket(bucket);
	for (;;) {
		const query = new URLSearchParams({ 'list-type': '2', prefix });
		const listed = await (await call('', { method: 'GET', query: query.toString() }))?.text();
		// Names that we have made ourselves: none of their signs is written otherwise in XML.
		const keys = [...(listed ?? '').matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
		const own = keys.filter((key) => key.startsWith(prefix));
		if (own.length === 0) return;
		for (const key of own) await remove(key);
	}
}

export async function removeTenantFiles(
	{ dataDir, bucket }: { dataDir: string; bucket: Bucket | undefined },
	tenantId: string,
): Promise<void> {
	if (!uuid.test(tenantId)) throw new Error('no id of a tenant');
	for (const folder of folders) {
		if (bucket) await removeFromBucket(bucket, `${folder}/${tenantId}/`);
		else await fs.rm(path.join(dataDir, folder, tenantId), { recursive: true, force: true });
	}
}
