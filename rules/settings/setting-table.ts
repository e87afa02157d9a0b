// The documentation of a group of settings, from its schema.
import { type Setting, type SettingsGroup, settingsOf } from './schema.ts';

function limitsOf(setting: Setting): string {
	if (setting.kind === 'integer') return `${setting.min} to ${setting.max}`;
	if (setting.kind === 'money') return `0 to ${setting.max} minor units`;
	if (setting.kind === 'choice') return setting.choices.join(', ');
	if (setting.kind === 'lines') return `at most ${setting.most}`;
	if ('rules' in setting && typeof setting.rules === 'object' && setting.rules.maxLength !== undefined)
		return `at most ${setting.rules.maxLength} characters`;
	return '';
}

const places = { tenants: 'the tenant', texts: 'its texts' } as const;

/** In Markdown. */
export function settingTable(group: SettingsGroup): string {
	const rows = settingsOf(group).map(([name, setting]) => {
		const fallback = setting.kind === 'object' ? '' : `\`${JSON.stringify(setting.default)}\``;
		const place = setting.keptIn ? places[setting.keptIn] : 'its row';
		return [name, setting.kind, fallback, limitsOf(setting), place, setting.description ?? ''].join(' | ');
	});
	const head = '| setting | kind | default | allowed | kept in | what it says |\n|---|---|---|---|---|---|';
	return `## ${group.group}\n\n${head}\n${rows.map((row) => `| ${row} |`).join('\n')}\n`;
}
