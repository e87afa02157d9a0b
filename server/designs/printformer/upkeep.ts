// What is done at the provider when nobody waits for it: deleting what was deleted here, and copies that no one needs.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from '../../database/connection.ts';
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import type { PrintformerServices } from './services.ts';
import { idAttribute } from './unconfirmed.ts';

interface Removal {
	id: string;
	account: string;
	kind: 'draft' | 'user' | 'copy';
	identifier: string;
	attempts: number;
}

const mostAtOnce = 200;
/** After that somebody has to look: the log says what is left behind. */
const mostAttempts = 20;
const perPage = 100;
const mostListPages = 200;

/** Who is deleted takes the drafts along, also those that are yet to be printed. */
const isWaiting = async (sql: Sql, tenantId: string, { account, identifier }: Removal): Promise<boolean> => {
	const rows = await sql`
		select from printformer_copies c
		join print_lines l on l.tenant_id = ${tenantId} and l.release_id = c.release_id
		where c.tenant_id = ${tenantId} and c.account = ${account} and c.owner = ${identifier} and l.state <> 'printed'
			and c.created_at > now() - interval '60 days'
			and not exists (
				select from printformer_prints p
				where p.tenant_id = ${tenantId} and p.release_id = c.release_id and p.state = 'made'
			)
		limit 1`;
	return rows.length > 0;
};

/** Those that carry one of these ids in their attributes, by id. */
async function findUnconfirmed({ client }: OpenAccount, ids: ReadonlySet<string>): Promise<Map<string, string[]>> {
	const found = new Map<string, string[]>();
	for (let page = 1; page <= mostListPages; page += 1) {
		const { items, lastPage } = await client.listDrafts(page, perPage);
		for (const { hash, customAttributes } of items) {
			const id = String(customAttributes[idAttribute] ?? '');
			if (ids.has(id)) found.set(id, [...(found.get(id) ?? []), hash]);
		}
		if (page >= lastPage) break;
		await sleep(50);
	}
	return found;
}

async function postpone(sql: Sql, tenantId: string, { id, attempts }: Removal): Promise<void> {
	const minutes = Math.min(24 * 60, 2 ** attempts);
	await sql`
		update printformer_removals set attempts = attempts + 1, next_attempt_at = now() + make_interval(mins => ${minutes})
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** That is no failure: it does not count as an attempt. */
const waitForPrints = (sql: Sql, tenantId: string, { id }: Removal) => sql`
	update printformer_removals set next_attempt_at = now() + interval '1 hour'
	where tenant_id = ${tenantId} and id = ${id}`;

const finish = (sql: Sql, tenantId: string, { id }: Removal) =>
	sql`delete from printformer_removals where tenant_id = ${tenantId} and id = ${id}`;

async function removeOne(
	{ database }: PrintformerServices,
	tenantId: string,
	{ client }: OpenAccount,
	removal: Removal,
	unconfirmed: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
	const { kind, identifier } = removal;
	if (kind === 'user') {
		const mustWait = await database.inTenant(tenantId, (sql) => isWaiting(sql, tenantId, removal));
		if (mustWait) {
			await database.inTenant(tenantId, (sql) => waitForPrints(sql, tenantId, removal));
			return;
		}
		await client.deleteUser(identifier);
	} else if (kind === 'draft') await client.deleteDraft(identifier);
	else for (const hash of unconfirmed.get(identifier) ?? []) await client.deleteDraft(hash);
	await database.inTenant(tenantId, (sql) => finish(sql, tenantId, removal));
}

/** What fails is tried again later, each by itself, and so is what belongs to an account that the shop does not have at present. */
export async function removeAtProvider(
	services: PrintformerServices,
	tenantId: string,
	signal: AbortSignal | undefined,
): Promise<void> {
	const { database, log } = services;
	const due = await database.inTenant(
		tenantId,
		(sql) => sql<Removal[]>`
			select id, account, kind, identifier, attempts from printformer_removals
			where tenant_id = ${tenantId} and kind <> 'file' and next_attempt_at <= now()
			order by next_attempt_at, id limit ${mostAtOnce}`,
	);
	if (due.length === 0) return;
	const account = await openAccount(services, tenantId, signal);
	const reachable = due.filter((removal) => removal.account === account?.id);
	const ids = new Set(reachable.filter(({ kind }) => kind === 'copy').map(({ identifier }) => identifier));
	const unconfirmed = account && ids.size > 0 ? await findUnconfirmed(account, ids) : new Map();
	for (const removal of due) {
		signal?.throwIfAborted();
		if (removal.attempts >= mostAttempts) {
			log.warn({ tenantId, kind: removal.kind, identifier: removal.identifier }, 'left behind at printformer');
			await database.inTenant(tenantId, (sql) => finish(sql, tenantId, removal));
			continue;
		}
		try {
			if (account && removal.account === account.id) await removeOne(services, tenantId, account, removal, unconfirmed);
			else await database.inTenant(tenantId, (sql) => postpone(sql, tenantId, removal));
		} catch (error) {
			if (!(error instanceof PrintformerFailure)) throw error;
			await database.inTenant(tenantId, (sql) => postpone(sql, tenantId, removal));
			if (error.isPassing) return;
		}
	}
}

/** Those of revisions that there are not any more, and those whose creation was never confirmed. What is deleted here is deleted there by the trigger. */
export async function dropUnneededCopies({ database }: PrintformerServices, tenantId: string): Promise<void> {
	await database.inTenant(
		tenantId,
		(sql) => sql`
			delete from printformer_copies c
			where c.tenant_id = ${tenantId} and c.release_id is null and c.created_at < now() - interval '1 hour'
				and (c.hash is null or not exists (
					select from designs d where d.tenant_id = ${tenantId} and d.id = c.design_id and d.revision = c.revision
				))`,
	);
}
