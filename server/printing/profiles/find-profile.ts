// Colour profiles that a shop has uploaded. What a profile holds never changes, so its bytes are read once per process.
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { loadDefaultProfile, type OutputProfile, uploadedProfile } from '../colour/output-profile.ts';

export interface SavedProfile {
	id: string;
	name: string;
	/** What the profile calls itself. */
	description: string;
	size: number;
	/** By a product, or by an order whose print files may be made again. */
	isUsed: boolean;
	createdAt: Date;
}

const isUsed = (sql: Sql) => sql`(
	exists (
		select from print_specifications s where s.tenant_id = p.tenant_id and s.specification ->> 'profileId' = p.id::text
	) or exists (
		select from print_lines l where l.tenant_id = p.tenant_id and l.specification ->> 'profileId' = p.id::text
	)
)`;

const columns = (sql: Sql) =>
	sql`p.id, p.name, p.description, octet_length(p.bytes) as size, ${isUsed(sql)} as is_used, p.created_at`;

export const listProfiles = (sql: Sql, tenantId: string): Promise<SavedProfile[]> => sql<SavedProfile[]>`
	select ${columns(sql)} from print_profiles p where p.tenant_id = ${tenantId} order by lower(p.name), p.id`;

/** @throws Refused NOT_FOUND */
export async function findProfile(sql: Sql, tenantId: string, id: string): Promise<SavedProfile> {
	const [found] = await sql<SavedProfile[]>`
		select ${columns(sql)} from print_profiles p where p.tenant_id = ${tenantId} and p.id = ${id}`;
	if (!found) throw new Refused('NOT_FOUND');
	return found;
}

/** It is not deleted before the transaction ends. @returns whether there is such a profile */
export async function holdProfile(sql: Sql, tenantId: string, id: string): Promise<boolean> {
	const found = await sql`select from print_profiles where tenant_id = ${tenantId} and id = ${id} for key share`;
	return found.length > 0;
}

/** @param id null for the one that ships */
export async function nameProfile(sql: Sql, tenantId: string, id: string | null): Promise<string> {
	return id === null ? loadDefaultProfile().description : (await findProfile(sql, tenantId, id)).name;
}

const cacheBytes = 12 * 2 ** 20;
const cache = new BoundedCache<string, OutputProfile>({ maxSize: cacheBytes, sizeOf: ({ bytes }) => bytes.length });

/**
 * What print files, pictures and swatches of a specification are made for.
 * @param id `profileId` of the specification. @throws Refused NOT_FOUND
 */
export async function loadProfile(sql: Sql, tenantId: string, id: string | null): Promise<OutputProfile> {
	if (id === null) return loadDefaultProfile();
	const key = `${tenantId}/${id}`;
	const cached = cache.get(key);
	if (cached) return cached;
	const [row] = await sql<{ bytes: Buffer; description: string }[]>`
		select bytes, description from print_profiles where tenant_id = ${tenantId} and id = ${id}`;
	if (!row) throw new Refused('NOT_FOUND');
	const profile = uploadedProfile(row.bytes, row.description);
	cache.set(key, profile);
	return profile;
}
