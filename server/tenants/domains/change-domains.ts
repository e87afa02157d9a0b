// Adds and removes domains of a shop, and chooses its default one. What is proved by another shop cannot be claimed; what is only claimed can.
import type { Caller } from '../../accounts/services.ts';
import { actorOf } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { isReferenced, isTaken, Refused } from '../../failure.ts';
import { announceChange, holdTenant } from '../announce-change.ts';
import { findDomainRow } from './find-domains.ts';
import { readClaimedHost } from './read-host.ts';
import { type DomainServices, fallbackHost } from './services.ts';

/** Each of them is looked up again and again. */
const maxDomains = 50;

type Platform = Pick<DomainServices, 'platformDomain'>;

const entity = (host: string) => ({ type: 'domain', id: host });

export async function addDomain(sql: Sql, caller: Caller, platform: Platform, typed: string): Promise<string> {
	const { tenant, services } = caller;
	const host = readClaimedHost(typed, platform.platformDomain);
	await holdTenant(sql, tenant.id);
	const claims = await sql<{ isOwn: boolean; isProved: boolean }[]>`
		select tenant_id = ${tenant.id} as is_own, proved_at is not null or active as is_proved
		from domains where host = ${host}`;
	if (claims.some(({ isOwn, isProved }) => isOwn || isProved)) throw new Refused('DOMAIN_TAKEN');
	const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
		select count(*)::int as count from domains where tenant_id = ${tenant.id}`;
	if (count >= maxDomains) throw new Refused('DOMAIN_LIMIT');
	await sql`insert into domains (tenant_id, host) values (${tenant.id}, ${host})`.catch((error) => {
		if (isTaken(error)) throw new Refused('DOMAIN_TAKEN');
		throw isReferenced(error) ? new Refused('NO_TENANT_SELECTED') : error;
	});
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'addDomain',
		entity: entity(host),
		after: { host },
	});
	await announceChange(sql, tenant.id, 'content');
	return host;
}

/** Without its default domain the shop has the fallback as default again. */
export async function deleteDomain(sql: Sql, caller: Caller, platform: Platform, host: string): Promise<void> {
	const { tenant, services } = caller;
	if (host === fallbackHost(tenant, platform)) throw new Refused('DOMAIN_FALLBACK');
	await holdTenant(sql, tenant.id);
	const row = await findDomainRow(sql, tenant.id, host);
	if (!row) throw new Refused('NO_DOMAINS');
	await sql`delete from domains where tenant_id = ${tenant.id} and host = ${host}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'deleteDomain',
		entity: entity(host),
		before: { host, state: row.state, isDefault: row.isDefault },
	});
	await announceChange(sql, tenant.id, 'content');
}

export async function setDefaultDomain(sql: Sql, caller: Caller, platform: Platform, host: string): Promise<void> {
	const { tenant, services } = caller;
	const fallback = fallbackHost(tenant, platform);
	await holdTenant(sql, tenant.id);
	const row = await findDomainRow(sql, tenant.id, host);
	if (host !== fallback && !row) throw new Refused('NO_DOMAINS');
	if (row && !row.active) throw new Refused('DOMAIN_NOT_ACTIVE');
	const [before] = await sql<{ host: string }[]>`
		update domains set is_default = false where tenant_id = ${tenant.id} and is_default returning host`;
	await sql`update domains set is_default = true where tenant_id = ${tenant.id} and host = ${host}`;
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'setDefaultDomain',
		entity: entity(host),
		before: { host: before?.host ?? fallback },
		after: { host },
	});
	await announceChange(sql, tenant.id, 'content');
}
