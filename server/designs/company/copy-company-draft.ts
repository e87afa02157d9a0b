// A draft of a colleague once more, as a draft of whoever copies it: with pictures and rows of its own, to be released by itself.
import { mapPictures } from '../../../rules/designs/map-pictures.ts';
import { pictureIdsOf } from '../../../rules/designs/picture-ids.ts';
import { findDesignLines } from '../../cart/design-lines.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { addLine, type Designer, insertDraft, soldItem } from '../drafts/create-draft.ts';
import { type Draft, holdDraft } from '../drafts/find-drafts.ts';
import { nameCopy } from '../drafts/name-copy.ts';
import { copyPictures, type PictureCopies } from '../pictures/copy-pictures.ts';
import type { DesignStores } from '../pictures/find-artwork.ts';
import { duplicateAtProvider } from '../printformer/duplicate.ts';
import { refuseFor } from '../printformer/provider-refusal.ts';
import type { PrintformerServices } from '../printformer/services.ts';
import { copySeries } from '../rows/write-series.ts';
import { findCompanyDraft } from './find-company-drafts.ts';

interface CopyServices {
	inTenant: InTenant;
	stores: DesignStores | undefined;
	printformer: PrintformerServices | undefined;
}

/** @throws Refused NOT_FOUND, also for a product that this designer does not see */
async function findSource(sql: Sql, designer: Designer, id: string): Promise<Draft & { userId: string }> {
	const { tenant, user } = designer;
	const found = await findCompanyDraft(sql, tenant.id, user.id, id);
	if (!found) throw new Refused('NOT_FOUND');
	await soldItem(sql, designer, found.draft.productId);
	return found.draft;
}

async function insertCopy(
	sql: Sql,
	designer: Designer,
	source: Draft & { userId: string },
	pictures: PictureCopies,
): Promise<Draft> {
	const { tenant, user } = designer;
	const { id, productId, userId, document } = source;
	// It may have been taken back while its pictures were copied.
	await findSource(sql, designer, id);
	await pictures.insert(sql);
	const line = (await findDesignLines(sql, tenant.id, userId, [id])).get(id);
	const name = await nameCopy(sql, designer, source.name || (await soldItem(sql, designer, productId)).name);
	const copied = { ...source, name, document: mapPictures(document, pictures.ids) };
	const copy = await insertDraft(sql, tenant.id, user.id, copied);
	await copySeries(sql, tenant.id, id, copy);
	await addLine(sql, designer, copy, { productId, name, quantity: line?.quantity });
	return holdDraft(sql, tenant.id, user.id, copy);
}

/** @throws Refused NOT_FOUND, DRAFTS_FULL, ITEM_NOT_ADDED, and those of printformer/provider-refusal.ts; RefusedPicture */
export async function copyCompanyDraft(
	{ inTenant, stores, printformer }: CopyServices,
	designer: Designer,
	id: string,
): Promise<Draft> {
	const { tenant, user } = designer;
	const source = await inTenant((sql) => findSource(sql, designer, id));
	if (!stores) throw refuseFor('settings');
	if (source.provider === 'printformer') {
		if (!printformer) throw refuseFor('settings');
		return duplicateAtProvider({ services: printformer, stores }, designer, id, source.userId);
	}
	const copying = { inTenant, store: stores.pictures, tenantId: tenant.id, from: source.userId, to: user.id };
	const isOwn = source.userId === user.id;
	const pictures = await copyPictures(copying, isOwn ? [] : pictureIdsOf(source.document));
	try {
		return await inTenant((sql) => insertCopy(sql, designer, source, pictures));
	} catch (error) {
		await pictures.discard();
		throw error;
	}
}
