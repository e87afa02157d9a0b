// Saves what a file of prices would change: begun by a person, done by a job, whole or not at all, so that nobody is sold half of a new
// list. What somebody has changed since the preview is not overwritten, but reported.
import { type GivenPrice, isSamePrice } from '../../../rules/price-lists/given-price.ts';
import type { PriceImportFault } from '../../../rules/price-lists/import-faults.ts';
import { mostPriceRows } from '../../../rules/price-lists/rows.ts';
import type { Caller } from '../../accounts/services.ts';
import { lockCatalogue } from '../../catalogue/read-model/refresh-catalogue.ts';
import type { Sql } from '../../database/connection.ts';
import type { FileImport } from '../../import-export/jobs/imports.ts';
import { beginImport, type ImportToRun, runImport } from '../../import-export/jobs/run-import.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { type ListedRow, listRows } from '../lists/list-rows.ts';
import { refreshListed } from '../lists/refresh-listed.ts';
import { replaceRows } from '../lists/save-rows.ts';
import { priceOf } from './compare-prices.ts';
import { keptPrice, keptRun, runKey } from './kept-price.ts';

const importJobName = 'prices.import';

export const beginPriceImport = (sql: Sql, caller: Caller, id: string): Promise<FileImport> =>
	beginImport(sql, caller, id, {
		kind: 'prices',
		job: importJobName,
		action: 'importPrices',
		entity: 'priceImport',
	});

interface KeptChange {
	position: number;
	before: string | null;
	after: string;
	names: string[];
}

interface Row {
	productId: string | null;
	quantity: number;
	price: GivenPrice;
}

interface Refusal {
	position: number;
	fault: PriceImportFault;
}

const isAsSeen = (seen: GivenPrice | null, there: Row | undefined) =>
	there ? seen !== null && isSamePrice(seen, there.price) : seen === null;

/** The rows that the list has afterwards, and what could not be done. */
function applyChanges(existing: readonly ListedRow[], changes: readonly KeptChange[]) {
	const rows = new Map<string, Row>(existing.map((row) => [runKey(row), { ...row, price: priceOf(row) }]));
	const refused: Refusal[] = [];
	for (const { position, before, after, names } of changes) {
		const run = keptRun(names);
		const key = run && runKey(run);
		if (!run || !key || !isAsSeen(keptPrice(before), rows.get(key))) {
			refused.push({ position, fault: 'changedMeanwhile' });
			continue;
		}
		const price = keptPrice(after);
		if (!price) rows.delete(key);
		else if (rows.size < mostPriceRows || rows.has(key)) rows.set(key, { ...run, price });
		else refused.push({ position, fault: 'tooManyRows' });
	}
	return { rows: [...rows.values()], refused };
}

/** Products as they come, each with its runs in rising order. */
function inOrder(rows: readonly Row[]): Row[] {
	return [...Map.groupBy(rows, ({ productId }) => productId).values()].flatMap((ladder) =>
		ladder.sort((one, other) => one.quantity - other.quantity),
	);
}

async function keepFaults(sql: Sql, tenantId: string, importId: string, refused: readonly Refusal[]): Promise<void> {
	if (refused.length === 0) return;
	await sql`
		update text_import_rows r set fault = f.fault
		from jsonb_to_recordset(${JSON.stringify(refused)}::text::jsonb) as f (position int, fault text)
		where r.tenant_id = ${tenantId} and r.import_id = ${importId} and r.position = f.position`;
}

interface Running {
	about: string;
	done: number;
}

async function apply(
	sql: Sql,
	{ tenantId, importId, said }: { tenantId: string; importId: string; said(done: number): Promise<unknown> },
): Promise<void> {
	await lockCatalogue(sql, tenantId);
	// Whoever runs the same job at the same time has waited for the lock, and finds it done. The row itself is left alone until the end,
	// so that how far it is can be said from outside.
	const [running] = await sql<Running[]>`
		select about, done from text_imports
		where tenant_id = ${tenantId} and id = ${importId} and state = 'applying'`;
	if (!running) return;
	const { about: listId } = running;
	const tenant = await loadTenant(sql, tenantId);
	await sql`select from price_lists where tenant_id = ${tenantId} and id = ${listId} for update`;
	const changes = await sql<KeptChange[]>`
		select position, before, after, names from text_import_rows
		where tenant_id = ${tenantId} and import_id = ${importId} and fault is null order by position`;
	const existing = await listRows(sql, tenantId, listId, { language: defaultLanguage(tenant) });
	const { rows, refused } = applyChanges(existing, changes);
	const share = rows.length === 0 ? 0 : changes.length / rows.length;
	await replaceRows(
		sql,
		tenantId,
		listId,
		inOrder(rows).map(({ productId, quantity, price }) => ({ productId, quantity, ...price })),
		(written) => said(Math.floor(written * share)),
	);
	await keepFaults(sql, tenantId, importId, refused);
	await refreshListed(sql, tenant, [listId]);
	await sql`
		update text_imports set state = 'done', finished_at = now(), done = ${changes.length}, refused = ${refused.length}
		where tenant_id = ${tenantId} and id = ${importId}`;
}

export const importPrices = defineJob<ImportToRun>({
	name: importJobName,
	mayTakeSeconds: 300,
	atOnce: 1,
	run: (job) =>
		runImport(job, async () => {
			const { tenantId, inTenant } = job;
			const { importId } = job.payload;
			const said = (done: number) =>
				inTenant(
					(sql) => sql`
						update text_imports set done = ${done}
						where tenant_id = ${tenantId} and id = ${importId} and state = 'applying'`,
				);
			await inTenant((sql) => apply(sql, { tenantId, importId, said }));
			return false;
		}),
});
