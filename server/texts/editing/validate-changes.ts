// Which of some changes can be made, and what keeps the others from it. Nothing is changed here.
import { findTextError, type textErrors } from '../../../rules/texts/check-text.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { patternOf } from '../refuse-text.ts';
import { findKnownTexts, isIcu, type KnownText } from './known-texts.ts';

export interface TextChange {
	key: string;
	languageCode: string;
	/** Empty: the translation is removed. */
	text: string;
	/** What the caller saw there; another text by now is not overwritten. */
	seen?: string | undefined;
}

export const changeErrors = [
	'unknownKey',
	'unknownLanguage',
	'locked',
	/** "Please fill out the default language to create a translation." */
	'baseMissing',
	'changedMeanwhile',
] as const;

export interface ChangeError {
	/** Which of the changes. */
	index: number;
	key: string;
	languageCode: string;
	fault: (typeof changeErrors)[number] | (typeof textErrors)[number];
	/** The placeholders that it is about. */
	names: string[];
}

export interface ValidatedChange extends TextChange {
	known: KnownText;
	/** What the tenant has there now; null where it has nothing of its own. */
	before: string | null;
}

interface Judgement {
	faults: ChangeError[];
	/** In the order given; of two for the same place the later. */
	accepted: ValidatedChange[];
}

interface Validate {
	tenant: Tenant;
	/** Whether the caller may change locked ones. */
	admin: boolean;
}

export const isOwnBase = (known: KnownText, languageCode: string) =>
	languageCode === known.baseLanguage && known.shipped[languageCode] === undefined;

/** What the tenant itself has written in a language. */
export const ownWording = (known: KnownText, languageCode: string): string | null =>
	isOwnBase(known, languageCode) ? known.baseText : (known.own[languageCode]?.text ?? null);

type Finding = Pick<ChangeError, 'fault'> & { names?: string[] };

function findError(
	change: TextChange,
	known: KnownText | undefined,
	{ tenant, admin }: Validate,
	baseTexts: ReadonlyMap<string, string>,
): Finding | undefined {
	const { key, languageCode, text, seen } = change;
	if (!known) return { fault: 'unknownKey' };
	const spoken = tenant.languages.some((language) => language.languageCode === languageCode);
	if (!spoken && languageCode !== known.baseLanguage) return { fault: 'unknownLanguage' };
	if (known.locked && !admin) return { fault: 'locked' };
	const baseText = baseTexts.get(key) ?? known.baseText;
	if (baseText.trim() === '') return { fault: 'baseMissing' };
	const now = ownWording(known, languageCode) ?? known.shipped[languageCode] ?? '';
	if (seen !== undefined && seen !== now && text !== now) return { fault: 'changedMeanwhile' };
	if (text.trim() === '') return undefined;
	return findTextError(text, isIcu(known) ? patternOf(key, known.baseText) : undefined);
}

/** One statement, however many changes. */
export async function validateChanges(
	sql: Sql,
	validate: Validate,
	changes: readonly TextChange[],
): Promise<Judgement> {
	const known = await findKnownTexts(
		sql,
		validate.tenant.id,
		changes.map(({ key }) => key),
	);
	const baseTexts = new Map<string, string>();
	for (const { key, languageCode, text } of changes) {
		const entry = known.get(key);
		if (entry && isOwnBase(entry, languageCode)) baseTexts.set(key, text);
	}
	const faults: ChangeError[] = [];
	const accepted = new Map<string, ValidatedChange>();
	for (const [index, change] of changes.entries()) {
		const { key, languageCode } = change;
		const entry = known.get(key);
		const found = findError(change, entry, validate, baseTexts);
		if (found) faults.push({ index, key, languageCode, names: [], ...found });
		else if (entry)
			accepted.set(`${key} ${languageCode}`, { ...change, known: entry, before: ownWording(entry, languageCode) });
	}
	return { faults, accepted: [...accepted.values()] };
}
