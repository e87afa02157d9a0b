// Writes what a list of texts shows into a file.
import type { Sql } from '../../database/connection.ts';
import { writeCsv } from '../../import-export/tables/csv.ts';
import { contentTypes, type ExportedFile, plainName } from '../../import-export/tables/exported-file.ts';
import { writeXlsx } from '../../import-export/tables/write-xlsx.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { textsToExchange } from './exchanged-text.ts';
import type { ExportRequest } from './export-request.ts';
import { columnWidths, textTable } from './text-table.ts';
import { writeXliff } from './write-xliff.ts';

const endings = { csv: 'csv', xlsx: 'xlsx', xliff: 'xlf' } as const;

export async function exportTexts(sql: Sql, tenant: Tenant, wanted: ExportRequest): Promise<ExportedFile> {
	const { format, languages, separator } = wanted;
	const texts = await textsToExchange(sql, tenant, wanted.texts);
	const part = format === 'xliff' ? `-${languages[0]}` : '';
	const file = {
		name: plainName(`texts-${tenant.slug}${part}.${endings[format]}`),
		contentType: contentTypes[format],
	};
	if (format === 'xliff') return { ...file, content: writeXliff(texts, languages[0] ?? '', tenant.name) };
	const rows = textTable(texts, languages);
	if (format === 'csv') return { ...file, content: writeCsv(rows, separator) };
	return { ...file, content: await writeXlsx(rows, { name: 'Texts', widths: columnWidths(languages) }) };
}
