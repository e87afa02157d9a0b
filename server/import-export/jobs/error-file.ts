// What was wrong with an import, as a table to work through: where it stands, what was given, and why it cannot be saved, in words.
import { csvSeparator } from '../../../rules/csv-separator.ts';
import type { TextGroup } from '../../../rules/messages/groups.ts';
import { compileMessages } from '../../../rules/texts/compile-messages.ts';
import { createTranslator, type Translate } from '../../../rules/texts/translator.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';
import { writeCsv } from '../tables/csv.ts';
import { contentTypes, type ExportedFile, plainName } from '../tables/exported-file.ts';
import { type FileImport, listImportRows, type StoredImportRow } from './imports.ts';

/** More than anyone works through. */
const mostRows = 50_000;

interface Wording {
	/** Where the words are, beside those that every import has. */
	group: TextGroup;
	/** What the rows are called by. */
	key(t: Translate): string;
	reason(row: StoredImportRow, t: Translate): string;
	column?(name: string, t: Translate): string;
}

export type WriteErrorFile = (
	sql: Sql,
	tenant: Tenant,
	found: FileImport,
	language: string | undefined,
) => Promise<ExportedFile>;

export const errorFileWith =
	({ group, key, reason, column = (name) => name }: Wording): WriteErrorFile =>
	async (sql, tenant, { id, fileName }, wanted) => {
		const language = spokenLanguage(tenant, wanted);
		const words = await resolveInterfaceTexts(sql, tenant.id, {
			language,
			tenantDefault: defaultLanguage(tenant),
			groups: ['adminTexts', group],
		});
		const t = createTranslator({ language, messages: compileMessages(words) });
		const errors = await listImportRows(sql, tenant.id, id, { faulty: true, first: mostRows, offset: 0 });
		const heading = [
			t('texts.import.row'),
			t('texts.import.column'),
			key(t),
			t('texts.import.value'),
			t('texts.import.reason'),
		];
		const rows = errors.map((row) => [
			String(row.rowNumber),
			column(row.columnName, t),
			row.key,
			row.after,
			reason(row, t),
		]);
		return {
			name: plainName(`errors-${fileName.replace(/\.\w+$/, '')}.csv`),
			contentType: contentTypes.csv,
			content: writeCsv([heading, ...rows], csvSeparator(language)),
		};
	};
