// Changes what is known of pictures: name, title, folder, what they show in words, what stays in view when they are cropped.
import { longestFileName, longestMediaTitle, mostAtOnce } from '../../../../rules/media-library.ts';
import { isAdmin } from '../../../../rules/permissions.ts';
import { actorOf, type Caller } from '../../../accounts/services.ts';
import type { Sql } from '../../../database/connection.ts';
import { Refused } from '../../../failure.ts';
import { announceChange, holdTenant } from '../../../tenants/announce-change.ts';
import { isLocked } from '../../../texts/hold-texts.ts';
import { queueChanged } from '../../../texts/queue/queue-texts.ts';
import { type MediaServices, refuseDescription } from '../../add-picture.ts';
import {
	type AlternativeTexts,
	alternativeTextKey,
	describePicture,
	findAlternativeTexts,
	removeAlternativeTexts,
	saveAlternativeText,
	textsOf,
} from '../../alternative-text.ts';
import { checkFolder } from '../folders/folders.ts';

export interface MediaChange {
	fileName?: string | undefined;
	title?: string | undefined;
	/** By language; one that is not named stays as it is, an empty one is taken away. */
	alternativeTexts?: AlternativeTexts | undefined;
	focalPoint?: { x: number; y: number } | undefined;
}

interface Known {
	fileName: string;
	title: string;
	focalX: number;
	focalY: number;
}

const unfit = /\p{Cc}/u;

function checkLine(given: string, longest: number, name: string): string {
	const text = given.trim();
	if (text.length > longest || unfit.test(text) || !text.isWellFormed()) throw new Refused('VALIDATION', name);
	return text;
}

/** @returns what is written now and before, for the log */
async function describe(sql: Sql, { tenant, user }: Caller, id: string, given: AlternativeTexts) {
	if (!isAdmin(user) && (await isLocked(sql, tenant.id, alternativeTextKey(id))))
		throw new Refused('FORBIDDEN', 'the alternative text is locked');
	const before = textsOf((await findAlternativeTexts(sql, tenant.id, [id])).get(id));
	const after = { ...before, ...given };
	const text = describePicture(tenant, after);
	if (!text) await removeAlternativeTexts(sql, tenant.id, [id]);
	else {
		// What is taken away must be named, or it would stay.
		const gone = Object.keys(after).filter((language) => !text.translations[language]);
		const translations = { ...text.translations, ...Object.fromEntries(gone.map((language) => [language, ''])) };
		await saveAlternativeText(sql, tenant.id, id, { ...text, translations }, user?.id);
		await queueChanged(sql, tenant.id, [alternativeTextKey(id)]);
	}
	return { before, after: text?.translations ?? {} };
}

/** @throws RefusedPicture for what cannot be said of a picture */
export async function updateMedia(
	sql: Sql,
	{ changed }: Pick<MediaServices, 'changed'>,
	caller: Caller,
	id: string,
	change: MediaChange,
): Promise<void> {
	const { tenant, user, services } = caller;
	const { alternativeTexts = {}, focalPoint } = change;
	refuseDescription({ alternativeTexts, focalPoint }, tenant);
	await holdTenant(sql, tenant.id);
	const [known] = await sql<Known[]>`
		select file_name, title, focal_x, focal_y from media where tenant_id = ${tenant.id} and id = ${id} for no key update`;
	if (!known) throw new Refused('NOT_FOUND');
	const next = {
		fileName: change.fileName === undefined ? known.fileName : checkLine(change.fileName, longestFileName, 'fileName'),
		title: change.title === undefined ? known.title : checkLine(change.title, longestMediaTitle, 'title'),
		focalX: focalPoint?.x ?? known.focalX,
		focalY: focalPoint?.y ?? known.focalY,
	};
	await sql`
		update media set file_name = ${next.fileName}, title = ${next.title}, focal_x = ${next.focalX}, focal_y = ${next.focalY},
			updated_at = now(), updated_by = ${user?.id ?? null}
		where tenant_id = ${tenant.id} and id = ${id}`;
	const texts = change.alternativeTexts && (await describe(sql, caller, id, change.alternativeTexts));
	await changed(sql, tenant.id, id);
	await announceChange(sql, tenant.id, 'content');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'updateMedia',
		entity: { type: 'media', id },
		before: { ...known, ...(texts && { alternativeTexts: texts.before }) },
		after: { ...next, ...(texts && { alternativeTexts: texts.after }) },
	});
}

/** Each once, and not too many. */
export function checkIds(ids: readonly string[]): string[] {
	const known = [...new Set(ids)].sort();
	if (known.length === 0 || known.length > mostAtOnce) throw new Refused('VALIDATION', `1 to ${mostAtOnce} pictures`);
	return known;
}

/** @param folderId undefined: into no folder */
export async function moveMedia(
	sql: Sql,
	caller: Caller,
	given: readonly string[],
	folderId: string | undefined,
): Promise<number> {
	const { tenant, user, services } = caller;
	const ids = checkIds(given);
	await checkFolder(sql, tenant.id, folderId);
	const moved = await sql<{ id: string }[]>`
		update media set folder_id = ${folderId ?? null}, updated_at = now(), updated_by = ${user?.id ?? null}
		where tenant_id = ${tenant.id} and id = any(${ids}::uuid[]) returning id`;
	if (moved.length < ids.length) throw new Refused('NOT_FOUND');
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'moveMedia',
		entity: { type: 'media', id: ids.length === 1 ? (ids[0] ?? '') : `${ids.length} pictures` },
		after: { ids, folderId: folderId ?? null },
	});
	return moved.length;
}
