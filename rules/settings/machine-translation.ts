// What a shop wants of machine translation. Off until a user switches it on: every character costs.
import { formalities } from '../machine-translation.ts';
import { defineSettings, type SettingValues } from './schema.ts';

export const machineTranslationSettings = defineSettings({
	group: 'machineTranslation',
	version: 1,
	messages: 'machine',
	settings: {
		enabled: {
			kind: 'boolean',
			description: 'Whether new and changed texts are translated automatically.',
			default: false,
			hint: true,
			card: 'translation',
		},
		formality: {
			kind: 'choice',
			description: 'How machine translation addresses readers.',
			meanings: { default: 'As the language does by default.', more: 'Formal address.', less: 'Informal address.' },
			default: 'more',
			choices: formalities,
			apiType: 'TranslationFormality',
			hint: true,
			card: 'translation',
		},
		languages: {
			kind: 'languages',
			description: 'Codes of the languages that texts are translated to.',
			default: [],
		},
	},
});

export type MachineTranslationSettings = SettingValues<typeof machineTranslationSettings>;
