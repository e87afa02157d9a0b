// Suggestions of a machine for the texts of a page: plain ones as they are, rich ones leaf by leaf, so that their structure stays.
import { isRichText } from '../../../rules/pages/check-rich-text.ts';
import { leavesOf, withLeaves } from '../../../rules/pages/rich-leaves.ts';
import type { RichText } from '../../../rules/pages/rich-text.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import type { TranslationServices } from '../../texts/machine/connect.ts';
import {
	type PreparedTranslation,
	prepareTranslation,
	translateTexts,
} from '../../texts/machine/suggest-translations.ts';
import { findEdited } from './edited-page.ts';

interface Wish {
	page: string;
	from: string;
	to: string;
	texts: readonly string[];
}

interface Prepared {
	words: PreparedTranslation;
	texts: readonly string[];
}

const mostTexts = 200;
const mostLetters = 100_000;

export async function preparePageSuggestions(
	sql: Sql,
	services: TranslationServices | undefined,
	tenant: Tenant,
	{ page, from, to, texts }: Wish,
): Promise<Prepared> {
	await findEdited(sql, tenant.id, { id: page });
	const letters = texts.reduce((sum, text) => sum + text.length, 0);
	if (texts.length > mostTexts || letters > mostLetters) throw new Refused('TRANSLATION_TOO_LARGE');
	return { words: await prepareTranslation(sql, services, tenant, { from, to }), texts };
}

function richIn(text: string): RichText | undefined {
	if (!text.startsWith('[')) return undefined;
	try {
		const value: unknown = JSON.parse(text);
		return isRichText(value, mostLetters) ? value : undefined;
	} catch {
		return undefined;
	}
}

/** What stands around words is not the translator's business; where there are no words, nothing is asked. */
const edges = /^(\s*)(.*?)(\s*)$/s;

/** Outside of any transaction. */
export async function makePageSuggestions({ words, texts }: Prepared): Promise<string[]> {
	const parts = texts.map((text) => {
		const rich = richIn(text);
		return { rich, leaves: rich ? leavesOf(rich) : [text] };
	});
	const pieces = parts.flatMap(({ leaves }) => leaves.map((leaf) => edges.exec(leaf)?.slice(1) ?? ['', leaf, '']));
	const asked = pieces.map(([, core = '']) => core).filter((core) => core !== '');
	const answers = asked.length > 0 ? await translateTexts(words, asked) : [];
	const translated = pieces.map(([before = '', core = '', after = '']) =>
		core === '' ? before + after : `${before}${answers.shift() ?? core}${after}`,
	);
	return parts.map(({ rich, leaves }) => {
		const own = translated.splice(0, leaves.length);
		return rich ? JSON.stringify(withLeaves(rich, own)) : (own[0] ?? '');
	});
}
