// A template as a file for another shop, with the pictures of the library that it shows.
import { pictureIdsOf } from '../../../rules/designs/picture-ids.ts';
import { makeTemplateFile, mostTemplateFileBytes, type TemplatePicture } from '../../../rules/designs/template-file.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { type Artwork, type DesignStores, findArtwork, readOriginal } from '../pictures/find-artwork.ts';
import { holdTemplate } from '../templates/find-template.ts';

async function readPictures(
	stores: DesignStores,
	tenantId: string,
	artwork: ReadonlyMap<string, Artwork>,
	slug: string,
): Promise<TemplatePicture[]> {
	const pictures: TemplatePicture[] = [];
	let size = 0;
	for (const [id, one] of artwork) {
		const bytes = await readOriginal(stores, tenantId, one);
		if (!bytes) continue;
		const data = bytes.toString('base64');
		size += data.length;
		if (size > mostTemplateFileBytes) throw new Refused('TOO_LARGE', 'the pictures of this template are too large');
		pictures.push({ id, name: `${slug}-${pictures.length + 1}`, data });
	}
	return pictures;
}

export interface ExportedTemplate {
	name: string;
	json: string;
}

/** @throws Refused NOT_FOUND, TOO_LARGE */
export async function exportTemplate(
	inTenant: InTenant,
	caller: Caller,
	stores: DesignStores,
	id: string,
): Promise<ExportedTemplate> {
	const { tenant, services } = caller;
	const { document, slug, artwork } = await inTenant(async (sql) => {
		const template = await holdTemplate(sql, tenant.id, id);
		const { productId, revision, document: found } = template;
		const [product] = await sql<{ slug: string }[]>`
			select slug from products where tenant_id = ${tenant.id} and id = ${productId}`;
		await services.record(sql, tenant.id, actorOf(caller), {
			action: 'exportDesignTemplate',
			entity: { type: 'product', id: productId },
			after: { templateId: id, revision },
		});
		// Pictures of people are nothing that a template shows.
		return {
			document: found,
			slug: product?.slug ?? id,
			artwork: await findArtwork(sql, tenant.id, null, pictureIdsOf(found)),
		};
	});
	const pictures = await readPictures(stores, tenant.id, artwork, slug);
	return { name: `${slug}.template.json`, json: JSON.stringify(makeTemplateFile(document, pictures)) };
}
