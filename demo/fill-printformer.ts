// Lets the demo shop design some of its products at the sandbox of Printformer. The others, and those of the second shop, stay in the studio.
import type { ProductDesign } from '../rules/designs/printformer.ts';
import { printformerSettings } from '../rules/settings/printformer.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { accountId } from '../server/designs/printformer/open-account.ts';
import type { PrintformerServices } from '../server/designs/printformer/services.ts';
import { enterProductDesign } from '../server/designs/printformer/templates/product-design.ts';
import { findSync } from '../server/designs/printformer/templates/sync-state.ts';
import { syncTemplates } from '../server/designs/printformer/templates/sync-templates.ts';
import { enterSecret } from '../server/secrets/keep-secret.ts';
import { enterSettings, findSettings } from '../server/settings/store-settings.ts';
import { announceChange } from '../server/tenants/announce-change.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import type { Piece } from './keep-filling.ts';

interface Parts {
	services: PrintformerServices;
	database: Database;
	/** Where browsers find the sandbox. */
	baseUrl: string;
}

const shop = 'demo';
const client = 'demo';

const card = { provider: 'printformer', template: 'pfcard01', pagePlanner: false } as const;

/** By slug. They are printed as the template has it: 85 × 55 mm, two pages. */
const designs: Readonly<Record<string, ProductDesign>> = {
	'visitenkarten-runde-ecken': { ...card, intent: 'customize', variants: [] },
	'visitenkarten-farbkern': { ...card, intent: 'personalize', variants: [1] },
};

async function chooseProducts(sql: Sql, tenantId: string): Promise<void> {
	const products = await sql<{ id: string; slug: string }[]>`
		select id, slug from products where tenant_id = ${tenantId} and slug = any(${Object.keys(designs)}::text[])`;
	for (const { id, slug } of products) {
		const design = designs[slug];
		if (design) await enterProductDesign(sql, tenantId, id, design);
	}
	await announceChange(sql, tenantId, 'content');
}

/** Where something was decided, that stays; only the port of the sandbox may be another one. */
async function enterAccount(sql: Sql, { services, baseUrl }: Parts, tenantId: string): Promise<'ours' | 'another'> {
	const { values, revision } = await findSettings(sql, tenantId, printformerSettings);
	if (revision === 0) {
		await enterSettings(sql, tenantId, printformerSettings, { enabled: true, baseUrl, client });
		await enterSecret(sql, services.secretsKey, tenantId, 'printformerKey', `pf-sandbox-${client}`);
		await chooseProducts(sql, tenantId);
		return 'ours';
	}
	const isSandbox = values.baseUrl.startsWith('http:') && values.client === client;
	if (isSandbox && values.baseUrl !== baseUrl) await enterSettings(sql, tenantId, printformerSettings, { baseUrl });
	return isSandbox ? 'ours' : 'another';
}

async function fill(parts: Parts): Promise<void> {
	const { services, database, baseUrl } = parts;
	const tenant = await tenantWithSlug(database, shop);
	if (!tenant) return;
	const [account, sync] = await database.inTenant(tenant.id, async (sql) => [
		await enterAccount(sql, parts, tenant.id),
		await findSync(sql, tenant.id, accountId({ baseUrl, client })),
	]);
	if (account === 'ours' && sync?.state !== 'done') await syncTemplates(services, tenant.id);
}

export const printformerPieces = (parts: Parts): Piece[] => [{ shop, fill: () => fill(parts) }];
