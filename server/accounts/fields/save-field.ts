// Makes, changes, removes and orders the fields of a tenant.

import { isValueFor, type UserField, type UserFieldType } from '../../../rules/accounts/profile.ts';
import { isFieldName } from '../../../rules/field-formats.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { queueChanged } from '../../texts/queue/queue-texts.ts';
import { RefusedText } from '../../texts/refuse-text.ts';
import { saveText } from '../../texts/save-texts.ts';
import { isShippedField, labelKeyOf, listFields } from './list-fields.ts';

export interface FieldToSave {
	fieldName: string;
	/** By language; the tenant's default one must be among them when a field is made. */
	labels: Readonly<Record<string, string>>;
	type: UserFieldType;
	required: boolean;
	use: boolean;
	defaultValue: string | null;
	options: readonly string[];
}

async function saveLabels(sql: Sql, tenant: Tenant, { fieldName, labels }: FieldToSave): Promise<void> {
	const spoken = Object.entries(labels).filter(([code]) => tenant.languages.some((l) => l.languageCode === code));
	if (spoken.length === 0) return;
	const baseLanguage = defaultLanguage(tenant);
	await saveText(sql, tenant.id, {
		key: labelKeyOf(fieldName),
		type: isShippedField(fieldName) ? 'static' : 'userFieldLabel',
		group: isShippedField(fieldName) ? 'accounts' : 'userFields',
		baseText: labels[baseLanguage] ?? spoken[0]?.[1] ?? fieldName,
		baseLanguage,
		translations: Object.fromEntries(spoken),
		origin: 'human',
	}).catch((error) => {
		throw error instanceof RefusedText ? new Refused('VALIDATION', error.message) : error;
	});
	if (!isShippedField(fieldName)) await queueChanged(sql, tenant.id, [labelKeyOf(fieldName)]);
}

function refuseErrors(field: FieldToSave): void {
	const { fieldName, type, options, defaultValue } = field;
	if (!isFieldName(fieldName)) throw new Refused('FIELD_NAME_INVALID');
	const chooses = type === 'select' || type === 'radio';
	if (chooses && !isShippedField(fieldName) && (options.length === 0 || options.some((option) => option.trim() === '')))
		throw new Refused('VALIDATION', 'a choice needs options');
	if (options.length > 200 || options.some((option) => !isValueFor({ type: 'text', options: [] }, option)))
		throw new Refused('VALIDATION', 'options');
	if (defaultValue !== null && !isShippedField(fieldName) && !isValueFor({ type, options }, defaultValue))
		throw new Refused('VALIDATION', 'defaultValue');
}

export const findField = async (sql: Sql, tenantId: string, fieldName: string): Promise<UserField> => {
	const found = (await listFields(sql, tenantId)).find((field) => field.fieldName === fieldName);
	if (!found) throw new Refused('NOT_FOUND');
	return found;
};

export async function createField(sql: Sql, tenant: Tenant, field: FieldToSave): Promise<UserField> {
	refuseErrors(field);
	if (!field.labels[defaultLanguage(tenant)]?.trim()) throw new Refused('MANDATORY_FIELDS');
	const { fieldName, type, required, use, defaultValue, options } = field;
	const known = await listFields(sql, tenant.id);
	const position = Math.max(...known.map(({ order }) => order)) + 1;
	const made = await sql`
		insert into user_fields (tenant_id, field_name, type, required, in_use, position, default_value, options)
		select ${tenant.id}, ${fieldName}, ${type}, ${required}, ${use}, ${position}, ${defaultValue}, ${[...options]}::text[]
		where not ${isShippedField(fieldName)}
		on conflict do nothing`;
	if (made.count === 0) throw new Refused('FIELD_NAME_TAKEN');
	await saveLabels(sql, tenant, field);
	return findField(sql, tenant.id, fieldName);
}

/** Type and options of a shipped field are the product's. */
export async function updateField(sql: Sql, tenant: Tenant, field: FieldToSave): Promise<UserField> {
	refuseErrors(field);
	const { fieldName, type, required, use, defaultValue, options } = field;
	const before = await findField(sql, tenant.id, fieldName);
	await sql`
		insert into user_fields as f (tenant_id, field_name, type, required, in_use, position, default_value, options)
		values (${tenant.id}, ${fieldName}, ${type}, ${required}, ${use}, ${before.order}, ${defaultValue}, ${[...options]}::text[])
		on conflict (tenant_id, field_name) do update set type = excluded.type, required = excluded.required,
			in_use = excluded.in_use, default_value = excluded.default_value, options = excluded.options`;
	await saveLabels(sql, tenant, field);
	return findField(sql, tenant.id, fieldName);
}

/** What users have put in goes with it. */
export async function deleteField(sql: Sql, tenantId: string, fieldName: string): Promise<void> {
	if (isShippedField(fieldName)) throw new Refused('FIELD_PROTECTED');
	const gone = await sql`delete from user_fields where tenant_id = ${tenantId} and field_name = ${fieldName}`;
	if (gone.count === 0) throw new Refused('NOT_FOUND');
	await sql`delete from user_field_values where tenant_id = ${tenantId} and field_name = ${fieldName}`;
}

/** Those that are not named follow in the order they had. */
export async function orderFields(sql: Sql, tenantId: string, wanted: readonly string[]): Promise<UserField[]> {
	const known = (await listFields(sql, tenantId)).map(({ fieldName }) => fieldName);
	if (wanted.some((name) => !known.includes(name)) || new Set(wanted).size < wanted.length)
		throw new Refused('NOT_FOUND');
	const names = [...wanted, ...known.filter((name) => !wanted.includes(name))];
	await sql`
		insert into user_fields (tenant_id, field_name, position)
		select ${tenantId}, name, number - 1 from unnest(${names}::text[]) with ordinality as given (name, number)
		on conflict (tenant_id, field_name) do update set position = excluded.position`;
	return listFields(sql, tenantId);
}
