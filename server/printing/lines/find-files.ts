// The states of the files of lines.
import { splitFiles } from '../../../rules/printing/current-files.ts';
import type { PrintDataState } from '../../../rules/printing/print-data.ts';
import type { Sql } from '../../database/connection.ts';

interface FileState {
	itemId: string;
	side: string | null;
	state: PrintDataState;
	refusalCode: string | null;
	byStaff: boolean;
	isLate: boolean;
}

/** Of one line those that count. */
export interface LineFiles {
	current: FileState[];
	attempts: FileState[];
}

/** Without what was replaced. @returns the files of a line by its id */
export async function findFiles(
	sql: Sql,
	tenantId: string,
	itemIds: readonly string[],
): Promise<(itemId: string) => LineFiles> {
	const files = await sql<FileState[]>`
		select item_id, side, state, refusal_code, by_staff, is_late from print_data
		where tenant_id = ${tenantId} and item_id = any(${[...itemIds]}::uuid[]) and replaced_by is null
		order by created_at, id`;
	return (itemId) => splitFiles(files.filter((file) => file.itemId === itemId));
}
