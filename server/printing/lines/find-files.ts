// The states of the files of lines.
import type { PrintDataState } from '../../../rules/printing/print-data.ts';
import type { Sql } from '../../database/connection.ts';

interface FileState {
	itemId: string;
	side: string | null;
	state: PrintDataState;
}

/** Without what was replaced. */
export const findFiles = (sql: Sql, tenantId: string, itemIds: readonly string[]) => sql<FileState[]>`
	select item_id, side, state from print_data
	where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[]) and replaced_by is null`;
