// What a shop wants of machine translation. Off until a user switches it on: every character costs.
import {
	type MachineTranslationSettings,
	machineTranslationSettings,
} from '../../../rules/settings/machine-translation.ts';
import type { Sql } from '../../database/connection.ts';
import { findSettings, type StoredSettings } from '../../settings/store-settings.ts';

/** A language that the shop no longer speaks is not among them. */
export async function findStoredTranslationSettings(
	sql: Sql,
	tenantId: string,
): Promise<StoredSettings<typeof machineTranslationSettings>> {
	const [{ values, revision }, spoken] = await Promise.all([
		findSettings(sql, tenantId, machineTranslationSettings),
		sql<{ languageCode: string }[]>`
			select language_code from languages where tenant_id = ${tenantId} order by position, language_code`,
	]);
	const languages = spoken.map(({ languageCode }) => languageCode).filter((code) => values.languages.includes(code));
	return { values: { ...values, languages }, revision };
}

export async function findTranslationSettings(sql: Sql, tenantId: string): Promise<MachineTranslationSettings> {
	return (await findStoredTranslationSettings(sql, tenantId)).values;
}

/** Into which languages texts are translated at present: none while it is switched off. */
export const activeLanguages = ({ enabled, languages }: MachineTranslationSettings): readonly string[] =>
	enabled ? languages : [];
