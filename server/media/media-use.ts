// Where pictures are used. Every domain that refers to pictures has a part that knows: the library asks it where a picture is
// shown, deletes nothing that a part still needs, and has the parts put one picture in the place of another. The parts are listed in
// start/media-references.ts; a test compares them with the foreign keys of the database.
import type { Sql } from '../database/connection.ts';
import type { Statement } from '../database/read.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

export interface FoundUse {
	mediaId: string;
	/** What uses it: the `kind` of the part. */
	kind: string;
	/** Of the thing that uses it. */
	id: string;
	/** What that thing is called, in the language that was asked for. */
	label: string;
	/** Where to see or change it, from the root of the shop; null: there is no such place. */
	address: string | null;
}

export interface MediaUse {
	/** A word for the kind of thing: `product`, `category`, `shopImage`. The library's words have a name for each. */
	kind: string;
	/** The columns that refer to pictures, as `table.column`. */
	columns: readonly string[];
	/** A select of the ids of all pictures that are used, to be put into another statement. */
	usedIds(sql: Sql, tenantId: string): Statement<{ id: string }[]>;
	/** A fixed number of statements, however many ids. */
	find(sql: Sql, tenant: Tenant, language: string, mediaIds: readonly string[]): Promise<FoundUse[]>;
	/**
	 * Whatever refers to the one picture refers to the other from now on; the other one is already there, and its words with it. Copies that
	 * are cached follow by `pictureChanged`, which the caller calls, as it announces the change. May refuse a picture that does not
	 * fit (`Refused`): nothing is replaced then.
	 */
	replace(sql: Sql, tenant: Tenant, before: string, after: string): Promise<void>;
}

/** In the order of the parts. */
export async function findUses(
	sql: Sql,
	parts: readonly MediaUse[],
	tenant: Tenant,
	language: string,
	mediaIds: readonly string[],
): Promise<FoundUse[]> {
	if (mediaIds.length === 0) return [];
	const found = [];
	for (const part of parts) found.push(await part.find(sql, tenant, language, mediaIds));
	return found.flat();
}
