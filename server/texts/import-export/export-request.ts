// What a user wants to take away, as the address says it: the same words as the list of texts has in its own.
import { type ExportFormat, exportFormats } from '../../../rules/texts/import-errors.ts';
import type { Separator } from '../../import-export/tables/csv.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { textSorts, textStates } from '../editing/list-texts.ts';
import type { WantedTexts } from './exchanged-text.ts';

export interface ExportRequest {
	format: ExportFormat;
	/** For CSV: what the spreadsheets of that country expect. */
	separator: Separator;
	/** Columns of a table; of XLIFF the one to translate into. */
	languages: string[];
	texts: WantedTexts;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const list = (value: unknown): string[] | undefined => text(value)?.split(',');

/** @returns what is wrong with it, if something is */
export function readExportRequest(query: Record<string, unknown>, tenant: Tenant): ExportRequest | string {
	const format = exportFormats.find((known) => known === query.format);
	if (!format) return `format is one of ${exportFormats.join(', ')}`;
	const spoken = tenant.languages.map(({ languageCode }) => languageCode);
	const languages = list(query.languages) ?? spoken;
	if (!languages.every((code) => spoken.includes(code))) return `languages are of ${spoken.join(', ')}`;
	if (format === 'xliff' && languages.length !== 1) return 'an XLIFF document is for one language';
	const states = list(query.states)?.map((given) => textStates.find((state) => state === given));
	if (states?.includes(undefined)) return `states are of ${textStates.join(', ')}`;
	return {
		format,
		separator: query.separator === 'semicolon' ? ';' : ',',
		languages,
		texts: {
			search: text(query.search)?.slice(0, 200),
			group: text(query.group),
			type: text(query.type),
			language: text(query.language),
			states: states?.filter((state) => state !== undefined),
			keys: Array.isArray(query.key) ? query.key.map(String) : text(query.key) ? [String(query.key)] : undefined,
			sort: textSorts.find((sort) => sort === query.sort) ?? 'key',
			descending: query.descending === 'true',
		},
	};
}
