// Changes texts of pages from outside of the editor: as a step of the draft, by the same rules. A page that an editor is editing is left
// alone, and an editor who wanted to change it is told; other pages are changed all the same.
import { definitions } from '../../../../blocks/registry.ts';
import { mostOperations } from '../../../../rules/editing/editing-limits.ts';
import { newId } from '../../../../rules/ids.ts';
import type { PageDocument, PageText, PageTexts } from '../../../../rules/pages/document.ts';
import { isWritable, pageTextKey, readPageTextKey, storedOf, typedOf } from '../../../../rules/pages/grid-texts.ts';
import type { Operation } from '../../../../rules/pages/operations.ts';
import { listTextLocations, type TextLocation, textOperation } from '../../../../rules/pages/text-locations.ts';
import { fingerprintOf } from '../../../../rules/pages/texts.ts';
import type { Caller } from '../../../accounts/services.ts';
import type { Sql } from '../../../database/connection.ts';
import { editorId } from '../../../editing/lease.ts';
import { Refused } from '../../../failure.ts';
import type { Tenant } from '../../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../../tenants/spoken-language.ts';
import { currentDocument } from '../../page-documents.ts';
import { takePageSteps } from '../change-page.ts';
import { type LockedPage, lockPage } from '../edited-page.ts';
import { findPageLease } from '../lease.ts';

export const pageTextErrors = [
	'unknownKey',
	'unknownLanguage',
	'baseMissing',
	'changedMeanwhile',
	'tooLong',
	'forbiddenCharacter',
	'held',
] as const;

export interface PageTextChange {
	key: string;
	languageCode: string;
	/** Empty: the words of this language are taken away. */
	text: string;
	/** What the caller saw there. */
	seen?: string | undefined;
	/** With its formatting, as a machine or the editor of rich text has written it; what was typed otherwise. */
	made?: PageText['text'] | undefined;
	/** A machine's where it was made, a person's where it was typed, unless this says otherwise. */
	source?: PageText['source'] | undefined;
}

export interface PageTextError {
	index: number;
	key: string;
	languageCode: string;
	fault: (typeof pageTextErrors)[number];
}

export interface Indexed extends PageTextChange {
	index: number;
}

export interface TextValidation {
	places: ReadonlyMap<string, TextLocation>;
	languages: readonly string[];
	base: string;
}

export function findPageTextError(
	change: Indexed,
	{ places, languages, base }: TextValidation,
): PageTextError['fault'] | undefined {
	const { key, languageCode, text, seen, made } = change;
	const place = places.get(key);
	if (!place || (made === undefined && !isWritable(place))) return 'unknownKey';
	if (!languages.includes(languageCode)) return 'unknownLanguage';
	if (!text.isWellFormed() || text.includes('\0')) return 'forbiddenCharacter';
	if (seen !== undefined && typedOf(place.texts[languageCode]?.text) !== seen) return 'changedMeanwhile';
	if (text.trim() === '' && languageCode === base) return 'baseMissing';
	return text.trim().length > place.field.max ? 'tooLong' : undefined;
}

/** What they become on one page; base texts first, as the others are translations of them. */
export function operationsOf(changes: readonly Indexed[], { places, base }: TextValidation): Operation[] {
	const now = new Map<string, PageTexts>();
	const inOrder = changes.toSorted(
		(one, other) => Number(other.languageCode === base) - Number(one.languageCode === base),
	);
	return inOrder.flatMap(({ key, languageCode, text, made, source }) => {
		const place = places.get(key);
		if (!place) return [];
		const texts = now.get(key) ?? place.texts;
		if (text.trim() === '') return texts[languageCode] ? [textOperation(place, languageCode, null)] : [];
		const from = languageCode === base ? undefined : texts[base];
		const written: PageText = {
			text: made ?? storedOf(text, place),
			source: source ?? (made === undefined ? 'human' : 'machine'),
			...(from && { of: fingerprintOf(from.text) }),
		};
		now.set(key, { ...texts, [languageCode]: written });
		return [textOperation(place, languageCode, written)];
	});
}

export const validationOf = (tenant: Tenant, page: string, document: PageDocument): TextValidation => ({
	places: new Map(listTextLocations(document, definitions).map((place) => [pageTextKey(page, place), place])),
	languages: tenant.languages.map(({ languageCode }) => languageCode),
	base: defaultLanguage(tenant),
});

async function changeOne(
	sql: Sql,
	caller: Caller,
	page: LockedPage,
	changes: readonly Indexed[],
): Promise<PageTextError[]> {
	const { tenant } = caller;
	const told = (fault: PageTextError['fault'], { index, key, languageCode }: Indexed) => ({
		index,
		key,
		languageCode,
		fault,
	});
	if ((await findPageLease(sql, tenant.id, page.id))?.held) return changes.map((change) => told('held', change));
	const validation = validationOf(tenant, page.id, currentDocument(page.draft));
	const errors = changes.flatMap((change) => {
		const error = findPageTextError(change, validation);
		return error ? [told(error, change)] : [];
	});
	if (errors.length > 0) return errors;
	const operations = operationsOf(changes, validation);
	const steps = Array.from({ length: Math.ceil(operations.length / mostOperations) }, (_, index) => ({
		number: index + 1,
		kind: 'do' as const,
		of: null,
		operations: operations.slice(index * mostOperations, (index + 1) * mostOperations),
	}));
	await takePageSteps(sql, { tenant, userId: editorId(caller) }, page, newId(), steps);
	return [];
}

/** Each page is changed whole or not at all. @returns what keeps pages from being changed */
export async function changePageTexts(
	sql: Sql,
	caller: Caller,
	changes: readonly PageTextChange[],
): Promise<PageTextError[]> {
	const errors: PageTextError[] = [];
	const byPage = new Map<string, Indexed[]>();
	for (const [index, change] of changes.entries()) {
		const page = readPageTextKey(change.key)?.page;
		if (page) byPage.set(page, [...(byPage.get(page) ?? []), { ...change, index }]);
		else errors.push({ index, key: change.key, languageCode: change.languageCode, fault: 'unknownKey' });
	}
	// Always in the same order, so that two who change the same pages do not wait for each other.
	for (const [id, own] of [...byPage].sort(([one], [other]) => one.localeCompare(other))) {
		const page = await lockPage(sql, caller.tenant.id, id).catch((error) => {
			if (error instanceof Refused) return undefined;
			throw error;
		});
		if (page) errors.push(...(await changeOne(sql, caller, page, own)));
		else
			errors.push(
				...own.map(({ index, key, languageCode }) => ({ index, key, languageCode, fault: 'unknownKey' as const })),
			);
	}
	return errors.sort((one, other) => one.index - other.index);
}
