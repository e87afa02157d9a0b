// What goes along with a product that is copied.
import type { Sql } from '../database/connection.ts';

/** What another domain does with the copies of products and variants, when their rows are there. */
export type ProductCopyStep = (
	sql: Sql,
	tenantId: string,
	twins: readonly { from: string; to: string }[],
) => Promise<void>;
