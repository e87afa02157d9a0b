// The folders of the media library: a tree. They are for people to find things; no address of a picture has one in it.

import { newId } from '../../../../rules/ids.ts';
import { findMoveError, freeName, mostFolders, readFolderName } from '../../../../rules/media-library.ts';
import { actorOf, type Caller } from '../../../accounts/services.ts';
import type { Sql } from '../../../database/connection.ts';
import { isTaken, Refused } from '../../../failure.ts';

export interface Folder {
	id: string;
	name: string;
	parentId: string | null;
	/** Pictures that lie in it, not counting those of folders inside of it. */
	pictures: number;
}

/** All of them in one statement. */
export const listFolders = (sql: Sql, tenantId: string): Promise<Folder[]> => sql<Folder[]>`
	select f.id, f.name, f.parent_id, (
		select count(*)::int from media m where m.tenant_id = f.tenant_id and m.folder_id = f.id
	) as pictures
	from media_folders f where f.tenant_id = ${tenantId} order by lower(f.name), f.id`;

/** Changes of the tree come one after the other, so that two of them cannot close a circle together. */
async function holdFolders(sql: Sql, tenantId: string): Promise<Folder[]> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`media folders ${tenantId}`}, 0))`;
	return listFolders(sql, tenantId);
}

function folderWith(folders: readonly Folder[], id: string): Folder {
	const found = folders.find((folder) => folder.id === id);
	if (!found) throw new Refused('NOT_FOUND');
	return found;
}

/** Undefined stays undefined: no folder. */
export async function checkFolder(sql: Sql, tenantId: string, id: string | undefined): Promise<void> {
	if (id === undefined) return;
	// No one takes it away until the transaction ends.
	const found = await sql`
		select from media_folders where tenant_id = ${tenantId} and id = ${id} for key share`;
	if (found.length === 0) throw new Refused('NOT_FOUND');
}

function checkName(given: string): string {
	const name = readFolderName(given);
	if (name === undefined) throw new Refused('VALIDATION', 'name');
	return name;
}

function checkPlace(folders: readonly Folder[], id: string, parentId: string | null): void {
	const error = findMoveError(folders, id, parentId);
	if (error === 'inside') throw new Refused('MEDIA_FOLDER_INSIDE_ITSELF');
	if (error === 'deep') throw new Refused('MEDIA_FOLDER_TOO_DEEP');
}

const refuseTaken = (error: unknown): never => {
	throw isTaken(error) ? new Refused('MEDIA_FOLDER_NAME_TAKEN') : error;
};

export async function createFolder(
	sql: Sql,
	caller: Caller,
	wanted: { name: string; parentId: string | null },
): Promise<Folder> {
	const { tenant, services } = caller;
	const { parentId } = wanted;
	const name = checkName(wanted.name);
	const folders = await holdFolders(sql, tenant.id);
	if (parentId) folderWith(folders, parentId);
	if (folders.length >= mostFolders) throw new Refused('VALIDATION', `at most ${mostFolders} folders`);
	const id = newId();
	checkPlace(folders, id, parentId);
	await sql`
		insert into media_folders (tenant_id, id, parent_id, name)
		values (${tenant.id}, ${id}, ${parentId}, ${name})`.catch(refuseTaken);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createMediaFolder',
		entity: { type: 'mediaFolder', id },
		after: { name, parentId },
	});
	return { id, name, parentId, pictures: 0 };
}

/** What is not given stays as it is; a parent of null is the top. */
export async function updateFolder(
	sql: Sql,
	caller: Caller,
	id: string,
	wanted: { name?: string | undefined; parentId?: string | null | undefined },
): Promise<Folder> {
	const { tenant, services } = caller;
	const folders = await holdFolders(sql, tenant.id);
	const before = folderWith(folders, id);
	const name = wanted.name === undefined ? before.name : checkName(wanted.name);
	const parentId = wanted.parentId === undefined ? before.parentId : wanted.parentId;
	if (parentId) folderWith(folders, parentId);
	checkPlace(folders, id, parentId);
	await sql`
		update media_folders set name = ${name}, parent_id = ${parentId}
		where tenant_id = ${tenant.id} and id = ${id}`.catch(refuseTaken);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'updateMediaFolder',
		entity: { type: 'mediaFolder', id },
		before: { name: before.name, parentId: before.parentId },
		after: { name, parentId },
	});
	return { ...before, name, parentId };
}

/** Folders that come to lie beside one of the same name get a number. */
async function moveUp(sql: Sql, tenantId: string, folders: readonly Folder[], { id, parentId }: Folder): Promise<void> {
	const beside = folders.filter((folder) => folder.parentId === parentId && folder.id !== id);
	const names = beside.map(({ name }) => name);
	for (const inner of folders.filter((folder) => folder.parentId === id)) {
		const name = freeName(inner.name, names);
		names.push(name);
		await sql`
			update media_folders set parent_id = ${parentId}, name = ${name}
			where tenant_id = ${tenantId} and id = ${inner.id}`;
	}
	await sql`update media set folder_id = ${parentId} where tenant_id = ${tenantId} and folder_id = ${id}`;
}

/** @param keepContent what is in it comes to where the folder was; otherwise a folder with something in it is refused */
export async function deleteFolder(sql: Sql, caller: Caller, id: string, keepContent: boolean): Promise<void> {
	const { tenant, services } = caller;
	const folders = await holdFolders(sql, tenant.id);
	const before = folderWith(folders, id);
	// No one puts anything into it from here on.
	await sql`select from media_folders where tenant_id = ${tenant.id} and id = ${id} for update`;
	const [{ pictures } = { pictures: 0 }] = await sql<{ pictures: number }[]>`
		select count(*)::int as pictures from media where tenant_id = ${tenant.id} and folder_id = ${id}`;
	const inner = folders.filter(({ parentId }) => parentId === id).length;
	if (pictures + inner > 0) {
		if (!keepContent) throw new Refused('MEDIA_FOLDER_NOT_EMPTY');
		await moveUp(sql, tenant.id, folders, before);
	}
	await sql`delete from media_folders where tenant_id = ${tenant.id} and id = ${id}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteMediaFolder',
		entity: { type: 'mediaFolder', id },
		before: { name: before.name, parentId: before.parentId, pictures, folders: inner },
	});
}
