// From what a row holds to the values of its group, and to what is written after a change. A row may come from older or newer code: what it lacks, or
// holds in a form that is unknown here, has its default and stays in the row.
import { isInRow, type Setting, type SettingsGroup, type SettingValues, settingsOf } from './schema.ts';

export type RowValues = Readonly<Record<string, unknown>>;

export function defaultsOf<Group extends SettingsGroup>(group: Group): SettingValues<Group> {
	return Object.fromEntries(
		settingsOf(group).map(([name, setting]) => [name, setting.default]),
	) as SettingValues<Group>;
}

const isObject = (value: unknown): value is RowValues =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function isKnown(setting: Setting, value: unknown): boolean {
	switch (setting.kind) {
		case 'choice':
			return setting.choices.some((choice) => choice === value);
		case 'lines':
		case 'emails':
		case 'languages':
			return Array.isArray(value) && value.every((item) => typeof item === 'string');
		case 'localised':
		case 'object':
			return isObject(value);
		default:
			return typeof value === typeof setting.default;
	}
}

/** In the shape of today. */
function upgrade({ upgrades = [] }: SettingsGroup, row: RowValues, version: number): RowValues {
	return upgrades.slice(version - 1).reduce<RowValues>((values, step) => step(values), row);
}

/** Those that are kept in the row; the others have their defaults. */
export function readRow<Group extends SettingsGroup>(
	group: Group,
	row: RowValues,
	version: number,
): SettingValues<Group> {
	const values = upgrade(group, row, version);
	const read = settingsOf(group).map(([name, setting]) => {
		const value = values[name];
		if (!isInRow(setting) || !isKnown(setting, value)) return [name, setting.default];
		return [name, setting.kind === 'object' ? { ...setting.default, ...(value as object) } : value];
	});
	return Object.fromEntries(read) as SettingValues<Group>;
}

/** The row after a change: what did not change is as it was, unknown keys included. */
export function writeRow(group: SettingsGroup, row: RowValues, version: number, changed: RowValues): RowValues {
	const kept = settingsOf(group).flatMap(([name, setting]) =>
		isInRow(setting) && name in changed ? [[name, changed[name]]] : [],
	);
	return { ...upgrade(group, row, version), ...Object.fromEntries(kept) };
}

const written = (value: unknown) => JSON.stringify(value);

/** What is another value after the change. */
export const changedValues = (before: RowValues, after: RowValues): RowValues =>
	Object.fromEntries(Object.entries(after).filter(([name, value]) => written(value) !== written(before[name])));
