// Puts texts where a machine finds them, and sends the job that translates them, one for each language.
import type { Sql } from '../../database/connection.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { findUntranslated } from '../find-untranslated.ts';
import { enqueueTexts } from '../text-queue.ts';
import { activeLanguages, findTranslationSettings } from './settings.ts';

/** The job that translates what waits in one language. */
export const translateJobName = 'texts.translate';

export async function sendTranslations(sql: Sql, tenantId: string, languages: Iterable<string>): Promise<void> {
	for (const language of new Set(languages)) await sendJob(sql, tenantId, translateJobName, { language });
}

interface Wanted {
	/** Undefined: every text. */
	keys?: readonly string[] | undefined;
	languages: readonly string[];
}

/** What a machine may translate of these texts. @returns how many were put there that were not there yet */
export async function queueTexts(sql: Sql, tenantId: string, wanted: Wanted): Promise<number> {
	const found = await findUntranslated(sql, tenantId, wanted);
	const queued = await enqueueTexts(sql, tenantId, found);
	if (queued > 0)
		await sendTranslations(
			sql,
			tenantId,
			found.map(({ languageCode }) => languageCode),
		);
	return queued;
}

/**
 * For a user who has just saved base texts, new ones or changed ones, in the same transaction: they will be translated automatically
 * into the languages in which the shop wants that.
 */
export async function queueChanged(sql: Sql, tenantId: string, keys: readonly string[]): Promise<void> {
	if (keys.length === 0) return;
	const languages = activeLanguages(await findTranslationSettings(sql, tenantId));
	if (languages.length > 0) await queueTexts(sql, tenantId, { keys, languages });
}
