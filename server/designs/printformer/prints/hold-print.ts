// One job at a time works on a print. It extends its time while it works; who takes over from one that was killed removes what that has left behind.
import { newId } from '../../../../rules/ids.ts';
import type { Sql } from '../../../database/connection.ts';
import { nothingWritten } from '../../../media/private/private-store.ts';
import { printFile, sendPrintJob } from './find-print.ts';
import type { PrintWork } from './print-work.ts';

const heldSeconds = 30;
const extendEveryMs = 10_000;
/** A job that found it held comes again: what it was to look at may have happened just now. */
const againMs = 5000;

export interface HeldPrint {
	id: string;
	/** The job that holds it, and the name of the file that it writes. */
	workerId: string;
	releaseId: string;
	state: 'waiting' | 'ordered';
	/** At the provider. */
	processingId: string | null;
	/** Since the state was entered. */
	attempts: number;
	isTooLate: boolean;
}

interface Taken extends HeldPrint {
	previous: string | null;
}

/** Until then the provider has time. */
const days = 2;

/** To be ordered when the pause is over; what was ordered is looked at whenever something is said of it. */
async function take(sql: Sql, tenantId: string, id: string): Promise<Taken | undefined> {
	const workerId = newId();
	const [taken] = await sql<Taken[]>`
		update printformer_prints p
		set worker_id = ${workerId}, held_until = now() + make_interval(secs => ${heldSeconds})
		from (
			select worker_id as previous from printformer_prints where tenant_id = ${tenantId} and id = ${id} for update
		) before
		where p.tenant_id = ${tenantId} and p.id = ${id} and p.state in ('waiting', 'ordered')
			and (p.held_until is null or p.held_until < now()) and (p.state = 'ordered' or p.next_check_at <= now())
		returning p.id, p.worker_id, p.release_id, p.state, p.processing_id, p.attempts, before.previous,
			p.requested_at < now() - make_interval(days => ${days}) as is_too_late`;
	return taken;
}

const isHeld = async (sql: Sql, tenantId: string, id: string): Promise<boolean> =>
	(
		await sql`
			select from printformer_prints
			where tenant_id = ${tenantId} and id = ${id} and state = 'ordered' and held_until >= now()`
	).length > 0;

async function removeFile({ services: { store }, tenantId }: PrintWork, fileId: string): Promise<void> {
	await store.discard(tenantId, printFile(fileId), nothingWritten);
	await store.remove(tenantId, printFile(fileId));
}

function extendWhile({ services: { database }, tenantId }: PrintWork, { id, workerId }: HeldPrint): () => void {
	const extend = () =>
		database.inTenant(
			tenantId,
			(sql) => sql`
				update printformer_prints set held_until = now() + make_interval(secs => ${heldSeconds})
				where tenant_id = ${tenantId} and id = ${id} and worker_id = ${workerId}`,
		);
	// What could not be extended runs out; then somebody else does the same once more.
	const timer = setInterval(() => void extend().catch(() => undefined), extendEveryMs);
	return () => clearInterval(timer);
}

/** Also when the job was cancelled: the next one need not wait. */
const letGo = ({ services: { database }, tenantId }: PrintWork, { id, workerId }: HeldPrint) =>
	database.inTenant(
		tenantId,
		(sql) => sql`
			update printformer_prints set worker_id = null, held_until = null
			where tenant_id = ${tenantId} and id = ${id} and worker_id = ${workerId}`,
	);

/** Nothing happens where nothing is to do, or somebody else does it. */
export async function withPrint(work: PrintWork, id: string, run: (print: HeldPrint) => Promise<void>): Promise<void> {
	const { tenantId, inTenant } = work;
	const taken = await inTenant(async (sql) => {
		const found = await take(sql, tenantId, id);
		if (!found && (await isHeld(sql, tenantId, id)))
			await sendPrintJob(sql, tenantId, id, new Date(Date.now() + againMs));
		return found;
	});
	if (!taken) return;
	const { previous, ...print } = taken;
	const end = extendWhile(work, print);
	try {
		if (previous) await removeFile(work, previous);
		await run(print);
	} finally {
		end();
		await letGo(work, print);
	}
}

/** Of a file that does not count. */
export const dropFile = (work: PrintWork, { workerId }: HeldPrint) => removeFile(work, workerId);
