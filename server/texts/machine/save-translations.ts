// Saves what came back from the machine, unless something has changed meanwhile.
import type { TranslationFailure } from '../../../rules/machine-translation.ts';
import type { Sql } from '../../database/connection.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { changeTexts } from '../editing/change-texts.ts';
import { findUntranslated, type Untranslated } from '../find-untranslated.ts';
import { holdTexts } from '../hold-texts.ts';
import { failInQueue, leaveQueue, putBack } from '../text-queue.ts';
import type { Outcome } from './translate-batch.ts';

const keysOf = (texts: readonly { key: string }[]) => texts.map(({ key }) => key);

/** Those with another base text by now are translated again; what people have written meanwhile stays. */
async function sortOut(sql: Sql, tenantId: string, language: string, sent: readonly Untranslated[]) {
	await holdTexts(sql, tenantId, keysOf(sent));
	const now = await findUntranslated(sql, tenantId, { keys: keysOf(sent), languages: [language] });
	const stillWanted = new Map(now.map((text) => [text.key, text]));
	const fresh = sent.filter(({ key, baseText }) => stillWanted.get(key)?.baseText === baseText);
	const settled = sent.filter(({ key }) => !stillWanted.has(key));
	return { fresh, settled, changed: sent.filter((text) => !fresh.includes(text) && !settled.includes(text)) };
}

/** All in one transaction of the caller's. */
export async function saveTranslations(
	sql: Sql,
	tenantId: string,
	language: string,
	sent: readonly Untranslated[],
	outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
	const tenant = await loadTenant(sql, tenantId);
	const { fresh, settled, changed } = await sortOut(sql, tenantId, language, sent);
	const failures = new Map<TranslationFailure, string[]>();
	const fail = (key: string, failure: TranslationFailure) =>
		failures.set(failure, [...(failures.get(failure) ?? []), key]);

	let changes = fresh.flatMap(({ key }) => {
		const outcome = outcomes.get(key);
		if (outcome && 'text' in outcome) return [{ key, languageCode: language, text: outcome.text }];
		fail(key, outcome?.failure ?? 'refused');
		return [];
	});
	const writer = { tenant, admin: false, userId: undefined, origin: 'machine' } as const;
	const errors = await changeTexts(sql, writer, changes);
	if (errors.length > 0) {
		for (const { key } of errors) fail(key, 'placeholder');
		changes = changes.filter((_change, index) => !errors.some((error) => error.index === index));
		await changeTexts(sql, writer, changes);
	}
	await leaveQueue(sql, tenantId, language, [...keysOf(changes), ...keysOf(settled)]);
	await putBack(sql, tenantId, language, keysOf(changed));
	for (const [failure, keys] of failures) await failInQueue(sql, tenantId, language, failure, keys);
}
