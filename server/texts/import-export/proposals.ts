// What a file says about texts, before anyone has looked at what the shop has.
import type { ImportError } from '../../../rules/texts/import-errors.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';

export interface FileLocation {
	/** As a spreadsheet counts; in XLIFF, which text of the file it is. */
	row: number;
	/** Its heading. */
	column: string;
}

/** One wording in one language. */
export interface Proposal extends FileLocation {
	key: string;
	languageCode: string;
	text: string;
	/** The base text that it was made from, if the file says so. */
	source?: string | undefined;
}

export interface RowError extends FileLocation {
	key: string;
	languageCode: string;
	text: string;
	fault: ImportError;
}

/** All that one row of a file says about one text. */
export interface ProposedText {
	key: string;
	proposals: Proposal[];
	faults: RowError[];
}

const spelled = (code: string) => code.trim().replace('_', '-').toLowerCase();

/** The shop's language that a user means: de-DE, de_DE, or de where there is only one of them. */
export function meantLanguage(tenant: Tenant, given: string): string | undefined {
	const wanted = spelled(given);
	const codes = tenant.languages.map(({ languageCode }) => languageCode);
	const exact = codes.find((code) => code.toLowerCase() === wanted);
	if (exact) return exact;
	const [only, another] = codes.filter((code) => code.toLowerCase().startsWith(`${wanted}-`));
	return /^[a-z]{2}$/.test(wanted) && !another ? only : undefined;
}
