// From a configuration to a serving process, and back: what is begun here is ended here, in the opposite order.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoLogins } from '../demo/fill-accounts.ts';
import { platformHost } from '../rules/hosts.ts';
import { deriveKey } from '../server/accounts/sessions/keys.ts';
import { type AppParts, createApp } from '../server/api/app.ts';
import { openMetrics } from '../server/api/metrics.ts';
import type { State } from '../server/api/routes/status.ts';
import { recorder } from '../server/audit/record-change.ts';
import { moveLists } from '../server/cart/lists-of-person.ts';
import { catchUp } from '../server/catalogue/read-model/catch-up.ts';
import type { Config } from '../server/config.ts';
import { loadOrCreateSecret, lockDataFolder, prepareDataFolder } from '../server/data-folder.ts';
import type { Database } from '../server/database/connection.ts';
import { openConfiguredDatabase } from '../server/database/open.ts';
import { moveDesigns } from '../server/designs/designs-of-person.ts';
import { designReleases } from '../server/designs/lines/design-releases.ts';
import { releasePictures } from '../server/designs/lines/release-pictures.ts';
import { ExpectedFailure, errorCode } from '../server/failure.ts';
import { assistantProvider } from '../server/integrations/assistant/chat-completions.ts';
import { foreignFetcher } from '../server/integrations/foreign-fetch/fetch-foreign.ts';
import { pixabayProvider } from '../server/integrations/photos/pixabay.ts';
import { unsplashProvider } from '../server/integrations/photos/unsplash.ts';
import { deeplProvider } from '../server/integrations/translation/deepl.ts';
import type { JobDefinition } from '../server/jobs/define-job.ts';
import { isVisit, openPace } from '../server/jobs/pace.ts';
import { sendJob } from '../server/jobs/send-job.ts';
import { shareVisits } from '../server/jobs/share-visits.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';
import { createLog, type Logger } from '../server/log.ts';
import type { MediaServices } from '../server/media/add-picture.ts';
import { claimReachableStore } from '../server/media/claim-store.ts';
import { openMediaStore } from '../server/media/open-store.ts';
import { openPrivateStore } from '../server/media/private/open-private-store.ts';
import { mediaSizesJobName } from '../server/media/sizes-job.ts';
import { openStoreId } from '../server/media/store-id.ts';
import { moveAddresses } from '../server/orders/checkout/addresses.ts';
import { movePrintData } from '../server/printing/data/print-data-of-person.ts';
import { claimSecretKey, missingSecretKey } from '../server/secrets/claim-key.ts';
import { tenantFinder } from '../server/tenants/find-tenant.ts';
import { listTenants } from '../server/tenants/list-tenants.ts';
import { makeSetupToken } from '../server/tenants/setup/setup-tokens.ts';
import { clearImports } from '../server/tenants/transfer/imports.ts';
import { declaredJobs } from './declared-jobs.ts';
import { mediaUses, pictureChanged } from './media-references.ts';
import { personParts } from './person-parts.ts';
import { startDomains } from './start-domains.ts';
import { startPayments } from './start-payments.ts';
import { startPrintformer } from './start-printformer.ts';
import { startProcurement } from './start-procurement.ts';
import { startScheduling } from './start-scheduling.ts';
import { transferServices } from './transfer-services.ts';

const requestsMayTake = 5000;
const jobsMayTake = 5000;
/** Of a start: after a longer wait it says what is missing. */
const accountsMayTake = 5000;

/** How many connections may wait to be accepted, as far as the system lets them (net.core.somaxconn). Node's 511 are gone in one burst. */
const backlog = 4096;

export interface Serving {
	port: number;
	log: Logger;
	shops: { name: string; address: string }[];
	/** Where the mails of the first shop can be read, with the token that opens those of every shop. */
	mails: string | undefined;
	/** Where the shops of the demo are paid, without money. */
	paymentSandbox: string | undefined;
	/** Where the purchasing system of the demo is. */
	testBuyer: string | undefined;
	/** Shops of the demo that have no account at the sandbox yet; they are given one as soon as that works. */
	withoutCards: string[];
	/** Where the first shop is made, while there is none. */
	setup: string | undefined;
	/** Who can sign in to the demo. */
	logins: DemoLogins | undefined;
	close(): Promise<void>;
}

export interface ServeOptions {
	config: Config;
	project: string;
	routes?: AppParts['routes'];
	/** Beside those of the domains. */
	jobs?: readonly JobDefinition[];
	/** Told what is being done while it takes its time. */
	progress?(message: string): void;
}

