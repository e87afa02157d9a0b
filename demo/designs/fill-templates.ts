// Gives the products of a demo shop their templates, published, with the pictures that they show at first.
import { fitsSpecification } from '../../rules/designs/blank-design.ts';
import type { Design } from '../../rules/designs/design.ts';
import type { Database, Sql } from '../../server/database/connection.ts';
import { plantTemplates } from '../../server/designs/templates/plant-templates.ts';
import type { MediaStore } from '../../server/media/store.ts';
import { loadDefaultProfile } from '../../server/printing/colour/output-profile.ts';
import { findSpecifications } from '../../server/printing/specification/find-specification.ts';
import { holdTenant } from '../../server/tenants/announce-change.ts';
import type { Tenant } from '../../server/tenants/find-tenant.ts';
import { defaultLanguage } from '../../server/tenants/spoken-language.ts';
import { both, type DemoShop } from '../data/types.ts';
import { type Drawn, drawAll, saveFolders, savePainting, templateDrawings, textIn } from '../pictures.ts';
import { printSpecificationsOf } from '../print-specifications.ts';
import { buildTemplate, loadSupplies } from './build-template.ts';
import type { TemplatePlan } from './plan.ts';
import { templatesOf } from './templates.ts';

async function hasTemplates(sql: Sql, tenantId: string): Promise<boolean> {
	const [found] = await sql`select from designs where tenant_id = ${tenantId} and kind = 'template' limit 1`;
	return found !== undefined;
}

const folderName = both('Vorlagen', 'Templates');

/** @returns the ids of the media by the names of the pictures */
async function savePictures(
	sql: Sql,
	store: MediaStore,
	tenant: Tenant,
	plans: readonly TemplatePlan[],
	drawn: Readonly<Record<string, Drawn>>,
): Promise<Map<string, string>> {
	const saved = new Map<string, string>();
	const shown = plans.flatMap(({ pictures = {} }) => Object.entries(pictures));
	if (shown.length === 0) return saved;
	const [folder = ''] = Object.values(await saveFolders(sql, tenant.id, [textIn(tenant, folderName)]));
	for (const [name, { shows }] of shown) {
		const picture = drawn[name];
		if (picture) saved.set(name, await savePainting(sql, store, tenant, picture, { name, folder, shows }));
	}
	return saved;
}

/** A product that is printed in another format by now gets none. */
async function keepFitting(
	sql: Sql,
	tenantId: string,
	documents: ReadonlyMap<string, Design>,
): Promise<Map<string, Design>> {
	const products = await sql<{ id: string; slug: string }[]>`
		select id, slug from products where tenant_id = ${tenantId} and slug = any(${[...documents.keys()]}::text[])`;
	const specifications = await findSpecifications(
		sql,
		tenantId,
		products.map(({ id }) => id),
	);
	return new Map(
		products.flatMap(({ id, slug }) => {
			const [document, found] = [documents.get(slug), specifications.get(id)];
			return document && found && fitsSpecification(document, found.specification) ? [[slug, document] as const] : [];
		}),
	);
}

export async function fillTemplates(
	database: Database,
	store: MediaStore,
	tenant: Tenant,
	shop: DemoShop,
): Promise<void> {
	if (await database.inTenant(tenant.id, (sql) => hasTemplates(sql, tenant.id))) return;
	const plans = templatesOf(shop.slug);
	const supplies = await loadSupplies({ tenantId: tenant.id, profile: loadDefaultProfile() }, plans);
	const drawn = await drawAll(templateDrawings(shop));
	const specifications = printSpecificationsOf(shop);
	const language = defaultLanguage(tenant) === 'en-GB' ? 'en-GB' : 'de-DE';
	await database.inTenant(tenant.id, async (sql) => {
		// Asked again, and one after the other: another process may have been quicker.
		await holdTenant(sql, tenant.id);
		if (await hasTemplates(sql, tenant.id)) return;
		const media = await savePictures(sql, store, tenant, plans, drawn);
		const mediaOf = (name: string) => media.get(name) ?? '';
		const documents = plans.flatMap((plan) => {
			const specification = specifications.get(plan.product);
			const document = specification && buildTemplate(plan, { ...supplies, specification, language, mediaOf });
			return document ? [[plan.product, document] as const] : [];
		});
		await plantTemplates(sql, tenant.id, await keepFitting(sql, tenant.id, new Map(documents)));
	});
}
