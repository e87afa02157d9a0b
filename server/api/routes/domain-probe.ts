// What only this platform can answer for a host, for every host there is: a domain is probed before it is served.
import type { FastifyInstance } from 'fastify';
import { readHost } from '../../../rules/hosts.ts';
import { probePath } from '../../integrations/dns/probe-domain.ts';
import type { DomainServices } from '../../tenants/domains/services.ts';

export function addDomainProbe(app: FastifyInstance, { responseFor }: Pick<DomainServices, 'responseFor'>): void {
	app.get(probePath, async (request, reply) => {
		const host = readHost(request.host);
		if (host === undefined) return reply.callNotFound();
		return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(responseFor(host));
	});
}
