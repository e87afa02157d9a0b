// Begins designs: with the template of a product, or as a copy of another design. Each has a line in the list of drafts.
import type { Design } from '../../../rules/designs/design.ts';
import { prefillValues } from '../../../rules/designs/prefill.ts';
import type { DesignProvider } from '../../../rules/designs/printformer.ts';
import { newId } from '../../../rules/ids.ts';
import { smallestQuantity } from '../../../rules/pricing/quantities.ts';
import { loadValues } from '../../accounts/fields/field-values.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { addItems, tidyItemName } from '../../cart/add-items.ts';
import { findDesignLines } from '../../cart/design-lines.ts';
import { loadSoldItems, type Reader, type SoldItem } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { copySeries } from '../rows/write-series.ts';
import { findPublished, loadTemplateVersion, readDesign } from '../templates/find-template.ts';
import { type Draft, holdDraft } from './find-drafts.ts';
import { longestName, nameCopy } from './name-copy.ts';

/** Of one person. What was ordered belongs to the order and does not count. */
export const mostDesigns = 500;

export interface Designer extends Reader {
	user: Reader['user'] & { email: string | null };
}

interface NewDraft extends Pick<Draft, 'productId' | 'name' | 'templateId' | 'templateVersion'> {
	document: Design;
	/** The studio unless said otherwise. */
	provider?: DesignProvider;
}

/** In one line. @throws Refused VALIDATION */
export function checkName(given: string | null | undefined): string {
	const name = tidyItemName(given);
	if ([...name].length > longestName || !name.isWellFormed() || /\p{Cc}/u.test(name))
		throw new Refused('VALIDATION', 'name');
	return name;
}

/** Behind the lock of the person: no one gets past the limit, however many try at once. @throws Refused DRAFTS_FULL */
export async function insertDraft(sql: Sql, tenantId: string, userId: string, draft: NewDraft): Promise<string> {
	await lockUser(sql, tenantId, userId);
	const { productId, name, templateId, templateVersion, document, provider = 'studio' } = draft;
	const id = newId();
	const made = await sql`
		insert into designs (tenant_id, id, kind, provider, product_id, user_id, name, template_id, template_version, document)
		select ${tenantId}, ${id}, 'draft', ${provider}, ${productId}, ${userId}, ${name}, ${templateId}, ${templateVersion},
			${JSON.stringify(document)}::text::jsonb
		where ${mostDesigns} > (
			select count(*) from designs d
			where d.tenant_id = ${tenantId} and d.kind = 'draft' and d.user_id = ${userId}
				and not exists (select from order_lines l where l.tenant_id = ${tenantId} and l.design_id = d.id)
		)
		returning id`;
	if (made.length === 0) throw new Refused('DRAFTS_FULL');
	return id;
}

export const soldItem = async (sql: Sql, reader: Reader, productId: string): Promise<SoldItem> => {
	const thing = (await loadSoldItems(sql, reader, [productId])).get(productId);
	if (!thing?.shown) throw new Refused('NOT_FOUND');
	return thing;
};

export async function addLine(
	sql: Sql,
	reader: Reader,
	designId: string,
	{ productId, name, quantity }: { productId: string; name: string; quantity: number | null | undefined },
): Promise<void> {
	const thing = await soldItem(sql, reader, productId);
	const chosen = quantity ?? smallestQuantity(thing.offer);
	if (chosen === undefined) throw new Refused('ITEM_NOT_ADDED', 'noPrice', { reason: 'noPrice' });
	const itemName = thing.itemNameAllowed ? name : '';
	await addItems(sql, reader, [{ productId, quantity: chosen, itemName, designId }], 'drafts');
}

export interface DraftWish {
	productId: string;
	/** Without it the smallest that can be ordered. */
	quantity?: number | null | undefined;
	itemName?: string | null | undefined;
}

/** @throws Refused NOT_FOUND for a product without a template, ITEM_NOT_ADDED, DRAFTS_FULL */
export async function createDraft(sql: Sql, designer: Designer, wish: DraftWish): Promise<Draft> {
	const { tenant, user } = designer;
	const { productId, quantity } = wish;
	const name = checkName(wish.itemName);
	const template = (await findPublished(sql, tenant.id, [productId])).get(productId);
	if (!template) throw new Refused('NOT_FOUND');
	const { templateId, version } = template;
	const document = await loadTemplateVersion(sql, tenant.id, { templateId, version });
	const profile = { ...(await loadValues(sql, tenant.id, user.id)), email: user.email ?? '' };
	const values = { ...document.values, ...prefillValues(document.fields, profile) };
	const begun = {
		productId,
		name,
		templateId,
		templateVersion: version,
		document: readDesign({ ...document, values }),
	};
	const id = await insertDraft(sql, tenant.id, user.id, begun);
	await addLine(sql, designer, id, { productId, name, quantity });
	return holdDraft(sql, tenant.id, user.id, id);
}

/** The same design once more, to be released by itself, with a line of its own. */
export async function duplicateDraft(sql: Sql, designer: Designer, id: string): Promise<Draft> {
	const { tenant, user } = designer;
	const source = await holdDraft(sql, tenant.id, user.id, id);
	const line = (await findDesignLines(sql, tenant.id, user.id, [id])).get(id);
	const { productId } = source;
	const name = await nameCopy(sql, designer, source.name || (await soldItem(sql, designer, productId)).name);
	const copy = await insertDraft(sql, tenant.id, user.id, { ...source, name });
	await copySeries(sql, tenant.id, id, copy);
	await addLine(sql, designer, copy, { productId, name, quantity: line?.quantity });
	return holdDraft(sql, tenant.id, user.id, copy);
}
