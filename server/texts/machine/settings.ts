// Changes what a shop wants of machine translation.
import { formalities, type MachineTranslationSettings } from '../../../rules/machine-translation.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { activeLanguages, findTranslationSettings, storeTranslationSettings } from '../queue/settings.ts';
import { emptyQueue } from '../text-queue.ts';

/** What waits in a language that is switched off waits no longer. */
export async function saveTranslationSettings(
	sql: Sql,
	caller: Caller,
	given: MachineTranslationSettings,
): Promise<MachineTranslationSettings> {
	const { tenant, services } = caller;
	const spoken = tenant.languages.map(({ languageCode }) => languageCode);
	if (!formalities.includes(given.formality)) throw new Refused('VALIDATION', 'formality');
	if (given.languages.some((code) => !spoken.includes(code))) throw new Refused('LANGUAGE_INVALID');
	const before = await findTranslationSettings(sql, tenant.id);
	const after = { ...given, languages: spoken.filter((code) => given.languages.includes(code)) };
	await storeTranslationSettings(sql, tenant.id, after);
	const active = activeLanguages(after);
	await emptyQueue(
		sql,
		tenant.id,
		spoken.filter((code) => !active.includes(code)),
	);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'saveMachineTranslation',
		entity: { type: 'machineTranslation', id: tenant.id },
		before,
		after,
	});
	return after;
}
