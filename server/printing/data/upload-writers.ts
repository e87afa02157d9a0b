// One writer for each upload. A shopper whose connection was lost comes back before the server has noticed: then the new request takes over,
// and the old one ends first. Between processes a lease in the row decides.
import { newId } from '../../../rules/ids.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { WriteProgress } from '../../media/private/private-store.ts';

const leaseSeconds = 60;
const endsWithinMilliseconds = 10_000;

interface Running {
	stop: AbortController;
	ended: Promise<void>;
}

export class UploadWriters {
	readonly #running = new Map<string, Running>();

	/** Ends the request of this process that still writes, so that what it has stored can be relied on. */
	async stop(uploadId: string): Promise<void> {
		const running = this.#running.get(uploadId);
		if (!running) return;
		running.stop.abort();
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<void>((resolve) => {
			timer = setTimeout(resolve, endsWithinMilliseconds);
		});
		await Promise.race([running.ended, late]);
		clearTimeout(timer);
	}

	async run<T>(uploadId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
		await this.stop(uploadId);
		if (this.#running.has(uploadId)) throw new Refused('BUSY');
		const stop = new AbortController();
		const running = work(stop.signal);
		const ended = running.then(
			() => undefined,
			() => undefined,
		);
		this.#running.set(uploadId, { stop, ended });
		return running.finally(() => this.#running.delete(uploadId));
	}
}

export interface Lease {
	progress: WriteProgress;
	/** @returns false when another one has taken the lease, or the ticket is gone */
	save(progress: WriteProgress): Promise<boolean>;
	release(): Promise<void>;
}

/** @throws Refused BUSY, while another process writes */
export async function takeLease(inTenant: InTenant, tenantId: string, uploadId: string): Promise<Lease> {
	const writerId = newId();
	const [row] = await inTenant(
		(sql) => sql<{ received: number; storeState: unknown }[]>`
			update print_uploads set writer_id = ${writerId}, writer_until = now() + make_interval(secs => ${leaseSeconds})
			where tenant_id = ${tenantId} and id = ${uploadId} and (writer_id is null or writer_until < now())
			returning received::float8 as received, store_state`,
	);
	if (!row) throw new Refused('BUSY');
	return {
		progress: { bytes: row.received, state: row.storeState },
		save: ({ bytes, state }) =>
			inTenant(async (sql) => {
				const saved = await sql`
					update print_uploads set received = ${bytes}, store_state = ${JSON.stringify(state)}::text::jsonb,
						writer_until = now() + make_interval(secs => ${leaseSeconds})
					where tenant_id = ${tenantId} and id = ${uploadId} and writer_id = ${writerId}`;
				return saved.count === 1;
			}),
		async release() {
			await inTenant(
				(sql) => sql`
					update print_uploads set writer_id = null, writer_until = null
					where tenant_id = ${tenantId} and id = ${uploadId} and writer_id = ${writerId}`,
			);
		},
	};
}
