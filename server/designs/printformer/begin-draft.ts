// Begins a design at the provider: with the template that was chosen for the product. The row is there before the draft is, so that nothing is created
// that no one knows.

import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import { findSpecification } from '../../printing/specification/find-specification.ts';
import { deleteDraft } from '../drafts/change-drafts.ts';
import { addLine, checkName, type Designer, type DraftWish, insertDraft } from '../drafts/create-draft.ts';
import { type Draft, holdDraft } from '../drafts/find-drafts.ts';
import { sendDraftCheck } from './check-job.ts';
import { ensureUser } from './find-user.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import { buildProof } from './proof/proof-document.ts';
import { asRefusals, refuseFor } from './provider-refusal.ts';
import type { PrintformerServices } from './services.ts';
import type { FoundDesign } from './templates/product-design.ts';
import { idAttribute, removeUnconfirmed } from './unconfirmed.ts';

export interface NewProviderDraft {
	account: string;
	owner: string;
	template: string;
	intent: string;
	/** Null: being created. */
	hash: string | null;
}

export async function insertProviderDraft(
	sql: Sql,
	tenantId: string,
	designId: string,
	{ account, hash, owner, template, intent }: NewProviderDraft,
): Promise<void> {
	await sql`
		insert into printformer_drafts (tenant_id, design_id, account, hash, owner, template, intent)
		values (${tenantId}, ${designId}, ${account}, ${hash}, ${owner}, ${template}, ${intent})`;
}

type Choice = FoundDesign & { template: string };

type Offer = Pick<Choice, 'template' | 'intent' | 'pagePlanner' | 'variants'>;

/** @throws PrintformerFailure @returns the hash of the draft */
export async function createAtProvider(
	client: OpenAccount['client'],
	{ template, intent, pagePlanner, variants }: Offer,
	{ id, owner }: { id: string; owner: string },
): Promise<string> {
	const { hash } = await client.createDraft({
		template,
		user: owner,
		intent: intent ?? 'customize',
		customAttributes: { [idAttribute]: id },
		...(pagePlanner && { pagePlanner }),
		...(variants.length > 0 && { availableVariants: variants }),
	});
	return hash;
}

async function insert(
	sql: Sql,
	designer: Designer,
	wish: DraftWish,
	{ choice, draft }: { choice: Choice; draft: NewProviderDraft },
): Promise<string> {
	const { tenant, user } = designer;
	const { productId, quantity } = wish;
	const name = checkName(wish.itemName);
	const specification = (await findSpecification(sql, tenant.id, productId))?.specification;
	if (!specification) throw new Refused('PRODUCT_NOT_PRINTED');
	const { document } = buildProof(
		specification,
		{ pages: specification.sides.length, personalizations: 1, variant: null },
		[],
	);
	const id = await insertDraft(sql, tenant.id, user.id, {
		...{ productId, name, templateId: null, templateVersion: choice.version, document },
		provider: 'printformer',
	});
	await insertProviderDraft(sql, tenant.id, id, draft);
	await addLine(sql, designer, id, { productId, name, quantity });
	return id;
}

/** @throws Refused NOT_FOUND, PRODUCT_NOT_PRINTED, ITEM_NOT_ADDED, DRAFTS_FULL, and those of provider-refusal.ts */
export const beginAtProvider = (
	services: PrintformerServices,
	designer: Designer,
	wish: DraftWish,
	choice: Choice,
): Promise<Draft> =>
	asRefusals(async () => {
		const { database } = services;
		const { tenant, user, language } = designer;
		const account = await openAccount(services, tenant.id);
		if (!account) throw refuseFor('settings');
		const owner = await ensureUser(services, account, { tenantId: tenant.id, userId: user.id, language });
		const { template, intent } = choice;
		const draft = { account: account.id, owner, template, intent: intent ?? 'customize', hash: null };
		const id = await database.inTenant(tenant.id, (sql) => insert(sql, designer, wish, { choice, draft }));
		try {
			const hash = await createAtProvider(account.client, choice, { id, owner });
			return await database.inTenant(tenant.id, async (sql) => {
				await sql`
					update printformer_drafts set hash = ${hash}, first_visit = 'expected' where tenant_id = ${tenant.id} and design_id = ${id}`;
				await sendDraftCheck(sql, tenant.id, { designId: id, isPreview: true });
				return holdDraft(sql, tenant.id, user.id, id);
			});
		} catch (error) {
			await database.inTenant(tenant.id, async (sql) => {
				await deleteDraft(sql, tenant.id, user.id, id);
				const mayExist = !(error instanceof PrintformerFailure) || error.problem.kind === 'unreachable';
				if (mayExist) await removeUnconfirmed(sql, tenant.id, account.id, id);
			});
			throw error;
		}
	});
