// The HTTP application: what applies to every request, then the routes.
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { PersonPart } from '../accounts/person-part.ts';
import type { Limits } from '../accounts/rate-limits.ts';
import { deriveKey } from '../accounts/sessions/keys.ts';
import type { GuestMove } from '../accounts/sign-in/move-guest.ts';
import { openSignIn, type SignIn } from '../accounts/sign-in/open.ts';
import type { DesignCopies } from '../cart/line-designs.ts';
import type { Config } from '../config.ts';
import { type Database, isUnavailable } from '../database/connection.ts';
import { choosePort } from '../designs/choose-port.ts';
import { releasePictures } from '../designs/lines/release-pictures.ts';
import { openPrintformer } from '../designs/open-printformer.ts';
import type { PrintformerServices } from '../designs/printformer/services.ts';
import { DesignPreviews } from '../designs/rendering/previews.ts';
import { openStudio } from '../designs/studio.ts';
import { createExecutor, type Executor } from '../graphql/execute.ts';
import { admitRequests } from '../http/admit-requests.ts';
import { serveAssets } from '../http/assets.ts';
import { logOverload } from '../http/overload-log.ts';
import { openRequestTrace } from '../http/request-trace.ts';
import {
	acceptJsonOnly,
	bodyLimit,
	logPastResponse,
	logRequests,
	type PastResponse,
	refuseCompressedBodies,
	refuseNul,
	requireOneHost,
} from '../http/requests.ts';
import { interceptRequests, type RequestInterceptor } from '../http/response-cache.ts';
import { refuseForeignOrigins } from '../http/same-origin.ts';
import { addSecurityHeaders, securityHeaders } from '../http/security-headers.ts';
import type { AssistantProvider } from '../integrations/assistant/port.ts';
import type { PhotoProvider } from '../integrations/photos/port.ts';
import type { SchedulingProvider } from '../integrations/scheduling/port.ts';
import type { TranslationProvider } from '../integrations/translation/port.ts';
import type { Pace } from '../jobs/pace.ts';
import type { Logger } from '../log.ts';
import type { MediaServices } from '../media/add-picture.ts';
import type { PrivateStore } from '../media/private/private-store.ts';
import type { PaymentServices } from '../orders/payments/services.ts';
import { printDataAttachments } from '../printing/data/copy-data.ts';
import { findUnreadyLines } from '../printing/lines/find-unready-lines.ts';
import { builtPageCode, type PageCode } from '../rendering/build-output.ts';
import { developmentPageCode } from '../rendering/development.ts';
import { openDomains } from '../tenants/domains/open-domains.ts';
import type { DomainServices } from '../tenants/domains/services.ts';
import { stampOf, type Tenant, type TenantFinder } from '../tenants/find-tenant.ts';
import { watchVersions } from '../tenants/watch-versions.ts';
import { reportMissing as reportMissingTexts } from '../texts/editing/missing/missing-texts.ts';
import { type CachedTexts, TextCache } from '../texts/text-cache.ts';
import { closeShops } from './closed-shops.ts';
import {
	arrivalOptions,
	endIdleConnections,
	ignoreExpectations,
	limitBodies,
	limitConnections,
	type Patience,
	patience as usualPatience,
} from './connections.ts';
import { earlyFailures, handleFailures, handleUnknownPaths } from './failures.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { redirectToDefaultDomain } from './redirect-domains.ts';
import { pageShellStore } from './rendering/page-shell.ts';
import type { RenderParts } from './rendering/render-page.ts';
import { addAssistant } from './routes/assistant.ts';
import { addAuth } from './routes/auth.ts';
import { addCancellations } from './routes/cancellations.ts';
import { addCart } from './routes/cart.ts';
import { addContactFiles } from './routes/contact-files.ts';
import { addContactRequests } from './routes/contact-requests.ts';
import { addDataSheets } from './routes/data-sheets.ts';
import { addDesignForms } from './routes/design-forms.ts';
import { addDesignProof } from './routes/design-proof.ts';
import { addDesignTemplates } from './routes/design-templates.ts';
import { addDesigns } from './routes/designs.ts';
import { addDomainProbe } from './routes/domain-probe.ts';
import { addExchange } from './routes/exchange.ts';
import { addGraphql } from './routes/graphql.ts';
import { addLinePages } from './routes/line-pages.ts';
import { addMailLogo } from './routes/mail-logo.ts';
import { addMails } from './routes/mails.ts';
import { addMedia } from './routes/media.ts';
import { addNewsletter } from './routes/newsletter.ts';
import { addMailEvents, addNewsletterSight } from './routes/newsletter-sight.ts';
import { addOperatorEntrance } from './routes/operator-entrance.ts';
import { addOrderFiles } from './routes/order-files.ts';
import { addOrderLinks } from './routes/order-links.ts';
import { addPageForms } from './routes/page-forms.ts';
import { addPages } from './routes/pages.ts';
import { addFormResume } from './routes/plain-forms.ts';
import { addPlanDocuments } from './routes/plan-documents.ts';
import { addPrintData } from './routes/print-data.ts';
import { addPrintJobs } from './routes/print-jobs.ts';
import { addPrintformerCallback, addPrintformerNotices } from './routes/printformer-callbacks.ts';
import { addPrintformerFiles } from './routes/printformer-files.ts';
import { addPrintformerPreviews } from './routes/printformer-previews.ts';
import { addPrintformerReviews } from './routes/printformer-reviews.ts';
import { addProcurementDoors } from './routes/procurement-doors.ts';
import { recogniseVisits } from './routes/procurement-visits.ts';
import { addProcurementWaysBack } from './routes/procurement-ways-back.ts';
import { addSchedulingWebhooks } from './routes/scheduling-webhooks.ts';
import { addSeo } from './routes/seo.ts';
import { addSetup } from './routes/setup.ts';
import { addSharedDesigns } from './routes/shared-designs.ts';
import { addStatusRoutes, type State } from './routes/status.ts';
import { addStockNotices } from './routes/stock-notices.ts';
import { addStudio } from './routes/studio.ts';
import { addSubscriptionFiles } from './routes/subscription-files.ts';
import { addSubscriptionList } from './routes/subscription-list.ts';
import { addTheme } from './routes/theme.ts';
import { addTransfer, type TransferParts } from './routes/transfer.ts';
import { addWatchlistRoutes } from './routes/watchlist.ts';
import { addWebhooks } from './routes/webhooks.ts';
import { addWithdrawals } from './routes/withdrawals.ts';
import { createSchema } from './schema.ts';
import { findVisit } from './session.ts';
import { requireTenant } from './tenant.ts';
import { transportSecurity } from './transport-security.ts';

