// What an operation knows of the call it answers. Domains add to it what they need to know of a call, each in its own
// graphql-context.ts; server/api/context.ts puts all of it together.
import type { InTenant } from '../database/connection.ts';
import type { ReadQuery } from '../database/read.ts';

export interface GraphContext {
	/** A transaction of this tenant. */
	inTenant: InTenant;
	/** The rows of one statement about this tenant: what a page or a list only shows. */
	read<Rows extends readonly object[]>(query: ReadQuery<Rows>): Promise<Rows>;
	/** Whether the response may be kept for others who ask the same. */
	answer: { kept: boolean };
	/** Aborted when the caller has gone. */
	signal: AbortSignal | undefined;
	/** Puts into the log what went wrong and did not fail the operation. */
	report(error: unknown): void;
}
