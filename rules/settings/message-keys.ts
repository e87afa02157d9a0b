// The messages of a setting, by convention: `<messages>.<name>` is its label, `…Hint` what stands below it, `….<value>` one of its choices.
// A test compares them with the messages that ship.
import type { PlainTextKey } from '../messages/groups.ts';
import { type Setting, type SettingsGroup, settingsOf } from './schema.ts';

const keyOf = (group: SettingsGroup, end: string) => `${group.messages}.${end}` as PlainTextKey;

export const labelOf = (group: SettingsGroup, name: string): PlainTextKey =>
	keyOf(group, group.settings[name]?.name ?? name);

export const hintOf = (group: SettingsGroup, name: string): PlainTextKey | undefined =>
	group.settings[name]?.hint && keyOf(group, `${group.settings[name].name ?? name}Hint`);

export const headingOf = (group: SettingsGroup, card: string): PlainTextKey => keyOf(group, card);

export const choiceLabelOf = (
	group: SettingsGroup,
	name: string,
	setting: Extract<Setting, { kind: 'choice' }>,
	value: string,
): PlainTextKey => setting.labels?.[value] ?? keyOf(group, `${setting.name ?? name}.${value}`);

/** The settings of a card in their order. */
export const settingsOfCard = (group: SettingsGroup, card: string): string[] =>
	settingsOf(group).flatMap(([name, setting]) => (setting.card === card ? [name] : []));

/** The labels of everything that cards show. */
export const labelsOfCards = (group: SettingsGroup, ...cards: readonly string[]): PlainTextKey[] =>
	cards.flatMap((card) => settingsOfCard(group, card).map((name) => labelOf(group, name)));
