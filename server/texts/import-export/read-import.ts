// A file of texts as what it proposes, whatever its format: that is shown by its content, not by its name.
import type { ExportFormat } from '../../../rules/texts/import-errors.ts';
import { BrokenImport } from '../../import-export/jobs/broken-import.ts';
import { decodeText } from '../../import-export/tables/csv.ts';
import { readTable } from '../../import-export/tables/read-table.ts';
import { BrokenTable, tableLimits } from '../../import-export/tables/table.ts';
import { BrokenXml } from '../../import-export/xml/scan-xml.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import type { ProposedText } from './proposals.ts';
import { readTextTable } from './read-text-table.ts';
import { readXliff } from './read-xliff.ts';

export interface ReadImport {
	format: ExportFormat;
	texts: Iterable<ProposedText>;
}

const isXml = (file: Buffer) => /^\s*</.test(decodeText(file.subarray(0, 200)).replace(/^\uFEFF/, ''));

function explain(error: unknown): unknown {
	if (error instanceof BrokenTable) return new BrokenImport(error.fault, error.row);
	return error instanceof BrokenXml ? new BrokenImport('unreadable') : error;
}

function* explained(texts: Iterable<ProposedText>): Generator<ProposedText, void, undefined> {
	try {
		yield* texts;
	} catch (error) {
		throw explain(error);
	}
}

async function read(file: Buffer, tenant: Tenant): Promise<ReadImport> {
	if (file.length > tableLimits.fileBytes) throw new BrokenTable('fileTooLarge');
	if (isXml(file)) return { format: 'xliff', texts: readXliff(decodeText(file), tenant) };
	const { format, rows } = await readTable(file);
	return { format, texts: readTextTable(rows, tenant) };
}

/** @throws BrokenImport, here or while its texts are taken */
export async function readImport(file: Buffer, tenant: Tenant): Promise<ReadImport> {
	const { format, texts } = await read(file, tenant).catch((error) => {
		throw explain(error);
	});
	return { format, texts: explained(texts) };
}