function openSecretKey({ secretKey: given, dataDir }: Config) {
	const file = path.join(dataDir, 'secret-key');
	const isNew = given === undefined && !fs.existsSync(file);
	const secretKey = given ?? loadOrCreateSecret(file);
	async function claim(database: Database): Promise<void> {
		try {
			await claimSecretKey(database, secretKey, given === undefined ? file : 'SECRET_KEY');
		} catch (error) {
			if (!isNew) throw error;
			// A restored database: the key that was just made for it is of no use, and would be taken for one that was given.
			fs.rmSync(file, { force: true });
			throw missingSecretKey(file);
		}
	}
	return { secretKey, claim };
}

export async function serve(options: ServeOptions): Promise<Serving> {
	const { config, project, routes, jobs: furtherJobs = [], progress = () => undefined } = options;
	const { version } = JSON.parse(fs.readFileSync(path.join(project, 'package.json'), 'utf8'));
	const log = await createLog(config);
	const undo: (() => unknown)[] = [];
	const close = async () => {
		for (const step of undo.splice(0).reverse()) await step();
	};
	try {
		prepareDataFolder(config.dataDir);
		if (!config.database) undo.push(lockDataFolder(config.dataDir).release);
		const { secretKey, claim } = openSecretKey(config);
		config.secretKey = secretKey;
		await refuseTakenPort(config);

		const opened = await openConfiguredDatabase(config, (message) => log.warn(message));
		undo.push(opened.close);
		progress(`Database ready: ${opened.description}`);
		if (opened.migrations.length > 0) progress(`Migrations applied: ${opened.migrations.join(', ')}`);
		await claim(opened.database);
		await claimReachableStore(opened.database, openStoreId(config), (error) =>
			log.warn({ err: error }, 'the store of pictures cannot be reached'),
		);
		await catchUp(opened.database, progress);
		const media: MediaServices = {
			store: openMediaStore(config),
			announce: async (sql, tenantId, mediaId) => {
				await sendJob(sql, tenantId, mediaSizesJobName, { mediaId });
			},
			changed: pictureChanged,
			uses: mediaUses,
			fetchForeign: foreignFetcher(),
		};
		const privateStore = openPrivateStore(config);
		const designStore = openPrivateStore(config, 'designs');
		const transfer = transferServices(config, { database: opened.database, secretKey, version });
		await clearImports(opened.database, transfer.stores);
		let logins: DemoLogins | undefined;
		if (config.demo) {
			const { fillDemoShops } = await import('./fill-demo-shops.ts');
			logins = await fillDemoShops(config, opened.database, media.store, privateStore, progress);
		}

		const sandboxes = config.demo ? await (await import('./start-sandboxes.ts')).startSandboxes(config, undo) : {};
		const booking = startScheduling(opened.database, sandboxes.scheduling?.url);
		const scheduling = booking.provider;
		const translation = deeplProvider({ url: config.deeplUrl, sandboxUrl: sandboxes.translation });
		const photos = [
			pixabayProvider({ sandboxUrl: sandboxes.photos?.pixabay, fetchForeign: media.fetchForeign }),
			unsplashProvider({ sandboxUrl: sandboxes.photos?.unsplash }),
		];

		const assistant = assistantProvider({ installation: config.assistant, sandboxUrl: sandboxes.assistant });

		const secretsKey = deriveKey(secretKey, 'secrets');
		const metrics = config.metricsToken ? openMetrics(version) : undefined;
		const meter = metrics?.payments;
		const taking = await startPayments(config, { database: opened.database, secretsKey, log, meter });
		undo.push(taking.close);
		const { payments } = taking;
		const reached = await startDomains(config, { database: opened.database, secretKey, log, undo });
		const { domains, platformAddress } = reached;
		const designing = await startPrintformer(config, {
			...{ database: opened.database, secretsKey, log },
			callbackKey: deriveKey(secretKey, 'printformer callbacks'),
			store: designStore,
			platformAddress,
		});
		undo.push(designing.close);
		const { printformer } = designing;

		const buying = await startProcurement(config, { database: opened.database, secretsKey, log });
		undo.push(buying.close);

		let state: State = 'starting';
		const pace = openPace();
		const visits = shareVisits(opened.database, pace, config.jobs);
		undo.push(visits.close);
		const tenants = tenantFinder(opened.database, config);
		const { database } = opened;
		const mailToken = config.demo ? randomBytes(18).toString('base64url') : undefined;
		const parts = {
			config,
			project,
			version,
			log,
			database,
			media,
			privateStore,
			designStore,
			tenants,
			state: () => state,
			mailToken,
			translation,
			photos,
			scheduling,
			assistant,
			payments,
			printformer,
			procurementSandboxes: buying.sandboxes,
			transfer,
			domains,
			metrics,
			pace,
			guestMoves: [moveLists, moveAddresses, movePrintData, moveDesigns],
			personParts,
		};
		const app = await createApp(routes ? { ...parts, routes } : parts);
		app.server.on('request', ({ url = '' }) => {
			if (isVisit(url)) visits.note();
		});
		const record = recorder(deriveKey(secretKey, 'audit log'));
		const designStores = { pictures: designStore, media: media.store };
		const releases = designReleases({ database, ...designStores });
		const pictures = releasePictures({ database, stores: designStores });
		const providers = {
			translation: { provider: translation, secretsKey },
			scheduling: { provider: scheduling, secretsKey },
			assistant: { provider: assistant, secretsKey },
			...{ payments, printformer, domains, transfer, platformAddress, record, metrics },
			...{ privateStore, designStore, releases, pictures, procurementSandboxes: buying.sandboxes },
		};
		// Before jobs and visitors want the database as well: a start must not fail for having to wait for them.
		const known = await listTenants(opened.database);
		const jobs = startJobs({
			database: opened.database,
			store: opened.openJobStore(),
			jobs: config.jobs ? [...declaredJobs(config, media, providers, sandboxes), ...furtherJobs] : [],
			tenantIds: async () => (await listTenants(opened.database)).map(({ id }) => id),
			// The lock on the data folder keeps every other process away.
			alone: !config.database,
			log,
			meter: metrics?.jobs,
			pace,
		});
		metrics?.watchJobs(jobs);
		undo.push(async () => {
			const cut = setTimeout(() => app.server.closeAllConnections(), requestsMayTake);
			// Both at the same time: one after the other they might take longer than the whole end may.
			await Promise.all([app.close(), jobs.close(jobsMayTake)]);
			clearTimeout(cut);
		});
		await app.listen({ host: config.host, port: config.port, backlog }).catch((error) => {
			throw describeListenFailure(error, config);
		});
		undo.push(async () => {
			state = 'stopping';
			await sleep(config.shutdownDelaySeconds * 1000);
		});
		state = 'serving';

		const [address] = app.addresses();
		const port = typeof address === 'object' ? address.port : config.port;
		reached.listening(port);
		const [filling, templates] = [await taking.fillDemo(port), await designing.fillDemo()];
		const buyers = await buying.fillDemo(port);
		await booking.connect(known.map(({ id }) => id));
		await Promise.all([filling, templates, buyers].map((each) => each?.waitFor(accountsMayTake)));
		const lacking = new Set(filling.lacking());
		const shops = known.map(({ slug, name }) => ({
			name,
			address: `http://${platformHost(slug, config.platformDomain)}:${port}`,
		}));
		const mails = mailToken && shops[0] && `${shops[0].address}/service-api/mails?token=${mailToken}`;
		const withoutCards = known.filter(({ slug }) => lacking.has(slug)).map(({ name }) => name);
		const setupToken = config.demo ? undefined : await makeSetupToken(database);
		const setup = setupToken && `http://${config.platformDomain}:${port}/setup/${setupToken}`;
		return {
			port,
			log,
			shops,
			mails,
			paymentSandbox: taking.sandbox,
			testBuyer: buying.sandboxes[0],
			withoutCards,
			setup,
			logins,
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}

/** Said before the database is started, not after. */
function refuseTakenPort(config: Config): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = net.createServer();
		probe.on('error', (error) => reject(describeListenFailure(error, config)));
		probe.listen(config.port, config.host, () => probe.close(() => resolve()));
	});
}

function describeListenFailure(error: unknown, { host, port }: Config): unknown {
	switch (errorCode(error)) {
		case 'EADDRINUSE':
			return new ExpectedFailure(
				`Port ${port} on ${host} is already in use.`,
				`Stop the program that uses it, or choose another port: PORT=${port < 65535 ? port + 1 : 3000} npm start`,
			);
		case 'EACCES':
			return new ExpectedFailure(
				`This user may not listen on port ${port}.`,
				'Choose a port from 1024 on: PORT=3000 npm start',
			);
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
			return new ExpectedFailure(
				`HOST is "${host}"; allowed: an address of this machine, for example 127.0.0.1 or 0.0.0.0.`,
			);
		default:
			return error;
	}
}
