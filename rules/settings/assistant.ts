// The assistant of a shop: whether it may be used, and the account of the shop with a provider. Its key is a secret. Without an account of its own
// a shop uses that of the installation, if there is one.
import { defineSettings, type SettingValues } from './schema.ts';

export const assistantSettings = defineSettings({
	group: 'assistant',
	version: 1,
	messages: 'assistantSettings',
	settings: {
		enabled: {
			kind: 'boolean',
			description: 'Whether editors can use the assistant.',
			default: true,
			hint: true,
			card: 'account',
		},
		baseUrl: {
			kind: 'text',
			description: 'Base URL of the provider up to and with the version, such as `https://api.example.com/v1`.',
			default: '',
			rules: { maxLength: 500 },
			pattern: /^(?:https:\/\/[a-z0-9.-]+(?:\/[\w./-]*)?)?$/i,
			invalid: 'baseUrlInvalid',
			hint: true,
			card: 'account',
			autoComplete: 'off',
		},
		model: {
			kind: 'text',
			description: 'Name of the model that writes.',
			default: '',
			rules: { maxLength: 200 },
			hint: true,
			card: 'account',
			autoComplete: 'off',
		},
	},
});

export type AssistantSettings = SettingValues<typeof assistantSettings>;
