// From a configuration to a serving process, and back: what is begun here is ended here, in the opposite order.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoLogins } from '../demo/fill-accounts.ts';
import { platformHost } from '../rules/hosts.ts';
import { processAccountRequest } from '../server/accounts/access/process-request.ts';
import { cleanAccounts } from '../server/accounts/clean-job.ts';
import { deriveKey } from '../server/accounts/sessions/keys.ts';
import { type AppParts, createApp } from '../server/api/app.ts';
import { type Metrics, openMetrics } from '../server/api/metrics.ts';
import type { State } from '../server/api/routes/status.ts';
import { chainAuditLog } from '../server/audit/chain.ts';
import { type Recorder, recorder } from '../server/audit/record-change.ts';
import { cleanLists } from '../server/cart/clean-job.ts';
import { moveLists } from '../server/cart/lists-of-person.ts';
import { importProducts } from '../server/catalogue/import-export/apply-import.ts';
import { catchUp } from '../server/catalogue/read-model/catch-up.ts';
import { rebuildProducts } from '../server/catalogue/read-model/rebuild-products.ts';
import { refreshCatalogueJob } from '../server/catalogue/read-model/refresh-later.ts';
import type { Config } from '../server/config.ts';
import { loadOrCreateSecret, lockDataFolder, prepareDataFolder } from '../server/data-folder.ts';
import { openConfiguredDatabase } from '../server/database/open.ts';
import { moveDesigns } from '../server/designs/designs-of-person.ts';
import { designReleases } from '../server/designs/lines/design-releases.ts';
import { releasePictures } from '../server/designs/lines/release-pictures.ts';
import { removeDesignFilesJob } from '../server/designs/pictures/picture-files.ts';
import { checkDraftJob } from '../server/designs/printformer/check-job.ts';
import { mergeUsers, mergeUsersJob } from '../server/designs/printformer/merge-users.ts';
import { printJob } from '../server/designs/printformer/prints/print-job.ts';
import { workJob } from '../server/designs/printformer/prints/work-job.ts';
import type { PrintformerServices } from '../server/designs/printformer/services.ts';
import { syncJob } from '../server/designs/printformer/templates/sync-templates.ts';
import { dropUnneededCopies, removeAtProvider } from '../server/designs/printformer/upkeep.ts';
import { tellCommentsJob } from '../server/designs/sharing/tell-comments-job.ts';
import { sweepDesigns } from '../server/designs/sweep-job.ts';
import { ExpectedFailure, errorCode } from '../server/failure.ts';
import { foreignFetcher } from '../server/integrations/foreign-fetch/fetch-foreign.ts';
import { sendgridMail } from '../server/integrations/mail/sendgrid.ts';
import { smtpMail } from '../server/integrations/mail/smtp.ts';
import { deeplProvider } from '../server/integrations/translation/deepl.ts';
import { viesRegister } from '../server/integrations/vat/vies.ts';
import type { JobDefinition } from '../server/jobs/define-job.ts';
import { sendJob } from '../server/jobs/send-job.ts';
import { startJobs } from '../server/jobs/start-jobs.ts';
import { createLog, type Logger } from '../server/log.ts';
import { deliverMail } from '../server/mail/deliver-mail.ts';
import { chooseSender } from '../server/mail/provider/choose-port.ts';
import type { MediaServices } from '../server/media/add-picture.ts';
import { claimReachableStore } from '../server/media/claim-store.ts';
import { removeTenantFiles } from '../server/media/files/list-files.ts';
import { openMediaStore } from '../server/media/open-store.ts';
import { openPrivateStore } from '../server/media/private/open-private-store.ts';
import type { PrivateStore } from '../server/media/private/private-store.ts';
import { removeFilesJob } from '../server/media/remove-files-job.ts';
import { mediaSizesJob, mediaSizesJobName } from '../server/media/sizes-job.ts';
import { openStoreId } from '../server/media/store-id.ts';
import { moveAddresses } from '../server/orders/checkout/addresses.ts';
import type { LinePictureSource } from '../server/orders/documents/pdf/line-picture.ts';
import { orderChangedJob, orderLinkJob, orderPlacedJob, orderPrintJob } from '../server/orders/mails/jobs.ts';
import { refundJob, settleJob, sweepJob } from '../server/orders/payments/jobs.ts';
import type { PaymentServices } from '../server/orders/payments/services.ts';
import { checkVatIdJob } from '../server/orders/vat-ids/check-vat-id.ts';
import { publishPagesJob } from '../server/pages/editing/publish-job.ts';
import { wizardJob } from '../server/pages/wizard/wizard-job.ts';
import { importPrices } from '../server/pricing/import-export/apply-import.ts';
import { copyPrintDataJob } from '../server/printing/data/copy-data.ts';
import { inspectPrintDataJob } from '../server/printing/data/inspect-job.ts';
import { movePrintData } from '../server/printing/data/print-data-of-person.ts';
import { removePrivateFilesJob } from '../server/printing/data/private-files.ts';
import { specificationOf } from '../server/printing/data/specification-port.ts';
import { sweepPrintData } from '../server/printing/data/sweep-job.ts';
import { tellRefusalJob } from '../server/printing/data/tell-refusal-job.ts';
import { makePrintJobJob } from '../server/printing/jobs/make-print-job.ts';
import { remindOfPrintDataJob } from '../server/printing/lines/remind-job.ts';
import { openPrintLines } from '../server/printing/lines/settle-lines.ts';
import { printTasksJob } from '../server/printing/lines/tasks-job.ts';
import type { DesignReleases } from '../server/printing/releases/design-release.ts';
import { claimSecretKey } from '../server/secrets/claim-key.ts';
import { showStockJob, warnOfStockJob } from '../server/stock/jobs.ts';
import { sweepTasks } from '../server/tasks/sweep-tasks.ts';
import { checkDomainsJob } from '../server/tenants/domains/check-job.ts';
import type { DomainServices } from '../server/tenants/domains/services.ts';
import { tenantFinder } from '../server/tenants/find-tenant.ts';
import { removeShopsJob } from '../server/tenants/lifecycle/remove-job.ts';
import { listTenants } from '../server/tenants/list-tenants.ts';
import { makeSetupToken } from '../server/tenants/setup/setup-tokens.ts';
import type { PlatformAddress } from '../server/tenants/shop-address.ts';
import { cleanExportsJob, exportJob } from '../server/tenants/transfer/export-job.ts';
import { clearImports } from '../server/tenants/transfer/imports.ts';
import { cleanImports, importTexts } from '../server/texts/import-export/apply-import.ts';
import type { TranslationServices } from '../server/texts/machine/connect.ts';
import { translateTextsJob } from '../server/texts/machine/translate-job.ts';
import { mediaUses, pictureChanged } from './media-references.ts';
import { personParts } from './person-parts.ts';
import { startDomains } from './start-domains.ts';
import { startPayments } from './start-payments.ts';
import { startPrintformer } from './start-printformer.ts';
import type { Sandboxes } from './start-sandboxes.ts';
import { type TransferServices, transferServices } from './transfer-services.ts';

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

