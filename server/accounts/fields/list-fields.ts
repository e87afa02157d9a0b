// What a tenant asks of its users: the shipped fields as the tenant has changed them, and its own.
import {
	labelKey,
	labelOfShipped,
	shippedUserFields,
	type UserField,
	type UserFieldType,
	userFieldTypes,
} from '../../../rules/accounts/profile.ts';
import { baseLanguage } from '../../../rules/languages.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { Translatable } from '../../../rules/texts/lookup.ts';
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import { findTexts } from '../../texts/find-texts.ts';

type Row = Omit<Rows['user_fields'], 'tenantId'>;

export const isShippedField = (fieldName: string): boolean =>
	shippedUserFields.some((field) => field.fieldName === fieldName);

const knownType = (type: string | null): UserFieldType | undefined => userFieldTypes.find((known) => known === type);

function fieldOf(row: Row): UserField {
	const shipped = shippedUserFields.find(({ fieldName }) => fieldName === row.fieldName);
	return {
		fieldName: row.fieldName,
		group: shipped ? 'general' : 'specific',
		type: shipped?.type ?? knownType(row.type) ?? 'text',
		required: row.required ?? shipped?.required ?? false,
		use: row.inUse ?? true,
		order: row.position ?? shipped?.order ?? shippedUserFields.length,
		defaultValue: row.defaultValue,
		options: shipped?.options ?? row.options ?? [],
	};
}

/** In the tenant's order. One statement. */
export async function listFields(sql: Sql, tenantId: string): Promise<UserField[]> {
	const rows = await sql<Row[]>`
		select field_name, type, required, in_use, position, default_value, options from user_fields
		where tenant_id = ${tenantId}`;
	const changed = new Set(rows.map(({ fieldName }) => fieldName));
	const untouched = shippedUserFields.filter(({ fieldName }) => !changed.has(fieldName));
	return [...untouched, ...rows.map(fieldOf)].sort((a, b) => a.order - b.order || (a.fieldName < b.fieldName ? -1 : 1));
}

export const labelKeyOf = (fieldName: string): string =>
	isShippedField(fieldName) ? labelOfShipped(fieldName) : labelKey(fieldName);

/** Labels of all these fields, by field name, with every translation. One statement. */
export async function findLabels(
	sql: Sql,
	tenantId: string,
	fields: readonly UserField[],
): Promise<Map<string, Translatable>> {
	const texts = await findTexts(
		sql,
		tenantId,
		fields.map(({ fieldName }) => labelKeyOf(fieldName)),
	);
	return new Map(
		fields.map(({ fieldName }) => {
			const [key, own] = [labelKeyOf(fieldName), texts.get(labelKeyOf(fieldName))];
			const shipped = shippedEntries.get(key);
			if (!shipped) return [fieldName, own ?? { baseText: fieldName, baseLanguage, translations: {} }];
			const translations = { ...shipped.translations, ...own?.translations };
			return [fieldName, { baseText: shipped.translations[baseLanguage], baseLanguage, translations }];
		}),
	);
}