export interface AppParts {
	config: Config;
	project: string;
	version: string;
	log: Logger;
	database: Database;
	media: MediaServices;
	/** Where print data is. */
	privateStore: PrivateStore;
	/** Where the pictures of designs are. */
	designStore: PrivateStore;
	tenants: TenantFinder;
	state(): State;
	/** Opens the mails of a shop for reading; undefined: to no one. */
	mailToken?: string | undefined;
	/** How often a user may try to sign in and the like, in place of what ships. */
	limits?: Limits | undefined;
	/** How long a request may take to arrive, in place of what ships. */
	patience?: Patience | undefined;
	/** How what guests have gathered goes along when they sign in. */
	guestMoves?: readonly GuestMove[] | undefined;
	/** What others than the app count into as well; without it the app has its own. */
	metrics?: Metrics | undefined;
	/** Who translates texts by machine; undefined: no one. */
	translation?: TranslationProvider | undefined;
	/** Who offers stock photos. */
	photos?: readonly PhotoProvider[] | undefined;
	/** Whose calendar meetings are booked in; undefined: no one's. */
	scheduling?: SchedulingProvider | undefined;
	/** Who writes texts; undefined: no one. */
	assistant?: AssistantProvider | undefined;
	/** Who takes money; undefined: no one. */
	payments?: PaymentServices | undefined;
	/** Who else designs are made with; undefined: no one. */
	printformer?: PrintformerServices | undefined;
	/** Origins of the purchasing system that comes with the demo; undefined: none. */
	procurementSandboxes?: readonly string[] | undefined;
	/** How domains are checked, in place of what the configuration says. */
	domains?: DomainServices | undefined;
	/** Where designs are made, in place of the built-in studio. */
	designs?: DesignCopies | undefined;
	/** Exports and imports of whole shops; undefined: none. */
	transfer?: TransferParts | undefined;
	/** What domains above the accounts know of a person, for handing over and erasing. */
	personParts?: readonly PersonPart[] | undefined;
	/** By which work makes room for visitors. */
	pace?: Pace | undefined;
	/** Further routes inside the tenant's scope. */
	routes?(scope: FastifyInstance, parts: { database: Database }): void;
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
	const { config, project, log, database, media, tenants, routes, patience = usualPatience } = parts;
	const development = config.mode === 'development';
	const headers = securityHeaders(
		development,
		parts.payments?.providers.all.flatMap(({ pages }) => pages),
	);
	const requestTrace = openRequestTrace(config.trustedProxies);
	const app: FastifyInstance = Fastify({
		...earlyFailures(headers),
		...arrivalOptions(patience),
		loggerInstance: log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
		genReqId: requestTrace.idOf,
		childLoggerFactory: (logger, bindings, options, raw) => {
			const traceId = requestTrace.traceIdOf(raw as IncomingMessage);
			return logger.child(traceId === undefined ? bindings : { ...bindings, traceId }, options);
		},
		bodyLimit,
		trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
		forceCloseConnections: 'idle',
		routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
	});
	app.decorateRequest('tenant', undefined);
	app.decorateRequest('procurement', undefined);
	app.decorateRequest('framedBy', undefined);
	app.decorate('transportSecurity', transportSecurity(tenants, config.platformDomain));

