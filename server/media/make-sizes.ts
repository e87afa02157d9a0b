// The sizes of a picture, made once, by a job. The files first, then the row that says they are there, together with whatever
// shows the picture. A second run makes the same files again.
import { buffer } from 'node:stream/consumers';
import { sizeFile } from '../../rules/pictures.ts';
import type { InTenant, Sql } from '../database/connection.ts';
import { holdTenant } from '../tenants/announce-change.ts';
import { encodeSizes, type Sizes } from './encode-sizes.ts';
import { contentTypes, originalFile } from './media-path.ts';
import type { MediaStore } from './store.ts';

/** Called in the transaction that changes a picture, for those who keep a copy of what it is. */
export type PictureChanged = (sql: Sql, tenantId: string, mediaId: string) => Promise<void>;

interface Parts {
	inTenant: InTenant;
	store: MediaStore;
	changed: PictureChanged;
}

interface Original {
	contentType: string;
	made: boolean;
}

async function findOriginal(sql: Sql, tenantId: string, mediaId: string): Promise<Original | undefined> {
	const [found] = await sql<Original[]>`
		select content_type, sizes <> '{}' as made from media
		where tenant_id = ${tenantId} and id = ${mediaId} and remote_url is null`;
	return found;
}

async function readOriginal(store: MediaStore, tenantId: string, file: string): Promise<Buffer> {
	const stored = await store.read(tenantId, file);
	if (!stored) throw new Error(`the file ${file} of tenant ${tenantId} is missing`);
	return buffer(stored.stream);
}

/** When all their files are there, with the bytes of these files. @returns whether the picture is still there, too */
export async function recordSizes(
	sql: Sql,
	tenantId: string,
	mediaId: string,
	{ widths, fallback, bytes }: Sizes & { bytes: number },
): Promise<boolean> {
	const recorded = await sql`
		update media set sizes = ${widths}::int[], fallback = ${fallback}, size_bytes = ${bytes}
		where tenant_id = ${tenantId} and id = ${mediaId} returning id`;
	return recorded.length > 0;
}

/** Of a drawing there are none, since it has every size. */
export async function makeSizes({ inTenant, store, changed }: Parts, tenantId: string, mediaId: string): Promise<void> {
	const original = await inTenant((sql) => findOriginal(sql, tenantId, mediaId));
	if (!original || original.made || original.contentType === contentTypes.svg) return;
	const bytes = await readOriginal(store, tenantId, originalFile(mediaId, original.contentType));
	const files: string[] = [];
	let written = 0;
	const sizes = await encodeSizes({ tenantId }, bytes, async ({ width, ending, bytes: size }) => {
		const file = sizeFile(mediaId, width, ending);
		await store.write(tenantId, file, contentTypes[ending], size);
		files.push(file);
		written += size.length;
	});
	if (!sizes) return;
	const recorded = await inTenant(async (sql) => {
		await holdTenant(sql, tenantId);
		if (!(await recordSizes(sql, tenantId, mediaId, { ...sizes, bytes: written }))) return false;
		await changed(sql, tenantId, mediaId);
		return true;
	});
	// Deleted meanwhile: the transaction that did that did not know of these files.
	if (!recorded) for (const file of files) await store.remove(tenantId, file);
}
