// What the use cases of domains need beside the database.
import { createHmac } from 'node:crypto';
import { platformHost } from '../../../rules/hosts.ts';
import type { Recorder } from '../../audit/record-change.ts';
import type { Database } from '../../database/connection.ts';
import type { DnsResolver, DomainProbe } from '../../integrations/dns/port.ts';
import type { Tenant } from '../find-tenant.ts';

export interface DomainServices {
	database: Database;
	platformDomain: string;
	/** IP addresses of the platform, for A and AAAA records. */
	addresses: readonly string[];
	resolver: DnsResolver;
	probe: DomainProbe;
	/** What the platform answers for a host, and no one else can. */
	responseFor(host: string): string;
	record: Recorder;
}

/** @param key of the installation */
export const probeResponse =
	(key: Buffer) =>
	(host: string): string =>
		createHmac('sha256', key).update(host).digest('base64url');

export const fallbackHost = (
	{ slug }: Pick<Tenant, 'slug'>,
	{ platformDomain }: Pick<DomainServices, 'platformDomain'>,
) => platformHost(slug, platformDomain);
