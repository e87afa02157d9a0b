// What a file would change: its proposals beside what the shop has.
import type { ImportError } from '../../../rules/texts/import-errors.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findKnownTexts, type KnownText } from '../editing/known-texts.ts';
import { isOwnBase, ownWording, validateChanges } from '../editing/validate-changes.ts';
import type { FileLocation, Proposal, ProposedText } from './proposals.ts';

interface ComparedRow extends FileLocation {
	key: string;
	languageCode: string;
	/** What is there now; null where there is nothing yet. */
	before: string | null;
	after: string;
	fault: ImportError | null;
	names: string[];
}

export interface Comparison {
	/** Changes and errors, in the order of the file. */
	rows: ComparedRow[];
	unchanged: number;
}

interface Validate {
	tenant: Tenant;
	admin: boolean;
	/** Whether an empty cell takes away what is there; otherwise it says nothing. */
	removeEmpty: boolean;
}

/** Spreadsheets and translation tools have their own line breaks. */
const sameLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** What visitors read in exactly this language. */
const wordingNow = (known: KnownText, languageCode: string): string | null =>
	ownWording(known, languageCode) ?? known.shipped[languageCode] ?? null;

const validated = (proposal: Proposal, before: string | null, fault: ImportError | null): ComparedRow => {
	const { row, column, key, languageCode, text } = proposal;
	return { row, column, key, languageCode, before, after: text, fault, names: [] };
};

interface Sorted {
	changes: ComparedRow[];
	faults: ComparedRow[];
	unchanged: number;
}

/** One text: what is the same, what is not, and what is wrong without anyone having looked at the words. */
function sortProposals({ proposals }: ProposedText, known: KnownText, { removeEmpty }: Validate): Sorted {
	const sorted: Sorted = { changes: [], faults: [], unchanged: 0 };
	const anyWritten = proposals.some(({ text }) => text.trim() !== '');
	for (const proposal of proposals) {
		const { languageCode, text, source } = proposal;
		const before = wordingNow(known, languageCode);
		const empty = text.trim() === '';
		if (empty && isOwnBase(known, languageCode) && anyWritten)
			sorted.faults.push(validated(proposal, before, 'baseMissing'));
		else if (sameLines(text) === sameLines(before ?? '') || (empty && !(removeEmpty && before))) sorted.unchanged += 1;
		else if (source !== undefined && sameLines(source) !== sameLines(known.baseText))
			sorted.faults.push(validated(proposal, before, 'sourceChanged'));
		else sorted.changes.push(validated(proposal, before, null));
	}
	// The base text first: the translations in the same row are of this one.
	sorted.changes.sort((a, b) => Number(isOwnBase(known, b.languageCode)) - Number(isOwnBase(known, a.languageCode)));
	return sorted;
}

function unknownKey({ proposals }: ProposedText): Sorted {
	const [first] = proposals.filter(({ text }) => text.trim() !== '');
	const faults = first ? [{ ...validated(first, null, 'unknownKey' as const), column: 'key', languageCode: '' }] : [];
	return { changes: [], faults, unchanged: first ? 0 : proposals.length };
}

/** Two statements, however many texts. */
export async function compareTexts(sql: Sql, texts: readonly ProposedText[], validate: Validate): Promise<Comparison> {
	const known = await findKnownTexts(
		sql,
		validate.tenant.id,
		texts.map(({ key }) => key),
	);
	const sorted = texts.map((text) => {
		const entry = known.get(text.key);
		return entry ? sortProposals(text, entry, validate) : unknownKey(text);
	});
	const changes = sorted.flatMap((one) => one.changes);
	const { faults } = await validateChanges(
		sql,
		validate,
		changes.map(({ key, languageCode, after }) => ({ key, languageCode, text: after })),
	);
	for (const { index, fault, names } of faults) Object.assign(changes[index] ?? {}, { fault, names });
	const found = texts.flatMap(({ faults: given }) =>
		given.map(({ text, ...rest }): ComparedRow => ({ ...rest, before: null, after: text, names: [] })),
	);
	const rows = [...changes, ...sorted.flatMap((one) => one.faults), ...found].sort((a, b) => a.row - b.row);
	return { rows, unchanged: sorted.reduce((sum, one) => sum + one.unchanged, 0) };
}
