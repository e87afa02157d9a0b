// Changes the languages of a tenant. The caller holds them first, and announces the change.
import type { Notation } from '../../rules/notations.ts';
import type { Sql } from '../database/connection.ts';

/** Until the end of the transaction no one else changes them: two at once could leave a tenant without a default. */
export async function holdLanguages(sql: Sql, tenantId: string): Promise<void> {
	await sql`select from languages where tenant_id = ${tenantId} order by language_code for update`;
}

/** At the end of the others, as a draft. */
export async function addLanguage(
	sql: Sql,
	tenantId: string,
	languageCode: string,
	notation: Notation | null,
): Promise<void> {
	await sql`
		insert into languages (tenant_id, language_code, notation, position, published)
		select ${tenantId}, ${languageCode}, ${notation}, coalesce(max(position), 0) + 1, false
		from languages where tenant_id = ${tenantId}`;
}

export async function removeLanguage(sql: Sql, tenantId: string, languageCode: string): Promise<void> {
	await sql`delete from languages where tenant_id = ${tenantId} and language_code = ${languageCode} and not is_default`;
}

export async function makeDefaultLanguage(sql: Sql, tenantId: string, languageCode: string): Promise<void> {
	await sql`update languages set is_default = false where tenant_id = ${tenantId} and is_default`;
	await sql`
		update languages set is_default = true, published = true
		where tenant_id = ${tenantId} and language_code = ${languageCode}`;
}

export async function showLanguage(
	sql: Sql,
	tenantId: string,
	languageCode: string,
	published: boolean,
): Promise<void> {
	await sql`
		update languages set published = ${published} where tenant_id = ${tenantId} and language_code = ${languageCode}`;
}

export async function writeNotation(
	sql: Sql,
	tenantId: string,
	languageCode: string,
	notation: Notation | null,
): Promise<void> {
	await sql`
		update languages set notation = ${notation} where tenant_id = ${tenantId} and language_code = ${languageCode}`;
}

/** In the order of these codes. */
export async function arrangeLanguages(sql: Sql, tenantId: string, codes: readonly string[]): Promise<void> {
	await sql`
		update languages set position = array_position(${[...codes]}::text[], language_code)
		where tenant_id = ${tenantId} and language_code = any(${[...codes]}::text[])`;
}
