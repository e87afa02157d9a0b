// What each tenant's pages are made from right now, known without asking the database: it calls when something changes.
import type { Database } from '../database/connection.ts';
import { changeChannel } from './announce-change.ts';

export interface Versions {
	texts: number;
	look: number;
	content: number;
}

export interface VersionWatch {
	/** At once when it is known for certain, else after a look into the database. */
	of(tenantId: string): Versions | Promise<Versions>;
	/** A user who has just changed something must not wait for the database to tell of it. */
	forget(tenantId: string): void;
	close(): Promise<void>;
}

async function read(database: Database, tenantId: string): Promise<Versions> {
	const [row] = await database.read(
		tenantId,
		(sql) => sql<Versions[]>`
			select texts::int, look::int, content::int from tenant_versions where tenant_id = ${tenantId}`,
	);
	return row ?? { texts: 0, look: 0, content: 0 };
}

/** Told which tenant has changed, and without an id when it may be any of them. */
type Follower = (tenantId?: string) => void;

export function watchVersions(database: Database, follow: Follower = () => undefined): VersionWatch {
	const known = new Map<string, Versions>();
	const asked = new Map<string, Promise<Versions>>();
	const line = database.listen(changeChannel, {
		onCall(tenantId) {
			known.delete(tenantId);
			asked.delete(tenantId);
			follow(tenantId);
		},
		onOpen() {
			known.clear();
			asked.clear();
			follow();
		},
	});

	return {
		of(tenantId) {
			const certain = line.open() ? known.get(tenantId) : undefined;
			if (certain) return certain;
			const running = asked.get(tenantId);
			if (running) return running;
			const answer = read(database, tenantId).then((versions) => {
				// A call that came in meanwhile has removed the question: then the answer may be old and is not kept.
				if (asked.get(tenantId) === answer) known.set(tenantId, versions);
				return versions;
			});
			asked.set(tenantId, answer);
			const forget = () => {
				if (asked.get(tenantId) === answer) asked.delete(tenantId);
			};
			answer.then(forget, forget);
			return answer;
		},
		forget(tenantId) {
			known.delete(tenantId);
			asked.delete(tenantId);
			follow(tenantId);
		},
		close: () => line.close(),
	};
}
