// A shop with an account at a sandbox of Printformer, whose print jobs are run by hand.
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { startTestSandbox } from '../../sandbox/printformer/testing/sandbox.ts';
import { readConfig } from '../config.ts';
import { designReleases } from '../designs/lines/design-releases.ts';
import { findPrint } from '../designs/printformer/prints/find-print.ts';
import { printJob } from '../designs/printformer/prints/print-job.ts';
import { workJob } from '../designs/printformer/prints/work-job.ts';
import type { PrintformerServices } from '../designs/printformer/services.ts';
import { removeAtProvider } from '../designs/printformer/upkeep.ts';
import { printformerProvider } from '../integrations/printformer/client.ts';
import type { JobContext } from '../jobs/define-job.ts';
import { openPrivateStore } from '../media/private/open-private-store.ts';
import { makePrintJobJob } from '../printing/jobs/make-print-job.ts';
import { noPictures } from './app.ts';
import type { TestCluster } from './cluster.ts';
import { cardSpecification, startDesignShop } from './design-shop.ts';
import { runWaiting } from './jobs.ts';
import {
	connectShop,
	type OrderedPrint,
	orderRelease,
	releaseCard,
	sandboxClient,
	startNotifyServer,
} from './printformer-orders.ts';

export async function startPrintformerShop(cluster: TestCluster) {
	const [shop, sandbox] = [await startDesignShop(cluster), await startTestSandbox()];
	const { test, demo, inShop } = shop;
	const { database } = test;
	const [secretsKey, callbackKey] = [randomBytes(32), randomBytes(32)];
	const notify = await startNotifyServer(database, callbackKey);
	const log = pino({ level: 'silent' });
	const provider = printformerProvider({
		...{ log, sandboxes: [sandbox.url, sandbox.publicUrl], patience: { firstPauseMs: 5, callMs: 2000 } },
	});
	const services: PrintformerServices = {
		...{ database, provider, secretsKey, callbackKey, store: shop.store, log },
		platformAddress: () => notify.address,
	};
	const account = { baseUrl: sandbox.url, secretsKey };
	const connect = (apiKey?: string) => connectShop(database, demo.id, account, apiKey);
	await connect();
	const { userId } = await shop.shopper();
	const client = provider.open({ baseUrl: sandbox.url, client: sandboxClient, apiKey: `pf-sandbox-${sandboxClient}` });
	const parts = {
		...{ database, tenantId: demo.id, productId: shop.idOf('cards'), userId, client },
		...{ baseUrl: sandbox.url, specification: cardSpecification },
	};
	const privateStore = openPrivateStore(readConfig({ DATA_DIR: shop.dataDir }, '/', false));
	const releases = designReleases({ database, pictures: shop.store, media: noPictures });
	const jobs = { make: makePrintJobJob({ store: privateStore, releases }), print: printJob(services) };
	const work = workJob(services, [removeAtProvider]);
	const contextOf = <Payload>(payload: Payload, signal: AbortSignal): JobContext<Payload> => ({
		...{ tenantId: demo.id, payload, inTenant: inShop, signal, log, attempt: { number: 1, last: false } },
	});

	const printOf = (releaseId: string) => inShop((sql) => findPrint(sql, demo.id, { releaseId }));
	const runWork = () => work.run(contextOf({}, new AbortController().signal));
	const runJobs = async () => {
		await runWaiting(test, { job: jobs.make, tenantId: demo.id });
		await runWaiting(test, { job: jobs.print, tenantId: demo.id });
	};
	/** As if all pauses were over, and no job of their own had been left: the minute's one wakes them. */
	const endPauses = async () => {
		await test.owner`delete from jobs.job where name = 'printformer.print'`;
		await inShop((sql) => sql`update printformer_prints set next_check_at = now() - interval '5 minutes'`);
		await runWork();
	};
	return {
		...{ ...shop, sandbox, services, client, connect, jobs, contextOf, printOf, runJobs, runWork, endPauses, notify },
		...{ privateStore, releases },
		release: (rows?: number, given: Partial<typeof parts> = {}) => releaseCard({ ...parts, ...given }, rows),
		order: (releaseId: string) => orderRelease(parts, releaseId),
		async orderCard(rows?: number, given: Partial<typeof parts> = {}): Promise<OrderedPrint> {
			const released = await releaseCard({ ...parts, ...given }, rows);
			return { ...released, ...(await orderRelease(parts, released.releaseId)) };
		},
		/** Until nothing is to do any more, or for so many rounds. */
		async settle(rounds = 4) {
			for (let round = 0; round < rounds; round += 1) {
				await runJobs();
				await sandbox.control.quiet();
			}
			await runJobs();
		},
		/** The job of a print, as a worker runs it. */
		runPrint: (printId: string, signal = new AbortController().signal) =>
			jobs.print.run(contextOf({ printId }, signal)),
		jobOf: async (itemId: string) => {
			const [job] = await inShop(
				(sql) => sql<{ id: string; state: string; failureCode: string | null; sha256: string | null }[]>`
					select id, state, failure_code, sha256 from print_jobs where item_id = ${itemId}`,
			);
			return job;
		},
		tasksOf: (orderId: string) =>
			inShop(
				(sql) => sql<{ kind: string }[]>`
					select kind from tasks where object_id = ${orderId} and done_at is null order by kind`,
			),
		async close() {
			await notify.close();
			await sandbox.end();
			await shop.close();
		},
	};
}
export type PrintformerShop = Awaited<ReturnType<typeof startPrintformerShop>>;
