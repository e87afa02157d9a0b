// Translates words that stand in no store of texts, such as those of a page that is being edited, for a user who reads them before
// they are saved.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { TranslationAccess } from '../../integrations/translation/port.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findTranslationSettings } from '../queue/settings.ts';
import { connect, orRefused, refusal, type TranslationServices } from './connect.ts';
import { makeBatches, translateBatch } from './translate-batch.ts';

export interface TranslationDirection {
	from: string;
	to: string;
}

export interface PreparedTranslation extends TranslationDirection {
	access: TranslationAccess;
	formality: Awaited<ReturnType<typeof findTranslationSettings>>['formality'];
}

/** Everything that is asked of the database. */
export async function prepareTranslation(
	sql: Sql,
	services: TranslationServices | undefined,
	tenant: Tenant,
	{ from, to }: TranslationDirection,
): Promise<PreparedTranslation> {
	const spoken = (code: string) => tenant.languages.some(({ languageCode }) => languageCode === code);
	if (!spoken(from) || !spoken(to) || from === to) throw new Refused('LANGUAGE_INVALID');
	const settings = await findTranslationSettings(sql, tenant.id);
	if (!settings.enabled) throw refusal('off');
	const access = await connect(sql, services, tenant.id);
	if (!access) throw refusal('noKey');
	return { access, from, to, formality: settings.formality };
}

/** In the order in which they came; all or none. Outside of any transaction. */
export async function translateTexts(
	{ access, from, to: into, formality }: PreparedTranslation,
	words: readonly string[],
): Promise<string[]> {
	const texts = words.map((text, index) => ({ key: String(index), type: 'dynamic' as const, text }));
	const { batches, outcomes } = makeBatches(access.port, texts, into);
	const done = new Map(outcomes);
	for (const batch of batches) {
		const answers = await orRefused(translateBatch(access.port, batch, { from, into, formality }));
		for (const [key, outcome] of answers) done.set(key, outcome);
	}
	return texts.map(({ key }) => {
		const outcome = done.get(key);
		if (outcome && 'text' in outcome) return outcome.text;
		throw refusal(outcome?.failure ?? 'refused');
	});
}
