// What the copy of a draft is called: like it, with a word behind that says so, counted up.
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import type { Reader } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';

/** Of a design. */
export const longestName = 120;

/** @param opening how the ending begins; a number may follow */
function withoutEnding(name: string, opening: string): string {
	const at = name.lastIndexOf(opening);
	return at > 0 && /^(?: \d+)?\)$/.test(name.slice(at + opening.length)) ? name.slice(0, at) : name;
}

/** @param original its name; a copy of a copy is counted with the others */
export async function nameCopy(sql: Sql, { tenant, user, language }: Reader, original: string): Promise<string> {
	const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: ['designs'] as const };
	const copy = translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted))('designs.copy');
	const base = withoutEnding(original, ` (${copy}`);
	const drafts = await sql<{ name: string }[]>`
		select name from designs where tenant_id = ${tenant.id} and kind = 'draft' and user_id = ${user.id}`;
	const taken = new Set(drafts.map(({ name }) => name));
	for (let number = 1; ; number += 1) {
		const ending = number === 1 ? ` (${copy})` : ` (${copy} ${number})`;
		const name =
			[...base]
				.slice(0, longestName - ending.length)
				.join('')
				.trimEnd() + ending;
		if (!taken.has(name)) return name;
	}
}
