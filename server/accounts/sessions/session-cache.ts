// What may be known of a session without asking the database: that it is over, which never changes again. Nothing that lives is kept
// here, so that whatever this forgets, says late or does not say at all costs a question to the database, and no one a session.
import type { Family } from './family.ts';

export interface SessionCache {
	/** Quick, and false where no one knows. */
	isOver(tenantId: string, sessionId: string): Promise<boolean>;
	/** Never waits and never fails. */
	rememberOver(tenantId: string, sessionIds: readonly string[]): void;
	/**
	 * The tokens of a session that version 0.1 kept in Redis. None can be left after 16 December 2026, thirty days being as long as a
	 * session lives without being used.
	 * @returns null where there are none; rejects where no one can tell
	 */
	formerFamily(tenantId: string, sessionId: string): Promise<Family | null>;
	/** Undefined where there is no Redis. */
	state(): SessionCacheState | undefined;
	close(): Promise<void>;
}

interface SessionCacheState {
	isUp: boolean;
	/** Since the start: calls that it did not answer, in time or at all. */
	errors: number;
}

export const noSessionCache: SessionCache = {
	isOver: async () => false,
	rememberOver: () => undefined,
	formerFamily: async () => null,
	state: () => undefined,
	close: async () => undefined,
};
