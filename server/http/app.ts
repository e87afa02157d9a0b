// The HTTP application: what applies to every request, then the routes.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/connection.ts';
import type { Logger } from '../log.ts';
import type { TenantFinder } from '../tenants/find-tenant.ts';
import { serveBuiltAssets, serveDevelopmentAssets } from './assets.ts';
import { endIdleConnections, ignoreExpectations } from './connections.ts';
import { answerFailures, answerUnknownPaths, earlyFailures } from './failures.ts';
import { sendFirstPage } from './plain-pages.ts';
import { acceptJsonOnly, bodyLimit, logRequests, refuseCompressedBodies, requireOneHost } from './requests.ts';
import { addSecurityHeaders, securityHeaders } from './security-headers.ts';
import { addStatusRoutes, type State } from './status.ts';
import { requireTenant } from './tenant.ts';

export interface AppParts {
	config: Config;
	project: string;
	version: string;
	log: Logger;
	database: Database;
	tenants: TenantFinder;
	state(): State;
	/** Further routes inside the tenant's scope. */
	routes?(scope: FastifyInstance, parts: { database: Database }): void;
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
	const { config, project, log, database, tenants, routes } = parts;
	const development = config.mode === 'development';
	const headers = securityHeaders(development);
	const app: FastifyInstance = Fastify({
		...earlyFailures(headers),
		http: { requireHostHeader: false },
		loggerInstance: log as FastifyBaseLogger,
		logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
		genReqId: () => randomUUID(),
		bodyLimit,
		requestTimeout: 30_000,
		trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
		forceCloseConnections: 'idle',
		routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
	});
	app.decorateRequest('tenant', undefined);

	endIdleConnections(app);
	ignoreExpectations(app);
	logRequests(app);
	addSecurityHeaders(app, headers);
	requireOneHost(app);
	refuseCompressedBodies(app);
	acceptJsonOnly(app);
	answerFailures(app);
	addStatusRoutes(app, { version: parts.version, state: parts.state, database, metricsToken: config.metricsToken });
	if (development) await serveDevelopmentAssets(app, project);
	else await serveBuiltAssets(app, path.join(project, 'build'));

	await app.register(async (scope) => {
		requireTenant(scope, tenants);
		answerUnknownPaths(scope);
		addFirstPage(scope);
		routes?.(scope, { database });
	});
	return app;
}

function addFirstPage(scope: FastifyInstance): void {
	scope.get<{ Params: { language?: string } }>('/:language?', (request, reply) => {
		const { tenant } = request;
		const wanted = request.params.language?.toLowerCase();
		const language = tenant?.languages.find((entry) =>
			wanted ? entry.languageCode.toLowerCase() === wanted && !entry.default : entry.default,
		);
		return tenant && language ? sendFirstPage(reply, tenant, language) : reply.callNotFound();
	});
}
