// A process that makes print files, to be killed: the jobs of prints and of files for the press, and the door for notifications.
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/connection.ts';
import { openJobStore } from '../../server/database/jobs/job-store.ts';
import { designReleases } from '../../server/designs/lines/design-releases.ts';
import { mergeUsers } from '../../server/designs/printformer/merge-users.ts';
import { printJob } from '../../server/designs/printformer/prints/print-job.ts';
import { workJob } from '../../server/designs/printformer/prints/work-job.ts';
import { dropUnneededCopies, removeAtProvider } from '../../server/designs/printformer/upkeep.ts';
import { printformerProvider } from '../../server/integrations/printformer/client.ts';
import { startJobs } from '../../server/jobs/start-jobs.ts';
import { openPrivateStore } from '../../server/media/private/open-private-store.ts';
import { makePrintJobJob } from '../../server/printing/jobs/make-print-job.ts';
import { listTenants } from '../../server/tenants/list-tenants.ts';
import { noPictures } from '../../server/testing/app.ts';
import { startNotifyServer } from '../../server/testing/printformer-orders.ts';
import type { WorkerParts } from './processes.ts';

const parts: WorkerParts = JSON.parse(process.argv[2] ?? '{}');
const [secretsKey, callbackKey] = [Buffer.from(parts.secretsKey, 'hex'), Buffer.from(parts.callbackKey, 'hex')];
const config = readConfig({ DATA_DIR: parts.dataDir }, '/', false);
const log = pino({ level: 'silent' });
const database = openDatabase(parts.databaseUrl, 10);
const store = openPrivateStore(config, 'designs');
const services = {
	...{ database, secretsKey, callbackKey, store, log },
	provider: printformerProvider({ log, sandboxes: parts.sandboxes }),
	platformAddress: () => `http://127.0.0.1:${parts.notifyPort}`,
};
const releases = designReleases({ database, pictures: store, media: noPictures });
await startNotifyServer(database, callbackKey, parts.notifyPort);
startJobs({
	...{ database, store: openJobStore(parts.databaseUrl), log, alone: false },
	jobs: [
		printJob(services),
		workJob(services, [mergeUsers, removeAtProvider, dropUnneededCopies]),
		makePrintJobJob({ store: openPrivateStore(config), releases }),
	],
	tenantIds: async () => (await listTenants(database)).map(({ id }) => id),
});
