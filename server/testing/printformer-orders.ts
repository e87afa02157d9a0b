// Ordered lines whose designs were released at Printformer, as rows, with real copies at a sandbox; and a server that takes its notifications.
import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { newId } from '../../rules/ids.ts';
import { printformerSettings } from '../../rules/settings/printformer.ts';
import type { Database } from '../database/connection.ts';
import { readState } from '../designs/printformer/callback-state.ts';
import { accountId } from '../designs/printformer/open-account.ts';
import { sendPrintJob } from '../designs/printformer/prints/find-print.ts';
import type { PrintformerClient } from '../integrations/printformer/client.ts';
import { recordPlaced } from '../orders/core/record-order.ts';
import { loadDefaultProfile } from '../printing/colour/output-profile.ts';
import { openPrintLines } from '../printing/lines/settle-lines.ts';
import { enterSecret } from '../secrets/keep-secret.ts';
import { loadSampleDesign } from './designs.ts';
import { someLine, someOrder } from './orders.ts';
import { setSettings } from './settings.ts';

export const sandboxClient = 'north';
const json = (value: unknown) => JSON.stringify(value);

export async function connectShop(
	database: Database,
	tenantId: string,
	{ baseUrl, secretsKey }: { baseUrl: string; secretsKey: Buffer },
	apiKey = `pf-sandbox-${sandboxClient}`,
): Promise<void> {
	await database.inTenant(tenantId, async (sql) => {
		await setSettings(sql, tenantId, printformerSettings, { enabled: true, baseUrl, client: sandboxClient });
		await enterSecret(sql, secretsKey, tenantId, 'printformerKey', apiKey);
	});
}

interface OrderParts {
	database: Database;
	tenantId: string;
	productId: string;
	userId: string;
	client: PrintformerClient;
	baseUrl: string;
	specification: PrintSpecification;
}

export interface OrderedPrint {
	orderId: string;
	itemId: string;
	releaseId: string;
	/** Of the copy at the provider. */
	hash: string;
	pages: number;
	personalizations: number;
}

async function bytesOf(client: PrintformerClient, hash: string): Promise<Buffer> {
	const address = client.addresses.draftFile(hash, 'low-res');
	const { chunks } = await client.download(address, { maxBytes: 50_000_000, types: ['application/pdf'] });
	return buffer(chunks);
}

/** A card at the provider, its copy, its release. @param rows of a series; 1: none */
export async function releaseCard(
	{ database, tenantId, productId, userId, client, baseUrl, specification }: OrderParts,
	rows = 1,
): Promise<Omit<OrderedPrint, 'orderId' | 'itemId'>> {
	const user = (await client.createUser()).identifier;
	const intent = rows > 1 ? 'personalize' : 'customize';
	const draft = await client.createDraft({ template: 'pfcard01', user, intent });
	if (rows > 1) {
		const bytes = Buffer.from(['Name', ...Array.from({ length: rows }, (_, row) => `Person ${row}`)].join('\n'));
		await client.replaceRows(draft.hash, { name: 'rows.csv', type: 'text/csv', bytes }, { name: 0 });
	}
	const copyId = newId();
	const { hash } = await client.replicateDraft(draft.hash, { customAttributes: { 'pf-ca-platen-copy': copyId } });
	const lowRes = await bytesOf(client, hash);
	const sha256 = createHash('sha256').update(lowRes).digest('hex');
	const [designId, releaseId] = [newId(), newId()];
	const document = json(await loadSampleDesign());
	const series = rows > 1 ? json(Array.from({ length: rows }, () => ({}))) : null;
	const account = accountId({ baseUrl, client: sandboxClient });
	const profile = loadDefaultProfile().sha256;
	await database.inTenant(tenantId, async (sql) => {
		await sql`
			insert into designs (tenant_id, id, kind, provider, product_id, user_id, name, document)
			values (${tenantId}, ${designId}, 'draft', 'printformer', ${productId}, ${userId}, 'Card', ${document}::text::jsonb)`;
		await sql`
			insert into printformer_drafts (tenant_id, design_id, account, hash, owner, template, intent)
			values (${tenantId}, ${designId}, ${account}, ${draft.hash}, ${user}, 'pfcard01', ${intent})`;
		await sql`
			insert into design_releases (tenant_id, id, design_id, product_id, provider, document, specification, series, pictures, sha256,
				faces_sha256, profile_sha256, text_version, released_by)
			values (${tenantId}, ${releaseId}, ${designId}, ${productId}, 'printformer', ${document}::text::jsonb,
				${json(specification)}::text::jsonb, ${series}::text::jsonb, '[]', ${sha256}, ${sha256}, ${profile}, '2026-11', ${userId})`;
		await sql`
			insert into printformer_copies (tenant_id, id, account, hash, design_id, revision, release_id, low_res_sha256, low_res_size,
				artwork_sha256, pages, personalizations)
			values (${tenantId}, ${copyId}, ${account}, ${hash}, ${designId}, 0, ${releaseId}, ${sha256}, ${lowRes.length}, ${sha256}, 2, ${rows})`;
	});
	return { releaseId, hash, pages: 2, personalizations: rows };
}

/** A line of a placed order that is printed from this release. */
export async function orderRelease(
	{ database, tenantId, productId, userId }: Pick<OrderParts, 'database' | 'tenantId' | 'productId' | 'userId'>,
	releaseId: string,
): Promise<{ orderId: string; itemId: string }> {
	const [itemId, order] = [newId(), someOrder(userId)];
	await database.inTenant(tenantId, async (sql) => {
		const [release] = await sql<{ designId: string; seriesRows: number | null }[]>`
			select design_id, jsonb_array_length(series) as series_rows from design_releases where id = ${releaseId}`;
		const line = someLine({ itemId, productId, releaseId, ...release, quantity: 100 * (release?.seriesRows ?? 1) });
		await recordPlaced(sql, tenantId, order, [line], { actor: 'shopper', userId, paid: false, year: 2026 });
		await openPrintLines(sql, tenantId, order.id);
	});
	return { orderId: order.id, itemId };
}

/** As the route of the shop does it: whatever is said, the job looks. */
export async function startNotifyServer(database: Database, callbackKey: Buffer, port = 0) {
	const received: string[] = [];
	const server = http.createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
		received.push(pathname);
		const state = readState(callbackKey, searchParams.get('state'));
		if (state?.kind === 'print')
			await database.inTenant(state.tenant, (sql) => sendPrintJob(sql, state.tenant, state.id)).catch(() => undefined);
		response.writeHead(204).end();
	});
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	return {
		received,
		address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
