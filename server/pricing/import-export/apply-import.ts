// Saves what a file of prices would change: begun by a person, done by a job, whole or not at all, so that no one is sold half of a new
// list. What a user has changed since the preview is not overwritten, but reported.
import { type GivenPrice, isSamePrice } from '../../../rules/price-lists/given-price.ts';
import type { PriceImportError } from '../../../rules/price-lists/import-errors.ts';
import { mostPriceRows } from '../../../rules/price-lists/rows.ts';
import type { Caller } from '../../accounts/services.ts';
import { lockCatalogue } from '../../catalogue/read-model/refresh-catalogue.ts';
import type { Sql } from '../../database/connection.ts';
import type { FileImport } from '../../import-export/jobs/imports.ts';
import { beginImport, type ImportToRun, runImport } from '../../import-export/jobs/run-import.ts';
import {
	findRunningImport,
	finishImport,
	listPendingChanges,
	markRefusedChanges,
	type PendingChange,
	showProgress,
} from '../../import-export/jobs/running-imports.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { type ListedRow, listRows } from '../lists/list-rows.ts';
import { refreshListed } from '../lists/refresh-listed.ts';
import { replaceRows } from '../lists/save-rows.ts';
import { priceOf } from './compare-prices.ts';
import { parseStoredPrice, parseStoredRun, runKey } from './stored-price.ts';

const importJobName = 'prices.import';

export const beginPriceImport = (sql: Sql, caller: Caller, id: string): Promise<FileImport> =>
	beginImport(sql, caller, id, {
		kind: 'prices',
		job: importJobName,
		action: 'importPrices',
		entity: 'priceImport',
	});

interface Row {
	productId: string | null;
	quantity: number;
	price: GivenPrice;
}

interface Refusal {
	position: number;
	fault: PriceImportError;
}

const isAsSeen = (seen: GivenPrice | null, there: Row | undefined) =>
	there ? seen !== null && isSamePrice(seen, there.price) : seen === null;

/** The rows that the list has afterwards, and what could not be done. */
function applyChanges(existing: readonly ListedRow[], changes: readonly PendingChange[]) {
	const rows = new Map<string, Row>(existing.map((row) => [runKey(row), { ...row, price: priceOf(row) }]));
	const refused: Refusal[] = [];
	for (const { position, before, after, names } of changes) {
		const run = parseStoredRun(names);
		const key = run && runKey(run);
		if (!run || !key || !isAsSeen(parseStoredPrice(before), rows.get(key))) {
			refused.push({ position, fault: 'changedMeanwhile' });
			continue;
		}
		const price = parseStoredPrice(after);
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

async function apply(
	sql: Sql,
	{ tenantId, importId, said }: { tenantId: string; importId: string; said(done: number): Promise<unknown> },
): Promise<void> {
	await lockCatalogue(sql, tenantId);
	// A process that runs the same job at the same time has waited for the lock, and finds it done. The row itself is left alone until the end,
	// so that how far it is can be said from outside.
	const running = await findRunningImport(sql, tenantId, importId);
	if (!running?.about) return;
	const { about: listId } = running;
	const tenant = await loadTenant(sql, tenantId);
	await sql`select from price_lists where tenant_id = ${tenantId} and id = ${listId} for update`;
	const changes = await listPendingChanges(sql, tenantId, importId);
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
	await markRefusedChanges(sql, tenantId, importId, refused);
	await refreshListed(sql, tenant, [listId]);
	await finishImport(sql, tenantId, importId, { done: changes.length, refused: refused.length });
}

export const importPrices = defineJob<ImportToRun>({
	name: importJobName,
	mayTakeSeconds: 300,
	atOnce: 1,
	run: (job) =>
		runImport(job, async () => {
			const { tenantId, inTenant } = job;
			const { importId } = job.payload;
			const said = (done: number) => inTenant((sql) => showProgress(sql, tenantId, importId, done));
			await inTenant((sql) => apply(sql, { tenantId, importId, said }));
			return false;
		}),
});
