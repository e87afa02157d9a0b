// Changes what a shop wants of the assistant.
import { type AssistantSettings, assistantSettings } from '../../rules/settings/assistant.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import { readBaseUrl } from '../integrations/assistant/base-url.ts';
import { saveSettings } from '../settings/saving/save-settings.ts';
import type { AssistantServices } from './services.ts';

export async function saveAssistant(
	sql: Sql,
	caller: Caller,
	services: AssistantServices | undefined,
	given: Partial<AssistantSettings>,
	revision: number | undefined,
): Promise<void> {
	const mayCall = services?.provider.mayCall ?? ((url: string) => readBaseUrl(url) !== undefined);
	if (given.baseUrl && !mayCall(given.baseUrl)) throw new Refused('ASSISTANT_ADDRESS_INVALID');
	await saveSettings(sql, caller, assistantSettings, given, {
		revision,
		action: 'saveAssistant',
		entity: 'assistant',
	});
}
