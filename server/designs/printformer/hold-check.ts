// One check of a draft at a time: the others wait, and find what it has found.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refused } from '../../failure.ts';
import type { PrintformerServices } from './services.ts';

const heldSeconds = 180;
const waitMs = 200;
const patienceMs = 30_000;

interface Held {
	tenantId: string;
	designId: string;
	signal?: AbortSignal | undefined;
}

type Taken = 'taken' | 'busy' | 'gone';

async function take(
	{ database }: Pick<PrintformerServices, 'database'>,
	{ tenantId, designId }: Held,
	id: string,
): Promise<Taken> {
	return database.inTenant(tenantId, async (sql) => {
		const rows = await sql<{ isTaken: boolean }[]>`
			with taken as (
				update printformer_drafts set checker_id = ${id}, checked_until = now() + make_interval(secs => ${heldSeconds})
				where tenant_id = ${tenantId} and design_id = ${designId} and (checked_until is null or checked_until < now())
				returning design_id
			)
			select exists (select from taken) as is_taken from printformer_drafts
			where tenant_id = ${tenantId} and design_id = ${designId}`;
		const [row] = rows;
		if (!row) return 'gone';
		return row.isTaken ? 'taken' : 'busy';
	});
}

/** Nothing happens for a design that is not at the provider. @throws Refused BUSY; the reason of the signal */
export async function holdCheck(
	services: Pick<PrintformerServices, 'database'>,
	held: Held,
	work: () => Promise<void>,
): Promise<void> {
	const { tenantId, designId, signal } = held;
	const id = randomUUID();
	const limit = performance.now() + patienceMs;
	for (;;) {
		signal?.throwIfAborted();
		const taken = await take(services, held, id);
		if (taken === 'gone') return;
		if (taken === 'taken') break;
		if (performance.now() > limit) throw new Refused('BUSY');
		await sleep(waitMs, undefined, signal ? { signal } : {});
	}
	try {
		await work();
	} finally {
		await services.database.inTenant(
			tenantId,
			(sql) => sql`
				update printformer_drafts set checker_id = null, checked_until = null
				where tenant_id = ${tenantId} and design_id = ${designId} and checker_id = ${id}`,
		);
	}
}
