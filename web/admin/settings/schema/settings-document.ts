// Adds the settings of a group to a document of the API: which they are follows from its schema.
import { type SettingsGroup, settingsOf } from '../../../../rules/settings/schema.ts';
import { textOf } from '../../../platform/graphql.ts';

/** Those of several fields are named by the document itself. */
const selectionOf = (group: SettingsGroup): string =>
	settingsOf(group)
		.filter(([, { kind }]) => kind !== 'object')
		.map(([name, { kind }]) => (kind === 'localised' ? `${name} { languageCode translation }` : name))
		.join(' ');

/** @param document asks for `revision` of the settings, beside which they are put */
export const withSettings = <Document>(group: SettingsGroup, document: Document): Document =>
	textOf(document).replace('revision', `revision ${selectionOf(group)}`) as Document;
