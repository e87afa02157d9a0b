// Puts a new file in the place of a picture, wherever that is used. Addresses of pictures never get another content, so the new file is
// a new picture; the old one is gone when all that showed it show the new one. All of it in one transaction, or nothing.
import fs from 'node:fs/promises';
import { actorOf, type Caller } from '../../../accounts/services.ts';
import type { InTenant, Sql } from '../../../database/connection.ts';
import { Refused } from '../../../failure.ts';
import { announceChange, holdTenant } from '../../../tenants/announce-change.ts';
import { type MediaServices, type SentFile, shownName } from '../../add-picture.ts';
import { moveAlternativeText } from '../../alternative-text.ts';
import { originalFile, type Picture } from '../../media-path.ts';
import { maxPictureBytes } from '../../picture-limits.ts';
import { readPicture } from '../../read-picture.ts';
import { insertPicture, type PictureFile, writeOriginal } from '../../save-picture.ts';
import { RefusedPicture } from '../../svg/refused-picture.ts';
import { removePictures } from './delete-media.ts';

interface Parts extends MediaServices {
	inTenant: InTenant;
	signal?: AbortSignal | undefined;
}

interface Old extends Picture {
	fileName: string;
	title: string;
	folderId: string | null;
	createdBy: string | null;
	createdAt: Date;
}

interface New {
	id: string;
	picture: PictureFile;
	fileName: string;
}

async function putInPlace(sql: Sql, { uses, announce, changed }: Parts, caller: Caller, oldId: string, next: New) {
	const { tenant, user, services } = caller;
	const { id, picture, fileName } = next;
	await holdTenant(sql, tenant.id);
	// A transaction that wants to refer to the old one meanwhile waits, and finds it gone.
	const [old] = await sql<Old[]>`
		select id, content_type, width, height, sizes, fallback, focal_x, focal_y, file_name, title, folder_id, created_by, created_at
		from media where tenant_id = ${tenant.id} and id = ${oldId} for update`;
	if (!old) throw new Refused('NOT_FOUND');
	const { focalX, focalY, title } = old;
	await insertPicture(sql, tenant.id, id, picture, { fileName, focalX, focalY, title });
	await sql`
		update media set folder_id = ${old.folderId}, created_at = ${old.createdAt}, created_by = ${old.createdBy},
			updated_by = ${user?.id ?? null}
		where tenant_id = ${tenant.id} and id = ${id}`;
	await moveAlternativeText(sql, tenant.id, oldId, id);
	for (const part of uses) await part.replace(sql, tenant, oldId, id);
	await sql`update media set made_from = ${id} where tenant_id = ${tenant.id} and made_from = ${oldId}`;
	await removePictures(sql, tenant.id, [old]);
	await announce(sql, tenant.id, id);
	await changed(sql, tenant.id, id);
	await announceChange(sql, tenant.id, 'content');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'replaceMedia',
		entity: { type: 'media', id },
		before: { id: oldId, fileName: old.fileName },
		after: { id, fileName },
	});
}

/** @returns the id of the new picture. @throws RefusedPicture, with nothing left behind */
export async function replaceMedia(parts: Parts, caller: Caller, oldId: string, file: SentFile): Promise<string> {
	const { store, inTenant, signal } = parts;
	const { tenant } = caller;
	const [known] = await inTenant((sql) => sql`select from media where tenant_id = ${tenant.id} and id = ${oldId}`);
	if (!known) throw new Refused('NOT_FOUND');
	if (file.bytes > maxPictureBytes) throw new RefusedPicture('TOO_LARGE', 'a picture may have 20 MiB');
	const picture = await readPicture(await fs.readFile(file.path), { tenantId: tenant.id, signal });
	const id = await writeOriginal(store, tenant.id, picture);
	try {
		await inTenant((sql) => putInPlace(sql, parts, caller, oldId, { id, picture, fileName: shownName(file.name) }));
		return id;
	} catch (error) {
		await store.remove(tenant.id, originalFile(id, picture.contentType)).catch(() => undefined);
		throw error;
	}
}
