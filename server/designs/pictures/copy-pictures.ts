// Pictures of one user for another, who copies a design that shows them: a design shows those of its owner alone, so that a copy has its own, byte for byte.
import { newId } from '../../../rules/ids.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { nothingWritten, type PrivateStore } from '../../media/private/private-store.ts';
import type { StoredFile } from '../../media/store.ts';
import { RefusedPicture } from '../../media/svg/refused-picture.ts';
import { filesOf, originalFile, screenFile, screenSizes, sendPictureRemoval } from './picture-files.ts';
import { forgottenAfterMs, mostPictures } from './receive-picture.ts';

interface Picture {
	id: string;
	hasAlpha: boolean;
}

export interface PictureCopies {
	/** Of the copies, by those that they are copies of. */
	ids: ReadonlyMap<string, string>;
	/** Names them, in the transaction that makes the copy of the design. @throws RefusedPicture */
	insert(sql: Sql): Promise<void>;
	/** Of copies that no design has come to show. */
	discard(): Promise<void>;
}

interface Copying {
	inTenant: InTenant;
	store: PrivateStore;
	tenantId: string;
	/** Whose pictures they are. */
	from: string;
	/** Whose the copies will be. */
	to: string;
}

async function writeFile(store: PrivateStore, tenantId: string, name: string, file: StoredFile): Promise<void> {
	const writer = await store.resume(tenantId, name, nothingWritten);
	try {
		for await (const chunk of file.stream) await writer.write(chunk as Uint8Array);
	} catch (error) {
		await writer.close();
		await store.discard(tenantId, name, nothingWritten);
		throw error;
	}
	await writer.finish();
}

/** What is not there any more is not there in the copy either, and says so. */
async function copyFiles({ store, tenantId }: Copying, { id, hasAlpha }: Picture, copy: string): Promise<void> {
	const names = [
		[originalFile(id), originalFile(copy)],
		...screenSizes.map((size) => [screenFile(id, size, hasAlpha), screenFile(copy, size, hasAlpha)]),
	] as const;
	for (const [source, target] of names) {
		const file = await store.read(tenantId, source as string);
		if (file) await writeFile(store, tenantId, target as string, file);
	}
}

async function insertCopies(sql: Sql, { tenantId, from, to }: Copying, copies: ReadonlyMap<string, string>) {
	if (copies.size === 0) return;
	await lockUser(sql, tenantId, to);
	const [sources, targets] = [[...copies.keys()], [...copies.values()]];
	const made = await sql`
		insert into design_pictures (
			tenant_id, id, user_id, name, file_type, size, sha256, width, height, has_alpha, is_vector, screen_bytes
		)
		select p.tenant_id, c.target, ${to}, p.name, p.file_type, p.size, p.sha256, p.width, p.height, p.has_alpha, p.is_vector, p.screen_bytes
		from unnest(${sources}::uuid[], ${targets}::uuid[]) as c (source, target)
		join design_pictures p on p.tenant_id = ${tenantId} and p.id = c.source and p.user_id = ${from}
		where ${mostPictures - copies.size} >= (
			select count(*) from design_pictures where tenant_id = ${tenantId} and user_id = ${to}
		)
		returning id`;
	if (made.length === 0) throw new RefusedPicture('TOO_LARGE', `${mostPictures} pictures are the most`);
}

/** Those of `wanted` that are theirs; pictures of the library are everybody's. */
export async function copyPictures(copying: Copying, wanted: readonly string[]): Promise<PictureCopies> {
	const { inTenant, store, tenantId, from } = copying;
	const found = await inTenant(
		(sql) => sql<Picture[]>`
			select id, has_alpha from design_pictures
			where tenant_id = ${tenantId} and user_id = ${from} and id::text = any(${[...wanted]}::text[]) order by id`,
	);
	const ids = new Map(found.map(({ id }) => [id, newId()]));
	const discard = async () => {
		for (const id of ids.values())
			for (const file of filesOf(id)) await store.remove(tenantId, file).catch(() => undefined);
	};
	// A process that dies in between leaves nothing behind.
	await inTenant((sql) =>
		sendPictureRemoval(sql, tenantId, [...ids.values()], new Date(Date.now() + forgottenAfterMs)),
	);
	try {
		for (const picture of found) await copyFiles(copying, picture, ids.get(picture.id) ?? '');
	} catch (error) {
		await discard();
		throw error;
	}
	return { ids, discard, insert: (sql) => insertCopies(sql, copying, ids) };
}
