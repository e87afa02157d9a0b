// What another domain keeps for a line by its id, and takes along when the line is copied or ordered again.
import type { Sql } from '../database/connection.ts';

export interface CopiedLines {
	/** Whose lines the copies are. */
	userId: string;
	/** Ids of lines; those to copy from may be lines of orders. */
	pairs: readonly { from: string; to: string }[];
}

export interface LineAttachments {
	/** Those of these lines that have something to take along. */
	find(sql: Sql, tenantId: string, itemIds: readonly string[]): Promise<ReadonlySet<string>>;
	/** To be called when the copies are there, in the transaction that makes them. */
	copy(sql: Sql, tenantId: string, lines: CopiedLines): Promise<void>;
}
