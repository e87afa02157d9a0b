// Translates one text at once, for a user who reads it before it is saved.
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { TranslationAccess } from '../../integrations/translation/port.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findKnownTexts } from '../editing/known-texts.ts';
import { findTranslationSettings } from '../queue/settings.ts';
import { connect, orRefused, refusal, type TranslationServices } from './connect.ts';
import { makeBatches, type TextToTranslate, translateBatch } from './translate-batch.ts';

export interface Wish {
	key: string;
	languageCode: string;
	/** The language to translate from; that of the base text unless specified. */
	from?: string | undefined;
}

interface Prepared {
	access: TranslationAccess;
	text: TextToTranslate;
	from: string;
	formality: Awaited<ReturnType<typeof findTranslationSettings>>['formality'];
}

/** Everything that is asked of the database. */
export async function prepareSuggestion(
	sql: Sql,
	services: TranslationServices | undefined,
	tenant: Tenant,
	{ key, languageCode, from }: Wish,
): Promise<Prepared> {
	const settings = await findTranslationSettings(sql, tenant.id);
	if (!settings.enabled) throw refusal('off');
	const known = (await findKnownTexts(sql, tenant.id, [key])).get(key);
	if (!known) throw new Refused('NOT_FOUND');
	if (!tenant.languages.some((language) => language.languageCode === languageCode))
		throw new Refused('LANGUAGE_INVALID');
	const access = await connect(sql, services, tenant.id);
	if (!access) throw refusal('noKey');
	const shipped: Record<string, string> = shippedEntries.get(key)?.translations ?? {};
	const written = from === undefined ? undefined : (known.own[from]?.text ?? shipped[from]);
	// Where there is nothing in that language, the base text is what there is.
	const [text, source] = from && written ? [written, from] : [known.baseText, known.baseLanguage];
	return { access, text: { key, type: known.type, text }, from: source, formality: settings.formality };
}

/** Outside of any transaction. */
export async function makeSuggestion(prepared: Prepared, languageCode: string): Promise<string> {
	const { access, text, from, formality } = prepared;
	const { batches, outcomes } = makeBatches(access.port, [text], languageCode);
	const [batch] = batches;
	const done = batch
		? await orRefused(translateBatch(access.port, batch, { from, into: languageCode, formality }))
		: outcomes;
	const outcome = done.get(text.key);
	if (outcome && 'text' in outcome) return outcome.text;
	throw refusal(outcome?.failure ?? 'refused');
}
