// The domains of a shop as the administration shows them. The fallback has no row: it comes first and cannot be changed.
import { domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';
import { addressRecords, type DnsRecord, type DomainDetail, proofRecord } from '../../../rules/domains/dns-records.ts';
import { claimDays, type DomainState } from '../../../rules/domains/domain-state.ts';
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import type { Tenant } from '../find-tenant.ts';
import { type DomainServices, fallbackHost } from './services.ts';

export type DomainRow = Rows['domains'];

export interface Domain {
	host: string;
	/** In letters of its language where it is internationalised. */
	displayName: string;
	state: DomainState;
	/** Whether requests for it are answered. */
	served: boolean;
	isDefault: boolean;
	isFallback: boolean;
	checkedAt: Date | null;
	failingSince: Date | null;
	/** When an unproved claim runs out. */
	expiresAt: Date | null;
	/** Both are needed: the proof, and one of the ways to the platform. */
	records: DnsRecord[];
	detail: DomainDetail;
}

type Platform = Pick<DomainServices, 'platformDomain' | 'addresses'>;

function show(row: DomainRow, tenant: Tenant, platform: Platform): Domain {
	const { host, proof, provedAt, claimedAt, state, active, isDefault, checkedAt, failingSince, detail } = row;
	const wanted = {
		...{ host, proof, fallbackHost: fallbackHost(tenant, platform), addresses: platform.addresses },
		isApex: getDomain(host, { allowPrivateDomains: true }) === host,
	};
	const expiresAt = provedAt || active ? null : new Date(claimedAt.getTime() + claimDays * 86_400_000);
	return {
		...{ host, state: state as DomainState, served: active, isDefault, checkedAt, failingSince, expiresAt, detail },
		displayName: domainToUnicode(host) || host,
		isFallback: false,
		records: [proofRecord(wanted), ...addressRecords(wanted)],
	};
}

function fallbackOf(tenant: Tenant, platform: Platform, isDefault: boolean): Domain {
	const host = fallbackHost(tenant, platform);
	return {
		...{ host, displayName: domainToUnicode(host) || host, state: 'active', served: true, isDefault, isFallback: true },
		...{ checkedAt: null, failingSince: null, expiresAt: null, records: [], detail: {} },
	};
}

export async function listDomains(sql: Sql, tenant: Tenant, platform: Platform): Promise<Domain[]> {
	const rows = await sql<DomainRow[]>`
		select * from domains where tenant_id = ${tenant.id} order by is_default desc, created_at, host`;
	const hasOwnDefault = rows.some(({ isDefault }) => isDefault);
	return [fallbackOf(tenant, platform, !hasOwnDefault), ...rows.map((row) => show(row, tenant, platform))];
}

export async function findDomainRow(sql: Sql, tenantId: string, host: string): Promise<DomainRow | undefined> {
	const [row] = await sql<DomainRow[]>`select * from domains where tenant_id = ${tenantId} and host = ${host}`;
	return row;
}
