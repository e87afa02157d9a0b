// Fills a database that has just been migrated with the rows of a dump: all of them, or none.
import { columnsOf, type DumpedTable, openAsSuperuser, placeOf } from './dump-tables.ts';

/** Neither triggers nor foreign keys are needed: what is loaded was whole. */
export async function loadDatabase(
	url: string,
	tables: readonly DumpedTable[],
	read: (table: DumpedTable) => AsyncIterable<string[]>,
): Promise<void> {
	const superuser = openAsSuperuser(url);
	try {
		await superuser.begin(async (sql) => {
			await sql`set local session_replication_role = replica`;
			// Migrations have written rows of their own.
			await sql.unsafe(`truncate ${tables.map(placeOf).join(', ')}`);
			for (const table of tables) {
				const columns = columnsOf(table);
				const text = `
					insert into ${placeOf(table)} (${columns.join(', ')})
					select ${columns.map((column) => `(r.value).${column}`).join(', ')} from (
						select line::${placeOf(table)} as value from json_array_elements_text($1::text::json) line offset 0
					) r`;
				for await (const lines of read(table)) await sql.unsafe(text, [`[${lines.join(',')}]`]);
			}
		});
		await superuser`analyze`;
	} finally {
		await superuser.end({ timeout: 2 });
	}
}
