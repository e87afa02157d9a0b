// Brings the templates of an account here, with their previews: by a button, and every night. Those that are gone at the provider stay and say so,
// as products may name them.
import type { Sql } from '../../../database/connection.ts';
import { PrintformerFailure } from '../../../integrations/printformer/problem.ts';
import type { PrintformerTemplate } from '../../../integrations/printformer/types.ts';
import { defineJob, type JobDefinition } from '../../../jobs/define-job.ts';
import { findAccount, type OpenAccount } from '../open-account.ts';
import type { PrintformerServices } from '../services.ts';
import { describeOtherKey } from './account-state.ts';
import { savePreview } from './preview.ts';
import { beginSync, endSync, syncJobName } from './sync-state.ts';

interface Stale {
	identifier: string;
	previewId: string | null;
}

const jsonOf = (sql: Sql, value: unknown) => sql.json(value as never);

/** @returns those whose preview is missing or older than they are */
async function storeTemplates(
	sql: Sql,
	tenantId: string,
	account: string,
	found: readonly PrintformerTemplate[],
): Promise<Stale[]> {
	const rows = await sql<{ identifier: string; previewId: string | null; changedAt: string | null }[]>`
		select identifier, preview_id, changed_at from printformer_templates
		where tenant_id = ${tenantId} and account = ${account}`;
	const before = new Map(rows.map((row) => [row.identifier, row]));
	for (const { identifier, name, type, intents, pageCount, dataKeys, variants, members, updatedAt } of found) {
		await sql`
			insert into printformer_templates as t (
				tenant_id, account, identifier, name, type, intents, pages, data_keys, variants, members, changed_at
			)
			values (
				${tenantId}, ${account}, ${identifier}, ${name}, ${type}, ${[...intents]}, ${pageCount}, ${[...dataKeys]},
				${jsonOf(sql, variants)}, ${jsonOf(sql, members)}, ${updatedAt}
			)
			on conflict (tenant_id, account, identifier) do update set
				name = excluded.name, type = excluded.type, intents = excluded.intents, pages = excluded.pages,
				data_keys = excluded.data_keys, variants = excluded.variants, members = excluded.members,
				page_width = case when t.changed_at = excluded.changed_at then t.page_width end,
				page_height = case when t.changed_at = excluded.changed_at then t.page_height end,
				changed_at = excluded.changed_at, is_gone = false, synced_at = now()`;
	}
	const stale = found.flatMap(({ identifier, updatedAt }) => {
		const { previewId = null, changedAt = null } = before.get(identifier) ?? {};
		return previewId && changedAt === updatedAt ? [] : [{ identifier, previewId }];
	});
	const identifiers = found.map(({ identifier }) => identifier);
	await sql`
		update printformer_templates set is_gone = true
		where tenant_id = ${tenantId} and account = ${account} and not is_gone and identifier <> all(${identifiers}::text[])`;
	await sql`
		update printformer_syncs set total = ${found.length}, done = ${found.length - stale.length}
		where tenant_id = ${tenantId} and account = ${account}`;
	return stale;
}

async function bringPreviews(
	services: PrintformerServices,
	tenantId: string,
	{ id: account, client }: OpenAccount,
	found: readonly PrintformerTemplate[],
	stale: readonly Stale[],
): Promise<void> {
	const templates = new Map(found.map((template) => [template.identifier, template]));
	for (const { identifier, previewId } of stale) {
		const template = templates.get(identifier);
		if (!template) continue;
		const isSaved = await savePreview(services, { tenantId, account, client, template, before: previewId });
		await services.database.inTenant(
			tenantId,
			(sql) => sql`
				update printformer_syncs set done = done + 1, without_preview = without_preview + ${isSaved ? 0 : 1}
				where tenant_id = ${tenantId} and account = ${account}`,
		);
	}
}

/** Without an account nothing happens. @throws PrintformerFailure when it was aborted; every other problem is noted */
export async function syncTemplates(
	services: PrintformerServices,
	tenantId: string,
	signal?: AbortSignal,
): Promise<void> {
	const within = <T>(work: (sql: Sql) => Promise<T>) => services.database.inTenant(tenantId, work);
	const { id, account } = await within((sql) => findAccount(sql, services, tenantId));
	if (!account) return;
	await within((sql) => beginSync(sql, tenantId, id));
	try {
		const client = services.provider.open(account, signal);
		const found = await client.listAllTemplates();
		const stale = await within((sql) => storeTemplates(sql, tenantId, id, found));
		await bringPreviews(services, tenantId, { id, client }, found, stale);
		await within((sql) => endSync(sql, tenantId, id, null));
	} catch (error) {
		if (!(error instanceof PrintformerFailure) || error.problem.kind === 'aborted') throw error;
		const problem = error.problem.kind === 'otherKey' ? await describeOtherKey(services, tenantId) : error.problem;
		await within((sql) => endSync(sql, tenantId, id, problem));
	}
}

export const syncJob = (services: PrintformerServices): JobDefinition =>
	defineJob({
		name: syncJobName,
		mayTakeSeconds: 600,
		cron: '23 2 * * *',
		async findTenants(sql) {
			const shops = await sql<{ id: string }[]>`select shops_with_printformer_templates() as id`;
			return shops.map(({ id }) => id);
		},
		run: ({ tenantId, signal }) => syncTemplates(services, tenantId, signal),
	});