	admitRequests(app, requestTrace);
	endIdleConnections(app);
	ignoreExpectations(app);
	limitConnections(app, {
		all: config.maxConnections,
		ofLine: config.trustedProxies.length > 0 ? undefined : config.maxConnectionsPerAddress,
		onRefused: (limit) => app.overload.countConnection(limit),
	});
	limitBodies(app, patience);
	logOverload(app, log);
	logRequests(app);
	addSecurityHeaders(app, headers);
	requireOneHost(app);
	refuseNul(app);
	refuseCompressedBodies(app);
	acceptJsonOnly(app);
	handleFailures(app);
	const textCache = new TextCache();
	const { metricsToken } = config;
	const { version, state } = parts;
	const metrics = metricsToken ? (parts.metrics ?? openMetrics(version)) : undefined;
	const count = addStatusRoutes(app, { version, state, database, metricsToken, metrics, textCache });

	const build = path.join(project, 'build');
	if (!development) await serveAssets(app, build);
	const code = development ? await developmentPageCode(app, project) : builtPageCode(build);
	app.decorate('plainStyles', code.plainStyles);
	const executor = () => executorFor(code, development);
	await executor();
	const versions = watchVersions(database, (tenantId) => tenants.forget(tenantId));
	app.addHook('onClose', () => versions.close());
	const wordsOf = async (tenant: Tenant): Promise<CachedTexts> => {
		const { texts } = await versions.of(tenant.id);
		return { cache: textCache, version: `${texts}.${stampOf(tenant)}` };
	};
	const reportMissing: RenderParts['reportMissing'] = (tenant, { url: page, language: languageCode }, keys) => {
		database
			.inTenant(tenant.id, (sql) => reportMissingTexts(sql, tenant.id, { page, languageCode, keys }))
			.catch((error) => {
				// They are missing the next time as well.
				if (isUnavailable(error)) return;
				log.warn({ err: error, tenant: tenant.slug }, 'missing texts were not written down');
			});
	};
	// Without a secret that lasts, sessions last as long as this process.
	const secretKey = config.secretKey ?? randomBytes(32).toString('base64url');
	const testLinkKey = deriveKey(secretKey, 'test links');
	const signIn = await openSignIn({
		database,
		secretKey,
		redisUrl: config.redisUrl,
		demo: config.demo,
		warn: (fields, message) => log.warn(fields, message),
		limits: parts.limits,
		guestMoves: parts.guestMoves,
		personParts: parts.personParts,
	});
	app.addHook('onClose', () => signIn.close());
	const { subjects } = signIn;
	metrics?.watchSessions(signIn.sessionCache);
	const behindProxy = config.trustedProxies.length > 0;
	const { platformDomain } = config;
	const domains = parts.domains ?? openDomains(config, { database, secretKey });
	addDomainProbe(app, domains);
	const cacheBytes = development ? 0 : config.cacheMegabytes * 2 ** 20;

