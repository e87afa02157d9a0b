// A shop whose cards are designed at a sandbox of Printformer, with all of its routes, and shoppers who design there.
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import type { ProductDesign } from '../../rules/designs/printformer.ts';
import { releaseTextVersion } from '../../rules/printing/print-data.ts';
import { openBrowser, startTestSandbox } from '../../sandbox/printformer/testing/sandbox.ts';
import { checkDraft } from '../designs/printformer/check-draft.ts';
import { checkDraftJob } from '../designs/printformer/check-job.ts';
import { mergeUsersJob } from '../designs/printformer/merge-users.ts';
import { printJob } from '../designs/printformer/prints/print-job.ts';
import type { PrintformerServices } from '../designs/printformer/services.ts';
import { enterProductDesign } from '../designs/printformer/templates/product-design.ts';
import { removeAtProvider } from '../designs/printformer/upkeep.ts';
import { releaseDesign } from '../designs/release-design.ts';
import { printformerProvider } from '../integrations/printformer/client.ts';
import type { Browser } from './accounts.ts';
import { noPictures } from './app.ts';
import type { TestCluster } from './cluster.ts';
import { startDesignShop } from './design-shop.ts';
import { runWaiting } from './jobs.ts';
import { connectShop, sandboxClient } from './printformer-orders.ts';
import { piece } from './sold.ts';

const card: ProductDesign = {
	...{ provider: 'printformer', template: 'pfcard01', intent: 'customize', pagePlanner: false, variants: [] },
};

/** @param callMs how long an answer is waited for */
export async function startPrintformerDesigns(cluster: TestCluster, callMs = 3000) {
	const sandbox = await startTestSandbox();
	const [secretsKey, callbackKey] = [randomBytes(32), randomBytes(32)];
	const log = pino({ level: 'silent' });
	const patience = { firstPauseMs: 5, callMs };
	const provider = printformerProvider({ log, sandboxes: [sandbox.url, sandbox.publicUrl], patience });
	const open = (parts: Pick<PrintformerServices, 'database' | 'store'>): PrintformerServices => ({
		...{ ...parts, provider, secretsKey, callbackKey, log, platformAddress: () => 'http://127.0.0.1:9' },
	});
	const shop = await startDesignShop(cluster, [piece('cards', 1000), piece('mug', 500)], open);
	const { demo, inShop, store, test } = shop;
	const { database } = test;
	const services = open({ database, store });
	const account = { baseUrl: sandbox.url, secretsKey };
	await connectShop(database, demo.id, account);
	const choose = (given: Partial<ProductDesign> = {}) =>
		inShop((sql) => enterProductDesign(sql, demo.id, shop.idOf('cards'), { ...card, ...given }));
	await choose();
	const client = provider.open({ baseUrl: sandbox.url, client: sandboxClient, apiKey: `pf-sandbox-${sandboxClient}` });
	const stores = { pictures: store, media: noPictures };

	interface FoundDesign {
		hash: string;
		owner: string;
		problem: string | null;
		revision: number;
		releaseId: string | null;
		seriesRows: number | null;
	}
	const find = async (id: string): Promise<FoundDesign> => {
		const [row] = await inShop(
			(sql) => sql<FoundDesign[]>`
				select f.hash, f.owner, f.problem, d.revision, d.release_id, d.series_rows from designs d
				join printformer_drafts f on f.design_id = d.id where d.id = ${id}`,
		);
		if (!row) throw new Error('there is no such design at the provider');
		return row;
	};
	const check = (id: string) => checkDraft(services, demo.id, id);
	return {
		...{ ...shop, sandbox, services, client, stores, account, choose, find, check },
		connect: (apiKey?: string) => connectShop(database, demo.id, account, apiKey),
		/** By the API, as the page of the product does it. */
		async begin(browser: Browser): Promise<string> {
			const begun = await shop.tell(browser, 'mutation($p: ID!) { createDesign(productId: $p) { id } }', {
				p: shop.idOf('cards'),
			});
			return typeof begun === 'string' ? begun : begun.id;
		},
		/** At the provider, as its editor does it. */
		async type(id: string, name: string): Promise<void> {
			await client.updateDraft((await find(id)).hash, { defaultValues: { name } });
		},
		/** Opens the editor, types, presses a button. @returns where the browser is sent to, as a path of the shop */
		async edit(browser: Browser, id: string, action: 'save' | 'halt' | 'cancel', name = 'Eva Roth') {
			const opened = await browser.ask(`/studio/${id}?returnTo=%2Fproduct%2Fcards`);
			const visitor = openBrowser(sandbox.url);
			await visitor.enter(String(opened.headers.location));
			const { location } = await visitor.submit({ action, 'key-name': name });
			const { pathname, search } = new URL(location ?? '', 'http://nowhere');
			return pathname + search;
		},
		async release(userId: string, id: string, acceptedCodes: string[] = []): Promise<string> {
			await check(id);
			const { revision } = await find(id);
			const parts = { inTenant: inShop, stores, tenantId: demo.id, userId };
			const wish = { id, revision, seriesRevision: 0, acceptedCodes, textVersion: releaseTextVersion };
			return (await releaseDesign(parts, wish)).releaseId ?? '';
		},
		copies: (id: string) =>
			inShop(
				(sql) => sql<
					{ id: string; hash: string | null; revision: number; releaseId: string | null; lowResSha256: string }[]
				>`
					select id, hash, revision, release_id, low_res_sha256 from printformer_copies
					where design_id = ${id} order by created_at`,
			),
		async runJobs() {
			for (const job of [checkDraftJob(services), mergeUsersJob(services), printJob(services)])
				await runWaiting(test, { job, tenantId: demo.id });
		},
		removeNow: () => removeAtProvider(services, demo.id, undefined),
		/** Until prints are made. */
		async settle() {
			for (let round = 0; round < 4; round += 1) {
				await inShop((sql) => sql`update printformer_prints set next_check_at = now()`);
				await test.owner`update jobs.job set start_after = now() where name = 'printformer.print'`;
				await runWaiting(test, { job: printJob(services), tenantId: demo.id });
				await sandbox.control.quiet();
			}
		},
		async close() {
			await sandbox.end();
			await shop.close();
		},
	};
}
export type PrintformerDesigns = Awaited<ReturnType<typeof startPrintformerDesigns>>;
