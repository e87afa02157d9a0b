// The account of a shop at Printformer. Its key is a secret.
import { defineSettings, type SettingValues } from './schema.ts';

export const printformerSettings = defineSettings({
	group: 'printformer',
	version: 1,
	messages: 'printformer',
	settings: {
		enabled: {
			kind: 'boolean',
			description: 'Whether products can be designed at Printformer.',
			default: false,
			hint: true,
			card: 'account',
		},
		baseUrl: {
			kind: 'text',
			description: 'Base URL of the instance, such as `https://example.printformer.net`.',
			default: '',
			rules: { maxLength: 500 },
			pattern: /^(?:https?:\/\/[a-z0-9.-]+(?::\d{1,5})?\/?)?$/i,
			invalid: 'baseUrlInvalid',
			hint: true,
			card: 'account',
			autoComplete: 'off',
		},
		client: {
			kind: 'text',
			description: 'Identifier of the client at Printformer.',
			default: '',
			rules: { maxLength: 200 },
			hint: true,
			card: 'account',
			autoComplete: 'off',
		},
	},
});

export type PrintformerSettings = SettingValues<typeof printformerSettings>;
