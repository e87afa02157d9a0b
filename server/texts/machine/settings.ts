// Changes what a shop wants of machine translation.
import {
	type MachineTranslationSettings,
	machineTranslationSettings,
} from '../../../rules/settings/machine-translation.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { saveSettings } from '../../settings/saving/save-settings.ts';
import { activeLanguages } from '../queue/settings.ts';
import { emptyQueue } from '../text-queue.ts';

/** What waits in a language that is switched off waits no longer. */
export async function saveTranslationSettings(
	sql: Sql,
	caller: Caller,
	given: Partial<MachineTranslationSettings>,
	revision: number | undefined,
): Promise<void> {
	const { tenant } = caller;
	const spoken = tenant.languages.map(({ languageCode }) => languageCode);
	const { languages } = given;
	if (languages?.some((code) => !spoken.includes(code))) throw new Refused('LANGUAGE_INVALID');
	const wanted = languages && { languages: spoken.filter((code) => languages.includes(code)) };
	await saveSettings(
		sql,
		caller,
		machineTranslationSettings,
		{ ...given, ...wanted },
		{
			revision,
			action: 'saveMachineTranslation',
			entity: 'machineTranslation',
			after: async (settings) => {
				const active = activeLanguages(settings);
				const silent = spoken.filter((code) => !active.includes(code));
				await emptyQueue(sql, tenant.id, silent);
			},
		},
	);
}
