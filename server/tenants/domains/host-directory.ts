// All hosts for which the platform may have a certificate, in memory: whoever is asked before a handshake asks nobody in turn.
import { platformHost } from '../../../rules/hosts.ts';
import type { Database, Sql } from '../../database/connection.ts';

const domainChannel = 'domains_changed';

interface Entry {
	id: string;
	slug: string;
	hosts: string[];
}

const entries = (sql: Sql, tenantId: string | null) => sql<Entry[]>`
	select t.id, t.slug, coalesce(
		array_agg(d.host) filter (where d.active or (d.proved_at is not null and d.state <> 'pending')), '{}'
	) as hosts
	from tenants t left join domains d on d.tenant_id = t.id
	where ${tenantId}::uuid is null or t.id = ${tenantId}
	group by t.id, t.slug`;

export interface HostDirectory {
	/** Whether it is a fallback domain, or one that is being configured or active. */
	has(host: string): boolean;
	/** Settled once what the database has said until now is in here. */
	upToDate(): Promise<unknown>;
	close(): Promise<void>;
}

export function openHostDirectory(
	database: Database,
	platformDomain: string,
	report: (error: unknown) => void,
): HostDirectory {
	const hostsOf = new Map<string, readonly string[]>();
	const owners = new Map<string, string>();

	function replace(tenantId: string, hosts: readonly string[]): void {
		for (const host of hostsOf.get(tenantId) ?? []) if (owners.get(host) === tenantId) owners.delete(host);
		for (const host of hosts) owners.set(host, tenantId);
		if (hosts.length > 0) hostsOf.set(tenantId, hosts);
		else hostsOf.delete(tenantId);
	}

	async function load(tenantId: string | null): Promise<void> {
		const found = await database.withoutTenant((sql) => entries(sql, tenantId));
		const gone = new Set(tenantId === null ? hostsOf.keys() : [tenantId]);
		for (const { id, slug, hosts } of found) {
			replace(id, [platformHost(slug, platformDomain), ...hosts]);
			gone.delete(id);
		}
		for (const id of gone) replace(id, []);
	}

	// One after the other: what was read first must not overwrite what was read later.
	let turn: Promise<unknown> = Promise.resolve();
	const loadInTurn = (tenantId: string | null) => {
		turn = turn.then(() => load(tenantId)).catch(report);
	};
	const line = database.listen(domainChannel, {
		onCall: (tenantId) => loadInTurn(tenantId),
		onOpen: () => loadInTurn(null),
	});
	loadInTurn(null);
	return { has: (host) => owners.has(host), upToDate: () => turn, close: () => line.close() };
}
