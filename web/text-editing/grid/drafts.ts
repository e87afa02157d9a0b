// What was typed and is not saved yet: by text, then by language. A draft that says what is there already is none.
import { type GridText, wordingIn } from './grid-text.ts';

interface Draft {
	text: string;
	/** What was there when it was begun: a concurrent change is not overwritten. */
	seen: string;
}

/** The object of a text is a new one only when one of its drafts has changed: rows compare it. */
export type Drafts = ReadonlyMap<string, Readonly<Record<string, Draft>>>;

export const noDrafts: Drafts = new Map();

export function withDraft(drafts: Drafts, text: GridText, languageCode: string, typed: string): Drafts {
	const { [languageCode]: before, ...others } = drafts.get(text.key) ?? {};
	const seen = before?.seen ?? wordingIn(text, languageCode)?.text ?? '';
	const own = typed === seen ? others : { ...others, [languageCode]: { text: typed, seen } };
	const next = new Map(drafts);
	if (Object.keys(own).length === 0) next.delete(text.key);
	else next.set(text.key, own);
	return next;
}

interface Change {
	key: string;
	languageCode: string;
	text: string;
	seen: string;
}

/** As the API takes them. */
export const changesOf = (drafts: Drafts): Change[] =>
	[...drafts].flatMap(([key, byLanguage]) =>
		Object.entries(byLanguage).map(([languageCode, draft]) => ({ key, languageCode, ...draft })),
	);
