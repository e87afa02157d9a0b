// What users have put into the fields of their profile.
import { type FieldValues, isValueFor, type UserField } from '../../../rules/accounts/profile.ts';
import { tidyField } from '../../../rules/tidy-fields.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

export async function loadValues(sql: Sql, tenantId: string, userId: string): Promise<Record<string, string>> {
	const rows = await sql<{ fieldName: string; value: string }[]>`
		select field_name, value from user_field_values where tenant_id = ${tenantId} and user_id = ${userId}`;
	return Object.fromEntries(rows.map(({ fieldName, value }) => [fieldName, value]));
}

/**
 * Only fields that are asked for; a value must fit its field, an empty one is none. Throws the error when it does not.
 * Phone numbers and mail addresses come back as they are stored.
 */
export function checkValues(
	fields: readonly UserField[],
	given: FieldValues,
	refusal: 'PROFILE_NOT_SAVED' | 'VALIDATION' = 'VALIDATION',
): Record<string, string> {
	const used = new Map(fields.filter(({ use }) => use).map((field) => [field.fieldName, field]));
	const country = given.country?.trim();
	const tidied = Object.entries(given).map(
		([name, value]) => [name, tidyField(used.get(name)?.type ?? 'text', value, country)] as const,
	);
	for (const [name, value] of tidied) {
		const field = used.get(name);
		if (!field || (value !== '' && !isValueFor(field, value, country))) throw new Refused(refusal, name.slice(0, 60));
	}
	return Object.fromEntries(tidied);
}

/** Fields that are not named stay as they were. */
export async function saveValues(sql: Sql, tenantId: string, userId: string, values: FieldValues): Promise<void> {
	const entries = Object.entries(values);
	const filled = entries.filter(([, value]) => value !== '');
	const emptied = entries.filter(([, value]) => value === '').map(([name]) => name);
	await sql`
		delete from user_field_values
		where tenant_id = ${tenantId} and user_id = ${userId} and field_name = any(${emptied}::text[])`;
	await sql`
		insert into user_field_values (tenant_id, user_id, field_name, value)
		select ${tenantId}, ${userId}, name, value
		from unnest(${filled.map(([name]) => name)}::text[], ${filled.map(([, value]) => value)}::text[]) as given (name, value)
		on conflict (tenant_id, user_id, field_name) do update set value = excluded.value`;
}
