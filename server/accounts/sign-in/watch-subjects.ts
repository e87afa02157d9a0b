// Who calls, by their access token. What is known of a session is kept and dropped at once when the database calls; as long as its
// line is down, every call asks.
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import type { Database } from '../../database/connection.ts';
import { readAccessToken } from '../sessions/access-token.ts';
import { subjectChannel } from '../sessions/announce-subject.ts';
import { findSession } from '../sessions/session-rows.ts';
import { loadUser, type Subject } from '../subject.ts';
import { findOperator } from './find-operator.ts';

export interface SubjectWatch {
	/** @returns nothing for a token that is forged, has run out, or whose session has ended or gained other rights */
	of(tenantId: string, accessToken: string | undefined): Promise<Subject | undefined>;
	/** Whose session a user has just begun: their next call need not ask. */
	learn<Signed extends { user: Subject }>(tenantId: string, begin: () => Promise<Signed>): Promise<Signed>;
	forget(tenantId: string): void;
	close(): Promise<void>;
}

const maxSessions = 20_000;
/** A session can run out without anyone saying so. */
const freshMs = 60_000;

interface CachedSubject {
	tenantId: string;
	userId: string;
	subject: Subject;
	/** The operator's own user, where one acts in this session. */
	operatorId: string | undefined;
}

export function watchSubjects(database: Database, key: Buffer): SubjectWatch {
	const cache = new BoundedCache<string, CachedSubject>({ maxEntries: maxSessions, maxAgeMs: freshMs });
	/** Raised by every call: what was asked before it may be old. */
	let calls = 0;

	const drop = (fits: (entry: CachedSubject) => boolean) => {
		calls += 1;
		cache.deleteWhere(fits);
	};
	const line = database.listen(subjectChannel, {
		onCall(payload) {
			const [tenantId, userId] = payload.split(' ');
			drop(
				({ subject: { operator }, ...entry }) =>
					(entry.tenantId === tenantId && entry.userId === userId) ||
					(operator?.homeId === tenantId && entry.operatorId === userId),
			);
		},
		onOpen: () => drop(() => true),
	});

	/** Not if the database has called since it was asked. */
	function keep(tenantId: string, subject: Subject, before: number, operatorId?: string): void {
		if (calls !== before || !line.open()) return;
		cache.set(subject.sessionId, { tenantId, userId: subject.id, subject, operatorId });
	}

	async function load(tenantId: string, sessionId: string): Promise<Subject | undefined> {
		const before = calls;
		const subject = await database.inTenant(tenantId, async (sql) => {
			const session = await findSession(sql, tenantId, sessionId);
			const user = session && (await loadUser(sql, tenantId, session.userId));
			return user && { ...user, sessionId, operator: session.operator };
		});
		if (!subject) return undefined;
		const { operator } = subject;
		const operatorId = operator && (await database.inTenant(operator.homeId, (sql) => findOperator(sql, operator)));
		if (operator && !operatorId) return undefined;
		keep(tenantId, subject, before, operatorId);
		return subject;
	}

	function find(tenantId: string, sessionId: string): Subject | undefined {
		const entry = line.open() ? cache.get(sessionId) : undefined;
		return entry?.tenantId === tenantId ? entry.subject : undefined;
	}

	return {
		async of(tenantId, accessToken) {
			const claims = readAccessToken(key, tenantId, accessToken);
			if (!claims) return undefined;
			const subject = find(tenantId, claims.sessionId) ?? (await load(tenantId, claims.sessionId));
			return subject?.id === claims.userId && subject.rightsVersion === claims.rightsVersion ? subject : undefined;
		},
		async learn(tenantId, begin) {
			const before = calls;
			const signed = await begin();
			if (!signed.user.operator) keep(tenantId, signed.user, before);
			return signed;
		},
		forget: (tenantId) => drop((entry) => entry.tenantId === tenantId),
		close: () => line.close(),
	};
}
