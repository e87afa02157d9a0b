// The same design once more, to be released by itself, with a line of its own.
import { findDesignLines } from '../../cart/design-lines.ts';
import { Refused } from '../../failure.ts';
import { deleteDraft } from '../drafts/change-drafts.ts';
import { addLine, type Designer, soldItem } from '../drafts/create-draft.ts';
import { type Draft, findDraft, holdDraft } from '../drafts/find-drafts.ts';
import { nameCopy } from '../drafts/name-copy.ts';
import type { DesignStores } from '../pictures/find-artwork.ts';
import { replicateAtProvider } from './replicate.ts';
import type { PrintformerServices } from './services.ts';

interface Parts {
	services: PrintformerServices;
	stores: DesignStores;
}

/**
 * @param owner whose draft it is: of another user only where that is shared
 * @throws Refused NOT_FOUND, DRAFTS_FULL, ITEM_NOT_ADDED, and those of provider-refusal.ts
 */
export async function duplicateAtProvider(
	parts: Parts,
	designer: Designer,
	id: string,
	owner = designer.user.id,
): Promise<Draft> {
	const { tenant, user, language } = designer;
	const { inTenant } = parts.services.database;
	const { name, quantity, productId } = await inTenant(tenant.id, async (sql) => {
		const source = await findDraft(sql, tenant.id, owner, id);
		if (!source) throw new Refused('NOT_FOUND');
		const line = (await findDesignLines(sql, tenant.id, owner, [id])).get(id);
		const original = source.name || (await soldItem(sql, designer, source.productId)).name;
		return {
			name: await nameCopy(sql, designer, original),
			...{ quantity: line?.quantity, productId: source.productId },
		};
	});
	const replica = { ...parts, tenantId: tenant.id, userId: user.id, language };
	const { design } = await replicateAtProvider(replica, { id, releaseId: null, name, owner });
	try {
		return await inTenant(tenant.id, async (sql) => {
			await addLine(sql, designer, design.id, { productId, name, quantity });
			return holdDraft(sql, tenant.id, user.id, design.id);
		});
	} catch (error) {
		await inTenant(tenant.id, (sql) => deleteDraft(sql, tenant.id, user.id, design.id));
		throw error;
	}
}
