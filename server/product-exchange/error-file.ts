// What was wrong with an import of products, as a table to work through.
import { type ProductImportFault, productImportFaults } from '../../rules/catalogue/product-import.ts';
import { compileMessages } from '../../rules/texts/compile-messages.ts';
import { createTranslator } from '../../rules/texts/translator.ts';
import type { Sql } from '../database/connection.ts';
import { type FileImport, listImportRows } from '../imports/imports.ts';
import { writeCsv } from '../tables-exchange/csv.ts';
import { contentTypes, type ExportedFile, plainName } from '../tables-exchange/exported-file.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';

/** More than anybody works through. */
const mostRows = 50_000;

const known = (fault: string | null): ProductImportFault =>
	productImportFaults.find((name) => name === fault) ?? 'unknown';

export async function errorFile(
	sql: Sql,
	tenant: Tenant,
	{ id, fileName }: FileImport,
	wanted: string | undefined,
): Promise<ExportedFile> {
	const language = spokenLanguage(tenant, wanted);
	const words = await resolveInterfaceTexts(sql, tenant.id, {
		language,
		tenantDefault: defaultLanguage(tenant),
		groups: ['adminTexts', 'productExchange'],
	});
	const t = createTranslator({ language, messages: compileMessages(words) });
	const faults = await listImportRows(sql, tenant.id, id, { faulty: true, first: mostRows, offset: 0 });
	const heading = [
		t('texts.import.row'),
		t('texts.import.column'),
		t('productImport.product'),
		t('texts.import.value'),
		t('texts.import.reason'),
	];
	const rows = faults.map(({ rowNumber, columnName, key, after, fault }) => [
		String(rowNumber),
		columnName,
		key,
		after,
		t(`productImport.fault.${known(fault)}`),
	]);
	return {
		name: plainName(`errors-${fileName.replace(/\.\w+$/, '')}.csv`),
		contentType: contentTypes.csv,
		content: writeCsv([heading, ...rows], language.startsWith('de') ? ';' : ','),
	};
}
