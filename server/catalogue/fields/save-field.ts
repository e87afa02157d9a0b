// Makes, changes, orders and deletes the fields of products, and has everything shown anew that shows them.
import type { ProductFieldType } from '../../../rules/catalogue/kinds.ts';
import { isFieldName, isRootPath, isSecureUrl } from '../../../rules/field-formats.ts';
import { newId } from '../../../rules/ids.ts';
import {
	productFieldDefaultKey,
	productFieldLabelKey,
	productFieldValueKey,
} from '../../../rules/texts/entity-keys.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken, Refused } from '../../failure.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { saveTranslations, type Word } from '../../texts/queue/save-translations.ts';
import { removeTexts } from '../../texts/remove-texts.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshSoon } from '../read-model/refresh-later.ts';
import { type EditedField, listProductFields } from './list-fields.ts';

export interface FieldToSave {
	name: string;
	labels: readonly Word[];
	type: ProductFieldType;
	required: boolean;
	/** Whether lists can be narrowed by it; never by addresses, nor by what shoppers do not see. */
	filter: boolean;
	/** Of a text. */
	defaults: readonly Word[];
	/** Of a link. */
	defaultUrl: string;
}

function refuseErrors({ name, type, defaultUrl }: FieldToSave): void {
	if (!isFieldName(name)) throw new Refused('FIELD_NAME_INVALID');
	if (type === 'link' && defaultUrl !== '' && !isSecureUrl(defaultUrl) && !isRootPath(defaultUrl))
		throw new Refused('VALIDATION', 'defaultUrl');
}

const refuseTaken = (error: unknown): never => {
	throw isTaken(error) ? new Refused('FIELD_NAME_TAKEN') : error;
};

async function findField(sql: Sql, { tenant }: Caller, id: string): Promise<EditedField> {
	const [field] = await listProductFields(sql, tenant, defaultLanguage(tenant), { id });
	if (!field) throw new Refused('NOT_FOUND');
	return field;
}

const saveTextsOf = (sql: Sql, { tenant, user }: Caller, id: string, field: FieldToSave): Promise<void> =>
	saveTranslations(
		sql,
		tenant,
		[
			{
				key: productFieldLabelKey(id),
				type: 'productFieldLabel',
				words: field.labels,
				maxLength: 200,
				required: true,
			},
			{
				key: productFieldDefaultKey(id),
				type: 'productFieldValue',
				words:
					field.type === 'text'
						? field.defaults
						: tenant.languages.map(({ languageCode }) => ({ languageCode, translation: '' })),
				maxLength: 2000,
			},
		],
		{ group: 'productFields', by: user?.id },
	);

const hasDefault = ({ defaults, defaultUrl }: EditedField) =>
	defaultUrl !== '' || defaults.some(({ translation }) => translation !== '');

/** A default is shown by every product; without one only those are concerned that say something in the field. */
async function refreshShown(sql: Sql, { tenant }: Caller, ...states: readonly EditedField[]): Promise<void> {
	if (states.some(hasDefault)) return refreshSoon(sql, tenant, 'all');
	const id = states[0]?.id ?? null;
	const rows = await sql<{ productId: string }[]>`
		select product_id from product_field_values where tenant_id = ${tenant.id} and field_id = ${id}`;
	await refreshSoon(
		sql,
		tenant,
		rows.map(({ productId }) => productId),
	);
}

const recorded = ({ label, products, ...rest }: EditedField) => rest;

export async function createProductField(
	sql: Sql,
	caller: Caller,
	{ meta }: { meta: boolean },
	field: FieldToSave,
): Promise<EditedField> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	refuseErrors(field);
	const id = newId();
	await sql`
		insert into product_fields (tenant_id, id, name, type, meta, required, filter, default_url, position)
		select ${tenant.id}, ${id}, ${field.name}, ${field.type}, ${meta}, ${field.required}, ${field.filter && !meta && field.type === 'text'},
			${field.type === 'link' ? field.defaultUrl : ''}, coalesce(max(position), 0) + 1
		from product_fields where tenant_id = ${tenant.id}`.catch(refuseTaken);
	await saveTextsOf(sql, caller, id, field);
	const made = await findField(sql, caller, id);
	await refreshShown(sql, caller, made);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createProductField',
		entity: { type: 'productField', id },
		after: recorded(made),
	});
	return made;
}

/** Of another type than before only as long as no one has filled it: a text is no address. */
export async function updateProductField(
	sql: Sql,
	caller: Caller,
	id: string,
	field: FieldToSave,
): Promise<EditedField> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	refuseErrors(field);
	const before = await findField(sql, caller, id);
	if (before.type !== field.type && before.products > 0) throw new Refused('FIELD_TYPE_IN_USE');
	await sql`
		update product_fields set name = ${field.name}, type = ${field.type}, required = ${field.required},
			filter = ${field.filter && field.type === 'text'} and not meta, default_url = ${field.type === 'link' ? field.defaultUrl : ''}
		where tenant_id = ${tenant.id} and id = ${id}`.catch(refuseTaken);
	await saveTextsOf(sql, caller, id, field);
	const after = await findField(sql, caller, id);
	await refreshShown(sql, caller, before, after);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'updateProductField',
		entity: { type: 'productField', id },
		before: recorded(before),
		after: recorded(after),
	});
	return after;
}

/** With everything that products say in it. */
export async function deleteProductField(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	const before = await findField(sql, caller, id);
	const values = await sql<{ productId: string }[]>`
		delete from product_field_values where tenant_id = ${tenant.id} and field_id = ${id} returning product_id`;
	const choosing = await sql<{ id: string }[]>`
		update products set choice_fields = array_remove(choice_fields, ${id}::uuid), revision = revision + 1
		where tenant_id = ${tenant.id} and ${id}::uuid = any(choice_fields) returning id`;
	await sql`delete from product_fields where tenant_id = ${tenant.id} and id = ${id}`;
	const products = values.map(({ productId }) => productId);
	await removeTexts(sql, tenant.id, [
		productFieldLabelKey(id),
		productFieldDefaultKey(id),
		...products.map((productId) => productFieldValueKey(productId, id)),
	]);
	const concerned = [...new Set([...products, ...choosing.map((one) => one.id)])];
	await refreshSoon(sql, tenant, hasDefault(before) ? 'all' : concerned);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteProductField',
		entity: { type: 'productField', id },
		before: { ...recorded(before), products: before.products },
	});
}

/** Moves one before another of its kind, or to the end: a step is one move, no matter who else moves something meanwhile. */
export async function placeProductField(
	sql: Sql,
	caller: Caller,
	{ id, before }: { id: string; before: string | null },
): Promise<void> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	const { meta } = await findField(sql, caller, id);
	const known = await listProductFields(sql, tenant, defaultLanguage(tenant), { meta });
	const others = known.filter((field) => field.id !== id);
	const at = before === null ? others.length : others.findIndex((field) => field.id === before);
	const moved = known.find((field) => field.id === id);
	if (at < 0 || !moved) throw new Refused('NOT_FOUND');
	const next = [...others.slice(0, at), moved, ...others.slice(at)];
	await sql`
		update product_fields f set position = given.number
		from unnest(${next.map((field) => field.id)}::uuid[]) with ordinality as given (id, number)
		where f.tenant_id = ${tenant.id} and f.id = given.id`;
	await refreshSoon(sql, tenant, 'all');
	const order = (fields: readonly EditedField[]) => ({ order: fields.map(({ name }) => name) });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'placeProductField',
		entity: { type: 'productField', id },
		before: order(known),
		after: order(next),
	});
}
