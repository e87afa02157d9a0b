// What the press needs to know of the product of a line. Whoever keeps print specifications fills this port in start/serve.ts.
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { Sql } from '../../database/connection.ts';

/** @returns undefined when the product has none: then only the file itself is checked */
export type FindSpecification = (sql: Sql, tenantId: string, itemId: string) => Promise<PrintSpecification | undefined>;

export const noSpecification: FindSpecification = async () => undefined;
