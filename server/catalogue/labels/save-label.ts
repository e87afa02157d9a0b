// Makes, changes, orders and deletes labels of products, and has those products shown anew that carry them.
import type { LabelKind } from '../../../rules/catalogue/kinds.ts';
import type { Validity } from '../../../rules/catalogue/validity.ts';
import { isDay } from '../../../rules/dates.ts';
import { newId } from '../../../rules/ids.ts';
import { productLabelNameKey } from '../../../rules/texts/entity-keys.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { saveTranslations, type Word } from '../../texts/queue/save-translations.ts';
import { removeTexts } from '../../texts/remove-texts.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshSoon } from '../read-model/refresh-later.ts';
import { type EditedLabel, listLabels } from './list-labels.ts';

export interface LabelToSave extends Validity {
	names: readonly Word[];
	kind: LabelKind;
	active: boolean;
}

function refuseErrors({ validFrom, validUntil }: LabelToSave): void {
	if ([validFrom, validUntil].some((day) => day !== null && !isDay(day))) throw new Refused('VALIDATION', 'days');
	if (validFrom !== null && validUntil !== null && validUntil < validFrom)
		throw new Refused('VALIDATION', 'validUntil');
}

async function findLabel(sql: Sql, { tenant }: Caller, id: string): Promise<EditedLabel> {
	const [label] = await listLabels(sql, tenant, defaultLanguage(tenant), { id });
	if (!label) throw new Refused('NOT_FOUND');
	return label;
}

const saveName = (sql: Sql, { tenant, user }: Caller, id: string, words: readonly Word[]): Promise<void> =>
	saveTranslations(
		sql,
		tenant,
		[{ key: productLabelNameKey(id), type: 'productLabelName', words, maxLength: 60, required: true }],
		{ group: 'productLabels', by: user?.id },
	);

const carriers = async (sql: Sql, tenantId: string, ids: readonly string[]): Promise<string[]> => {
	const rows = await sql<{ productId: string }[]>`
		select distinct product_id from product_label_links
		where tenant_id = ${tenantId} and label_id = any(${[...ids]}::uuid[])`;
	return rows.map(({ productId }) => productId);
};

const recorded = ({ name, products, ...rest }: EditedLabel) => rest;

export async function createLabel(sql: Sql, caller: Caller, label: LabelToSave): Promise<EditedLabel> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	refuseErrors(label);
	const id = newId();
	await sql`
		insert into product_labels (tenant_id, id, kind, active, valid_from, valid_until, position)
		select ${tenant.id}, ${id}, ${label.kind}, ${label.active}, ${label.validFrom}::date, ${label.validUntil}::date,
			coalesce(max(position), 0) + 1
		from product_labels where tenant_id = ${tenant.id}`;
	await saveName(sql, caller, id, label.names);
	const made = await findLabel(sql, caller, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'createProductLabel',
		entity: { type: 'productLabel', id },
		after: recorded(made),
	});
	return made;
}

export async function updateLabel(sql: Sql, caller: Caller, id: string, label: LabelToSave): Promise<EditedLabel> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	refuseErrors(label);
	const before = await findLabel(sql, caller, id);
	await sql`
		update product_labels set kind = ${label.kind}, active = ${label.active}, valid_from = ${label.validFrom}::date,
			valid_until = ${label.validUntil}::date
		where tenant_id = ${tenant.id} and id = ${id}`;
	await saveName(sql, caller, id, label.names);
	await refreshSoon(sql, tenant, await carriers(sql, tenant.id, [id]));
	const after = await findLabel(sql, caller, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'updateProductLabel',
		entity: { type: 'productLabel', id },
		before: recorded(before),
		after: recorded(after),
	});
	return after;
}

/** The products that carried it stay. */
export async function deleteLabel(sql: Sql, caller: Caller, id: string): Promise<void> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	const before = await findLabel(sql, caller, id);
	const products = await carriers(sql, tenant.id, [id]);
	await sql`delete from product_labels where tenant_id = ${tenant.id} and id = ${id}`;
	await removeTexts(sql, tenant.id, [productLabelNameKey(id)]);
	await refreshSoon(sql, tenant, products);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteProductLabel',
		entity: { type: 'productLabel', id },
		before: { ...recorded(before), products: before.products },
	});
}

/** Moves one before another, or to the end. */
export async function placeLabel(
	sql: Sql,
	caller: Caller,
	{ id, before }: { id: string; before: string | null },
): Promise<void> {
	const { tenant, services } = caller;
	await lockCatalogue(sql, tenant.id);
	const known = (await listLabels(sql, tenant, defaultLanguage(tenant))).map((label) => label.id);
	const others = known.filter((other) => other !== id);
	const at = before === null ? others.length : others.indexOf(before);
	if (at < 0 || others.length === known.length) throw new Refused('NOT_FOUND');
	const next = [...others.slice(0, at), id, ...others.slice(at)];
	await sql`
		update product_labels l set position = given.number
		from unnest(${next}::uuid[]) with ordinality as given (id, number)
		where l.tenant_id = ${tenant.id} and l.id = given.id`;
	await refreshSoon(sql, tenant, await carriers(sql, tenant.id, next));
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'placeProductLabel',
		entity: { type: 'productLabel', id },
		before: { order: known },
		after: { order: next },
	});
}
