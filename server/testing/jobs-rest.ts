// Waits for the jobs of a server, from outside of it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';

/** Until no job is due or under way: a server that has just begun has some to do. */
export async function untilJobsRest(owner: Sql): Promise<void> {
	const limit = performance.now() + 60_000;
	const isBusy = async () => {
		const due = await owner`select from jobs.job where state <= 'active' and start_after <= now() limit 1`;
		return due.length > 0;
	};
	while (performance.now() < limit && (await isBusy())) await sleep(200);
}
