// Tells the processes that run jobs of the visitors of those that only serve pages: they share one machine, or at least one database.
import { performance } from 'node:perf_hooks';
import type { Database } from '../database/connection.ts';
import type { Pace } from './pace.ts';

const visitChannel = 'visits';

/** Less than the time after which nobody reads any more. */
const tellEveryMs = 500;

interface SharedVisits {
	/** Somebody asks for a page of this process. */
	note(): void;
	close(): Promise<void>;
}

/** @param runsJobs a process that does so hears of the visitors of others; one that does not tells of its own */
export function shareVisits(
	database: Pick<Database, 'listen' | 'withoutTenant'>,
	pace: Pick<Pace, 'noteVisit'>,
	runsJobs: boolean,
): SharedVisits {
	if (runsJobs) {
		const line = database.listen(visitChannel, { onCall: () => pace.noteVisit(), onOpen: () => undefined });
		return { note: () => pace.noteVisit(), close: () => line.close() };
	}
	let toldAt = Number.NEGATIVE_INFINITY;
	return {
		note() {
			pace.noteVisit();
			if (performance.now() - toldAt < tellEveryMs) return;
			toldAt = performance.now();
			// A database that is away does no jobs either.
			database.withoutTenant((sql) => sql`select pg_notify(${visitChannel}, '')`).catch(() => undefined);
		},
		close: async () => undefined,
	};
}
