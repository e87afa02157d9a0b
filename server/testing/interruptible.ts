// A database that can be taken away, and counts what it is asked.
import { type Database, DatabaseUnavailable } from '../database/connection.ts';

export interface Interruptible {
	database: Database;
	away: boolean;
	asked: number;
}

export function interruptible(database: Database): Interruptible {
	const state: Interruptible = { away: false, asked: 0, database };
	const unlessAway = <T>(work: () => Promise<T>): Promise<T> => {
		state.asked += 1;
		return state.away ? Promise.reject(new DatabaseUnavailable('away')) : work();
	};
	state.database = {
		inTenant: (tenantId, work) => unlessAway(() => database.inTenant(tenantId, work)),
		read: (tenantId, query) => unlessAway(() => database.read(tenantId, query)),
		snapshot: (tenantId, work) => unlessAway(() => database.snapshot(tenantId, work)),
		withoutTenant: (work) => unlessAway(() => database.withoutTenant(work)),
		listen: (channel, listener) => {
			const line = database.listen(channel, listener);
			return { open: () => !state.away && line.open(), close: () => line.close() };
		},
		state: () => ({ ...database.state(), ...(state.away ? { database: 'away' as const } : {}) }),
		close: () => database.close(),
	};
	return state;
}
