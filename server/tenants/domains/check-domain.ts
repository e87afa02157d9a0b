// Checks one domain: what DNS says, what the platform's own addresses answer for it, and which state follows. Nothing is asked of the network
// inside of a transaction.
import { setTimeout as sleep } from 'node:timers/promises';
import type { DomainDetail } from '../../../rules/domains/dns-records.ts';
import {
	type Decision,
	type DomainState,
	type DomainStatus,
	decideDomain,
	type Findings,
	isWorthProbing,
} from '../../../rules/domains/domain-state.ts';
import type { Actor } from '../../audit/record-change.ts';
import type { Sql } from '../../database/connection.ts';
import { isTaken } from '../../failure.ts';
import type { Probe } from '../../integrations/dns/port.ts';
import { announceChange } from '../announce-change.ts';
import { loadTenant } from '../load-tenant.ts';
import { type DomainRow, findDomainRow } from './find-domains.ts';
import { lookUpDomain } from './look-up.ts';
import { type DomainServices, fallbackHost } from './services.ts';

const system: Actor = { id: undefined, email: null, address: undefined, requestId: undefined };

interface Check {
	tenantId: string;
	actor: Actor;
	now: Date;
}

const statusOf = (row: DomainRow): DomainStatus => ({
	state: row.state as DomainState,
	served: row.active,
	provedAt: row.provedAt,
	claimedAt: row.claimedAt,
	failures: row.failures,
	failingSince: row.failingSince,
});

async function write(sql: Sql, services: DomainServices, check: Check, row: DomainRow, found: Found): Promise<boolean> {
	const { tenantId, actor, now } = check;
	const { decision, detail } = found;
	// Deleted meanwhile, or checked by someone else: what they found counts.
	const isSame = sql`tenant_id = ${tenantId} and host = ${row.host} and proof = ${row.proof}
		and checked_at is not distinct from ${row.checkedAt}`;
	const after = decision?.status;
	const { count } = after
		? await sql`
			update domains set state = ${after.state}, active = ${after.served}, is_default = is_default and ${after.served},
				proved_at = ${after.provedAt}, claimed_at = ${after.claimedAt}, failures = ${after.failures},
				failing_since = ${after.failingSince}, checked_at = ${now}, next_check_at = ${decision.nextCheckAt},
				detail = ${JSON.stringify(detail)}::text::jsonb
			where ${isSame}`
		: await sql`delete from domains where ${isSame}`;
	if (count === 0) return false;
	if (after?.state === row.state && after.served === row.active) return true;
	await services.record(sql, tenantId, actor, {
		action: 'checkDomain',
		entity: { type: 'domain', id: row.host },
		before: { state: row.state, served: row.active, isDefault: row.isDefault },
		after: after ? { state: after.state, served: after.served, isDefault: row.isDefault && after.served } : undefined,
	});
	await announceChange(sql, tenantId, 'content');
	return true;
}

interface Found {
	decision: Decision;
	findings: Findings;
	detail: DomainDetail;
}

const decide = (row: DomainRow, findings: Findings, detail: DomainDetail, now: Date): Found => ({
	decision: decideDomain(statusOf(row), findings, now),
	findings,
	detail,
});

/** The first proof wins: where another shop has proved the host meanwhile, this one has not. */
async function save(services: DomainServices, check: Check, row: DomainRow, found: Found): Promise<boolean> {
	const { database } = services;
	const attempt = (tried: Found) => database.inTenant(check.tenantId, (sql) => write(sql, services, check, row, tried));
	return attempt(found).catch((error) => {
		if (!isTaken(error)) throw error;
		const findings: Findings = { ...found.findings, proof: 'taken' };
		return attempt(decide(row, findings, { ...found.detail, proof: 'taken' }, check.now));
	});
}

/** Whoever makes certificates asks another process perhaps, which hears of a new host a moment later. */
async function probeTwice({ probe, responseFor }: DomainServices, host: string): Promise<Probe> {
	const first = await probe(host, responseFor(host));
	if (first.finding !== 'failed') return first;
	await sleep(1000);
	return probe(host, responseFor(host));
}

const withProbe = (detail: DomainDetail, { finding, reason }: Probe): DomainDetail => ({
	...detail,
	probe: finding,
	...(reason === undefined ? {} : { reason: reason.slice(0, 200) }),
});

export async function checkDomain(
	services: DomainServices,
	tenantId: string,
	host: string,
	{ actor = system, now = () => new Date() }: { actor?: Actor; now?: () => Date } = {},
): Promise<void> {
	const { database, resolver, addresses } = services;
	const find = () =>
		database.inTenant(tenantId, async (sql) => ({
			row: await findDomainRow(sql, tenantId, host),
			tenant: await loadTenant(sql, tenantId),
		}));
	const { row, tenant } = await find();
	if (!row) return;
	const wanted = { host, proof: row.proof, fallbackHost: fallbackHost(tenant, services), addresses };
	const { findings, detail } = await lookUpDomain(resolver, wanted);
	const check = { tenantId, actor, now: now() };
	if (!isWorthProbing(findings)) {
		await save(services, check, row, decide(row, findings, detail, check.now));
		return;
	}
	let probed = row;
	if (!row.active) {
		// Certificates are made for hosts that are being configured: the state comes first, the handshake after it.
		if (!(await save(services, check, row, decide(row, findings, detail, check.now)))) return;
		const { row: saved } = await find();
		if (saved?.state !== 'configuring') return;
		probed = saved;
	}
	const answer = await probeTwice(services, host);
	const all = { ...findings, probe: answer.finding };
	const then = { ...check, now: now() };
	await save(services, then, probed, decide(probed, all, withProbe(detail, answer), then.now));
}
