// Finds the tenant of each request from its host. A host that is no one's, or not active, gets the same plain page as any other.
import type { FastifyInstance } from 'fastify';
import { messageOf } from '../graphql/errors.ts';
import { isForMachines, sendRefusal } from '../http/refuse.ts';
import type { Tenant, TenantFinder } from '../tenants/find-tenant.ts';
import { sendUnknownHost } from './plain-pages.ts';

declare module 'fastify' {
	interface FastifyRequest {
		tenant: Tenant | undefined;
	}
}

/** Nothing behind this hook is reached without a tenant. */
export function requireTenant(scope: FastifyInstance, tenants: TenantFinder): void {
	scope.addHook('onRequest', async (request, reply) => {
		request.tenant = await tenants.byHost(request.host);
		if (request.tenant) return;
		return isForMachines(request)
			? sendRefusal(request, reply, { status: 404, message: messageOf('NOT_FOUND') })
			: sendUnknownHost(request, reply);
	});
}
