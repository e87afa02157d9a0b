// A shop's own wording of texts that ship with the product, as its settings show them: one field per language, empty for what ships.
import { baseLanguage } from '../../../rules/languages.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { type Setting, type SettingsGroup, type SettingValues, settingsOf } from '../../../rules/settings/schema.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findTexts } from '../../texts/find-texts.ts';
import { RefusedText } from '../../texts/refuse-text.ts';
import { saveTexts } from '../../texts/save-texts.ts';

type Wordings = Partial<Record<string, Readonly<Record<string, string>>>>;

const isWording = (setting: Setting): setting is Extract<Setting, { kind: 'localised' }> =>
	setting.kind === 'localised';

const keysOf = (group: SettingsGroup) =>
	settingsOf(group).flatMap(([name, setting]) => (isWording(setting) ? [{ name, key: setting.textKey }] : []));

export async function loadWordings<Group extends SettingsGroup>(
	sql: Sql,
	{ id, languages }: Tenant,
	group: Group,
): Promise<Partial<SettingValues<Group>>> {
	const keys = keysOf(group);
	const texts = await findTexts(
		sql,
		id,
		keys.map(({ key }) => key),
	);
	const inAll = (key: string) => {
		const own = texts.get(key)?.translations ?? {};
		return Object.fromEntries(languages.map(({ languageCode }) => [languageCode, own[languageCode] ?? '']));
	};
	return Object.fromEntries(keys.map(({ name, key }) => [name, inAll(key)])) as Partial<SettingValues<Group>>;
}

/** Languages that the shop does not speak are left out. */
export async function saveWordings<Group extends SettingsGroup>(
	sql: Sql,
	{ id, languages }: Tenant,
	group: Group,
	settings: SettingValues<Group>,
): Promise<void> {
	const wordings = settings as Wordings;
	const isSpoken = (code: string) => languages.some(({ languageCode }) => languageCode === code);
	const texts = keysOf(group).map(({ name, key }) => {
		const shipped = shippedEntries.get(key);
		const baseText = shipped?.translations[baseLanguage] ?? '';
		const translations = Object.fromEntries(Object.entries(wordings[name] ?? {}).filter(([code]) => isSpoken(code)));
		return {
			key,
			type: 'static',
			group: shipped?.group ?? 'storefront',
			baseText,
			baseLanguage,
			translations,
			origin: 'human',
		} as const;
	});
	await saveTexts(sql, id, texts).catch((error) => {
		throw error instanceof RefusedText ? new Refused('VALIDATION', error.message) : error;
	});
}
