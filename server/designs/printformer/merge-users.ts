// Guests who have signed in become at the provider who they are here.
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';
import { mergeJobName } from './merge-job-name.ts';
import { type OpenAccount, openAccount } from './open-account.ts';
import type { PrintformerServices } from './services.ts';

interface Merge {
	source: string;
	target: string;
}

/** A response with `false` is a failure as well: then each draft is claimed by itself. @throws PrintformerFailure when a later try may work */
async function isMerged({ client }: OpenAccount, { source, target }: Merge): Promise<boolean> {
	try {
		return await client.mergeUser(target, source);
	} catch (error) {
		if (!(error instanceof PrintformerFailure) || error.isPassing || error.problem.kind === 'aborted') throw error;
		return false;
	}
}

const findHashes = (
	{ database }: PrintformerServices,
	tenantId: string,
	account: string,
	{ source }: Merge,
): Promise<string[]> =>
	database.inTenant(tenantId, async (sql) => {
		const rows = await sql<{ hash: string }[]>`
			select hash from printformer_drafts
			where tenant_id = ${tenantId} and account = ${account} and owner = ${source} and hash is not null
			union
			select hash from printformer_copies
			where tenant_id = ${tenantId} and account = ${account} and owner = ${source} and hash is not null`;
		return rows.map(({ hash }) => hash);
	});

/** @returns those that belong to the target now */
async function claim({ client }: OpenAccount, { target }: Merge, hashes: readonly string[]): Promise<string[]> {
	if (hashes.length === 0) return [];
	try {
		const claimed = await client.claimDrafts(target, hashes);
		return hashes.filter((hash) => claimed.get(hash));
	} catch (error) {
		if (!(error instanceof PrintformerFailure) || error.isPassing || error.problem.kind === 'aborted') throw error;
		return [];
	}
}

async function mergeOne(
	services: PrintformerServices,
	tenantId: string,
	account: OpenAccount,
	merge: Merge,
): Promise<void> {
	const { source, target } = merge;
	const merged = await isMerged(account, merge);
	const hashes = await findHashes(services, tenantId, account.id, merge);
	const moved = merged ? hashes : await claim(account, merge, hashes);
	await services.database.inTenant(tenantId, async (sql) => {
		for (const table of ['printformer_drafts', 'printformer_copies'] as const)
			await sql`
				update ${sql(table)} set owner = ${target}
				where tenant_id = ${tenantId} and account = ${account.id} and owner = ${source} and hash = any(${moved}::text[])`;
		await sql`
			delete from printformer_merges where tenant_id = ${tenantId} and account = ${account.id} and source = ${source}`;
		// With drafts that could not be claimed the user stays: deleting it may delete them.
		if (moved.length === hashes.length)
			await sql`
				insert into printformer_removals (tenant_id, account, kind, identifier)
				values (${tenantId}, ${account.id}, 'user', ${source})`;
		else services.log.warn({ tenantId, drafts: hashes.length - moved.length }, 'drafts of a guest were not claimed');
	});
}

/** Of the account that the shop has; merges of another one are dropped, as nobody opens its drafts. @throws PrintformerFailure */
export async function mergeUsers(
	services: PrintformerServices,
	tenantId: string,
	signal: AbortSignal | undefined,
): Promise<void> {
	const { database } = services;
	const merges = await database.inTenant(
		tenantId,
		(sql) => sql<(Merge & { account: string })[]>`
			select account, source, target from printformer_merges where tenant_id = ${tenantId} order by account, source`,
	);
	if (merges.length === 0) return;
	const account = await openAccount(services, tenantId, signal);
	if (!account) return;
	await database.inTenant(
		tenantId,
		(sql) => sql`delete from printformer_merges where tenant_id = ${tenantId} and account <> ${account.id}`,
	);
	for (const merge of merges.filter((one) => one.account === account.id)) {
		signal?.throwIfAborted();
		await mergeOne(services, tenantId, account, merge);
	}
}

export const mergeUsersJob = (services: PrintformerServices): JobDefinition =>
	defineJob({
		name: mergeJobName,
		mayTakeSeconds: 120,
		run: ({ tenantId, signal }) => mergeUsers(services, tenantId, signal),
	});