	const designStores = { pictures: parts.designStore, media: media.store };
	const previews = new DesignPreviews();
	const studio = openStudio({ database, stores: designStores, previews });
	const { printformer: atPrintformer } = parts;
	const ports = atPrintformer && {
		studio,
		printformer: openPrintformer(atPrintformer, { stores: designStores, previews }),
	};
	const designs = parts.designs ?? (ports ? choosePort({ database, ports }) : studio);

	addSetup(app, {
		database,
		tenants,
		record: signIn.services.record,
		platformDomain: config.platformDomain,
		behindProxy,
	});
	if (parts.payments) await addWebhooks(app, parts.payments, parts.pace);
	await addSchedulingWebhooks(app, { database, provider: parts.scheduling, secretsKey: signIn.services.secretsKey });
	await addMailEvents(app, database, parts.pace);
	if (parts.printformer) await addPrintformerNotices(app, parts.printformer);
	const procurement = { sandboxes: parts.procurementSandboxes ?? [], secretsKey: signIn.services.secretsKey };
	const operationsIn = async (query: string) => (await executor()).operationsIn(query);
	await app.register(async (scope) => {
		requireTenant(scope, tenants);
		closeShops(scope, { database, subjects, operationsIn });
		addProcurementDoors(scope, {
			...{ database, services: procurement, signIn, attachments: printDataAttachments, platformDomain, behindProxy },
		});
	});
	let answerAgain: RequestInterceptor = () => false;
	await app.register(async (scope) => {
		requireTenant(scope, tenants);
		recogniseVisits(scope, { database, services: procurement });
		closeShops(scope, { database, subjects, operationsIn });
		redirectToDefaultDomain(scope, { platformDomain, behindProxy });
		refuseForeignOrigins(scope);
		handleUnknownPaths(scope);
		addAuth(scope, { signIn, behindProxy });
		addOperatorEntrance(scope, { signIn, behindProxy });
		await addGraphql(scope, {
			executor,
			database,
			media,
			designStores,
			versions,
			signIn,
			translation: parts.translation,
			photos: parts.photos,
			scheduling: parts.scheduling,
			assistant: assistantServices(parts, signIn),
			payments: parts.payments,
			printformer: parts.printformer,
			domains,
			procurement,
			designs,
			operators: {
				database,
				forget: (tenantId) => versions.forget(tenantId),
				platformDomain: config.platformDomain,
			},
			reservationSeconds: config.reservationSeconds,
			behindProxy,
			wordsOf,
			testLinkKey,
			cacheBytes: cacheBytes / 4,
			headers,
			metrics,
		});
		addAssistant(scope, { database, signIn, services: assistantServices(parts, signIn), headers });
		addMedia(scope, media.store, database);
		addMailLogo(scope, { database, store: media.store });
		addSeo(scope, { database, behindProxy, platformDomain });
		addWatchlistRoutes(scope, { database, signIn, behindProxy });
		addCart(scope, { database, signIn, behindProxy });
		addDesignForms(scope, { database, signIn, behindProxy, printformer: atPrintformer });
		if (atPrintformer) {
			addPrintformerCallback(scope, atPrintformer);
			addPrintformerFiles(scope, { services: atPrintformer, signIn });
			addPrintformerReviews(scope, { services: atPrintformer, signIn, behindProxy });
		}
		addFormResume(scope, { signIn, behindProxy });
		addStockNotices(scope, { database, signIn, behindProxy });
		addExchange(scope, { database, subjects });
		addContactFiles(scope, { database, subjects });
		const pictures = releasePictures({ database, stores: designStores, previews });
		addSubscriptionList(scope, { database, subjects });
		addOrderFiles(scope, { database, subjects, store: media.store, pictures });
		addPlanDocuments(scope, { database, subjects, store: media.store, pictures });
		addSubscriptionFiles(scope, { database, subjects });
		await addPrintData(scope, { database, subjects, store: parts.privateStore });
		if (parts.transfer) await addTransfer(scope, { database, subjects, transfer: parts.transfer });
		await addDesigns(scope, { database, signIn, stores: designStores, previews });
		addDesignTemplates(scope, { database, signIn, stores: designStores, behindProxy });
		addLinePages(scope, { database, subjects, stores: designStores, previews });
		addDataSheets(scope, { database, signIn, testLinkKey });
		addPrintformerPreviews(scope, { database, subjects, store: parts.designStore });
		addPrintJobs(scope, { database, subjects, store: parts.privateStore });
		addOrderLinks(scope, { database, signIn, behindProxy });
		if (parts.mailToken !== undefined) addMails(scope, { database, token: parts.mailToken });
		routes?.(scope, { database });
		const surroundings = pageShellStore(database, versions, {
			kitPage: config.kitPage,
			report: (tenant, error) => log.error({ err: error, tenant: tenant.slug }, 'texts failed to load'),
		});
		addTheme(scope, surroundings);
		addProcurementWaysBack(scope, { database, findUnreadyLines, platformDomain, behindProxy, surroundings });
		const rendering = {
			reportMissing,
			executor,
			wordsOf,
			testLinkKey,
			database,
			surroundings,
			code,
			behindProxy,
			headers,
			designStores,
			printformer: atPrintformer,
		};
		addWithdrawals(scope, { ...rendering, signIn });
		addCancellations(scope, { ...rendering, signIn });
		addNewsletter(scope, { ...rendering, signIn });
		addContactRequests(scope, { ...rendering, signIn });
		addPageForms(scope, { ...rendering, signIn });
		addNewsletterSight(scope, { database });
		addStudio(scope, { ...rendering, signIn });
		addDesignProof(scope, { ...rendering, signIn });
		addSharedDesigns(scope, { ...rendering, stores: designStores, signIn, previews });
		answerAgain = addPages(scope, {
			...rendering,
			tenants,
			versions,
			subjects,
			actsAsOperator: async (request) => (await findVisit(request, signIn)) !== undefined,
			platformDomain,
			cacheBytes,
			remoteSources: (parts.photos ?? []).filter(({ hotlinked }) => hotlinked).flatMap(({ sources }) => sources),
			photoSources: (parts.photos ?? []).flatMap(({ sources }) => sources),
			developerTools: config.developerTools,
			requestTrace,
			watchCache: metrics?.watchCache,
			tellPast: tellPast(log, count),
		});
	});
	interceptRequests(app, answerAgain);
	return app;
}

const assistantServices = ({ assistant: provider }: AppParts, { services: { secretsKey } }: SignIn) =>
	provider && { provider, secretsKey };

type TellPast = (answer: PastResponse) => void;

/** What hooks do after every response of the framework. */
function tellPast(log: Logger, count: TellPast | undefined): TellPast | undefined {
	if (!log.isLevelEnabled('info')) return count;
	return (answer) => {
		logPastResponse(log, answer);
		count?.(answer);
	};
}

/** By the documents of the client, which change while it is being written. */
const executors = new WeakMap<readonly string[], Executor>();

async function executorFor(code: PageCode, development: boolean): Promise<Executor> {
	const { documents } = await code.renderer();
	const executor =
		executors.get(documents) ?? createExecutor({ schema: createSchema(), documents, introspection: development });
	executors.set(documents, executor);
	return executor;
}