interface Providers {
	releases: DesignReleases;
	pictures: LinePictureSource;
	translation: TranslationServices;
	payments: PaymentServices;
	printformer: PrintformerServices;
	domains: DomainServices;
	platformAddress: PlatformAddress;
	record: Recorder;
	metrics: Metrics | undefined;
	privateStore: PrivateStore;
	designStore: PrivateStore;
	transfer: TransferServices;
}

/** The jobs of all domains. */
function declaredJobs(
	{ smtpUrl, mailFrom: from, sendgridUrl, viesUrl, dataDir, bucket }: Config,
	media: MediaServices,
	{ translation, payments, printformer, domains, transfer, record, metrics, ...providers }: Providers,
	sandboxes: Sandboxes,
): JobDefinition[] {
	const smtp = smtpUrl === undefined ? undefined : smtpMail(smtpUrl);
	const sendgrid = (key: string, url: string | undefined) => sendgridMail({ key, url });
	const { secretsKey } = translation;
	const { store } = media;
	const { privateStore, designStore, releases, pictures, platformAddress } = providers;
	return [
		deliverMail(
			chooseSender({ smtp, from, secretsKey, sendgrid, sendgridUrl, sandboxUrl: sandboxes.mail }),
			metrics?.mail,
		),
		checkVatIdJob(viesRegister(viesUrl ?? sandboxes.vatIds)),
		mediaSizesJob({ store, changed: pictureChanged }),
		removeFilesJob(store),
		processAccountRequest,
		cleanAccounts,
		cleanLists,
		chainAuditLog,
		translateTextsJob(translation),
		importTexts,
		importProducts,
		importPrices,
		cleanImports,
		refreshCatalogueJob,
		rebuildProducts(),
		showStockJob,
		settleJob(payments),
		refundJob(payments),
		sweepJob,
		warnOfStockJob(platformAddress),
		orderPlacedJob({ platformAddress }, [openPrintLines]),
		orderChangedJob({ platformAddress }),
		orderPrintJob({ store, platformAddress, pictures }),
		orderLinkJob({ platformAddress }),
		publishPagesJob(record),
		wizardJob({ media, translation }),
		inspectPrintDataJob({ store: privateStore, specificationOf }),
		makePrintJobJob({ store: privateStore, releases }),
		removePrivateFilesJob(privateStore),
		copyPrintDataJob(privateStore),
		tellRefusalJob({ platformAddress }),
		remindOfPrintDataJob({ platformAddress }),
		sweepPrintData,
		removeDesignFilesJob(designStore),
		sweepDesigns,
		tellCommentsJob(platformAddress),
		syncJob(printformer),
		printJob(printformer),
		workJob(printformer, [mergeUsers, removeAtProvider, dropUnneededCopies]),
		checkDraftJob(printformer),
		mergeUsersJob(printformer),
		printTasksJob,
		sweepTasks,
		exportJob(transfer),
		cleanExportsJob(transfer.exports),
		removeShopsJob((tenantId) => removeTenantFiles({ dataDir, bucket }, tenantId)),
		checkDomainsJob(domains),
	];
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
		const secretFile = path.join(config.dataDir, 'secret-key');
		const secretPlace = config.secretKey === undefined ? secretFile : 'SECRET_KEY';
		const secretKey = config.secretKey ?? loadOrCreateSecret(secretFile);
		config.secretKey = secretKey;
		await refuseTakenPort(config);

		const opened = await openConfiguredDatabase(config, (message) => log.warn(message));
		undo.push(opened.close);
		progress(`Database ready: ${opened.description}`);
		if (opened.migrations.length > 0) progress(`Migrations applied: ${opened.migrations.join(', ')}`);
		await claimSecretKey(opened.database, secretKey, secretPlace);
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
		const translation = deeplProvider({ url: config.deeplUrl, sandboxUrl: sandboxes.translation });

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

		let state: State = 'starting';
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
			payments,
			printformer,
			transfer,
			domains,
			metrics,
			guestMoves: [moveLists, moveAddresses, movePrintData, moveDesigns],
			personParts,
		};
		const app = await createApp(routes ? { ...parts, routes } : parts);
		const record = recorder(deriveKey(secretKey, 'audit log'));
		const designStores = { pictures: designStore, media: media.store };
		const releases = designReleases({ database, ...designStores });
		const pictures = releasePictures({ database, stores: designStores });
		const providers = {
			translation: { provider: translation, secretsKey },
			...{ payments, printformer, domains, transfer, platformAddress, record, metrics },
			...{ privateStore, designStore, releases, pictures },
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
		await Promise.all([filling, templates].map((each) => each?.waitFor(accountsMayTake)));
		const lacking = new Set(filling.lacking());
		const shops = known.map(({ slug, name }) => ({
			name,
			address: `http://${platformHost(slug, config.platformDomain)}:${port}`,
		}));
		const mails = mailToken && shops[0] && `${shops[0].address}/service-api/mails?token=${mailToken}`;
		const withoutCards = known.filter(({ slug }) => lacking.has(slug)).map(({ name }) => name);
		const setupToken = config.demo ? undefined : await makeSetupToken(database);
		const setup = setupToken && `http://${config.platformDomain}:${port}/setup/${setupToken}`;
		return { port, log, shops, mails, paymentSandbox: taking.sandbox, withoutCards, setup, logins, close };
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
