// A setting within a statement about something else, which then needs no round trip more for it.
import type { Setting, SettingsGroup } from '../../rules/settings/schema.ts';

/** How its value is read from the row. */
function readSql(name: string, { kind }: Setting): string {
	if (kind === 'boolean') return `(s."values" ->> '${name}')::boolean`;
	if (kind === 'integer' || kind === 'money') return `(s."values" ->> '${name}')::float8`;
	const isList = kind === 'lines' || kind === 'emails' || kind === 'languages';
	return isList ? `array(select jsonb_array_elements_text(s."values" -> '${name}'))` : `s."values" ->> '${name}'`;
}

function defaultSql(setting: Setting): string {
	if (Array.isArray(setting.default)) return `array[]::text[]`;
	return typeof setting.default === 'string' ? `'${setting.default.replaceAll("'", "''")}'` : String(setting.default);
}

/**
 * An expression with the value of a setting, or its default.
 * @param tenant an expression of our own for the id of the tenant
 */
export function settingSql<Group extends SettingsGroup>(
	group: Group,
	name: keyof Group['settings'] & string,
	tenant: string,
): string {
	const setting = group.settings[name] as Setting;
	return `coalesce((
		select ${readSql(name, setting)} from settings s where s.tenant_id = ${tenant} and s."group" = '${group.group}'
	), ${defaultSql(setting)})`;
}
