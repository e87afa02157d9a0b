// What can be changed of a product where shoppers see it: its name and its description in the language of the page, and whether it
// is published. The editor in the administration is notified by the revision that it has an older state.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { productDescriptionKey, productNameKey } from '../../../rules/texts/entity-keys.ts';
import type { TranslationType } from '../../../rules/texts/translation-types.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { changeTexts, writerOf } from '../../texts/editing/change-texts.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { queueChanged } from '../../texts/queue/queue-texts.ts';
import { saveTexts } from '../../texts/save-texts.ts';
import { lockCatalogue } from '../read-model/refresh-catalogue.ts';
import { refreshProducts } from '../read-model/refresh-products.ts';

interface Wording {
	id: string;
	languageCode: string;
	text: string;
}

const longest = { productName: 200, productDescription: 20_000 };

/** Holds the product until the end of the transaction. What is archived is changed in the administration alone. */
async function holdProduct(sql: Sql, tenantId: string, id: string): Promise<{ published: boolean }> {
	await lockCatalogue(sql, tenantId);
	const [found] = await sql<{ published: boolean }[]>`
		select published from products where tenant_id = ${tenantId} and id = ${id} and archived_at is null for no key update`;
	if (!found) throw new Refused('NOT_FOUND');
	return found;
}

const raiseRevision = (sql: Sql, tenantId: string, id: string) => sql`
	update products set revision = revision + 1, updated_at = now() where tenant_id = ${tenantId} and id = ${id}`;

/** The first words of a thing are its base text, whatever language they are in. */
async function beginText(sql: Sql, { tenant, user }: Caller, type: TranslationType, key: string, wording: Wording) {
	const { languageCode: baseLanguage, text: baseText, id } = wording;
	const text = { key, type, group: 'products', baseText, baseLanguage, translations: {}, origin: 'human' as const };
	await saveTexts(sql, tenant.id, [text], { by: user?.id });
	await queueChanged(sql, tenant.id, [key]);
	await refreshProducts(sql, tenant, [id]);
}

async function changeText(
	sql: Sql,
	caller: Caller,
	{ type, key, action }: { type: keyof typeof longest; key: string; action: AuditAction },
	wording: Wording,
): Promise<void> {
	const { tenant, services } = caller;
	const { id, languageCode } = wording;
	const text = wording.text.trim();
	const spoken = tenant.languages.some((language) => language.languageCode === languageCode);
	if (!spoken || text === '' || text.length > longest[type]) throw new Refused('VALIDATION', type);
	await holdProduct(sql, tenant.id, id);
	const known = (await findTexts(sql, tenant.id, [key])).get(key);
	const before = known?.translations[languageCode] ?? (known?.baseLanguage === languageCode ? known.baseText : '');
	if (known?.baseText) {
		const writer = { ...writerOf(caller), audit: undefined };
		const [error] = await changeTexts(sql, writer, [{ key, languageCode, text }]);
		if (error) throw new Refused(error.fault === 'locked' ? 'FORBIDDEN' : 'VALIDATION', error.fault);
	} else await beginText(sql, caller, type, key, { ...wording, text });
	await raiseRevision(sql, tenant.id, id);
	await services.record(sql, tenant.id, actorOf(caller), {
		action,
		entity: { type: 'product', id },
		before: { [languageCode]: before },
		after: { [languageCode]: text },
	});
}

export const updateProductName = (sql: Sql, caller: Caller, wording: Wording): Promise<void> =>
	changeText(
		sql,
		caller,
		{ type: 'productName', key: productNameKey(wording.id), action: 'updateProductName' },
		wording,
	);

export const updateProductDescription = (sql: Sql, caller: Caller, wording: Wording): Promise<void> =>
	changeText(
		sql,
		caller,
		{ type: 'productDescription', key: productDescriptionKey(wording.id), action: 'updateProductDescription' },
		wording,
	);

export async function setProductPublished(sql: Sql, caller: Caller, id: string, published: boolean): Promise<void> {
	const { tenant, services } = caller;
	const before = await holdProduct(sql, tenant.id, id);
	if (before.published === published) return;
	await sql`update products set published = ${published} where tenant_id = ${tenant.id} and id = ${id}`;
	await raiseRevision(sql, tenant.id, id);
	await refreshProducts(sql, tenant, [id]);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'setProductPublished',
		entity: { type: 'product', id },
		before,
		after: { published },
	});
}
