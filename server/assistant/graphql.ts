// The assistant of the shop in the API: its settings, what was used of it, and whether it can be used at all.
import { assistantProblems } from '../../rules/assistant/problems.ts';
import { chatMessagesPerDay } from '../../rules/assistant/tasks.ts';
import { readGiven } from '../../rules/settings/api-values.ts';
import { assistantSettings } from '../../rules/settings/assistant.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { Refused } from '../failure.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { needs } from '../graphql/rights.ts';
import { declareSettings, revisionArgument } from '../settings/graphql-parts.ts';
import { findSettings } from '../settings/store-settings.ts';
import { findMessagesLeft, findMonthOfUse, type MonthOfUse } from './count-use.ts';
import { saveAssistant } from './save-assistant.ts';
import { findAccess } from './services.ts';
import { type TestResult, testAssistant } from './test-assistant.ts';

const connections = ['account', 'installation', 'sandbox', 'none'] as const;

const connectionType = builder.enumType('AssistantConnection', {
	description: 'Who writes for the assistant.',
	values: describeValues(connections, {
		account: 'The account of the shop with a provider.',
		installation: 'The account of the installation.',
		sandbox: 'A sandbox, which only pretends to write.',
		none: 'No one, because there is no account.',
	}),
});

const accessOf = ({ tenant, assistant, inTenant }: GraphContext) =>
	inTenant((sql) => findAccess(sql, assistant, tenant.id));

const usageType = builder.objectRef<MonthOfUse>('AssistantUsage').implement({
	description: 'What all users have used of the assistant since the first day of the month.',
	fields: (t) => ({
		chatMessages: t.exposeInt('chatMessages', { description: 'Number of messages in conversations.' }),
		prompts: t.exposeInt('prompts', { description: 'Number of texts that were written into fields.' }),
		tokens: t.exposeFloat('tokens', {
			description: 'Number of tokens, as the provider counts them; estimated where it does not.',
		}),
	}),
});

const { type: assistantType, input: settingsInput } = declareSettings(assistantSettings, {
	type: 'Assistant',
	description: 'Settings and state of the assistant.',
	input: 'AssistantInput',
	inputDescription: 'Settings of the assistant.',
	required: ['enabled', 'baseUrl', 'model'],
});

builder.objectFields(assistantType, (t) => ({
	connection: t.field({
		type: connectionType,
		description: 'Who writes at present, if the assistant is switched on.',
		resolve: async (_of, _args, context) => (await accessOf(context)).access?.connection ?? 'none',
	}),
	usedModel: t.string({
		nullable: true,
		description: 'Name of the model that writes at present; null if no one does.',
		resolve: async (_of, _args, context) => (await accessOf(context)).access?.model ?? null,
	}),
	usage: t.field({
		type: usageType,
		description: 'What was used of it since the first day of the month.',
		resolve: (_of, _args, { tenant, inTenant }) => inTenant((sql) => findMonthOfUse(sql, tenant)),
	}),
}));

const stateOf = ({ tenant, inTenant }: GraphContext) =>
	inTenant((sql) => findSettings(sql, tenant.id, assistantSettings));

builder.queryField('assistant', (t) =>
	t.field({
		type: assistantType,
		description: 'Settings and state of the assistant.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, context) => stateOf(context),
	}),
);

interface Availability {
	connection: (typeof connections)[number];
	messagesLeft: number;
}

const availabilityType = builder.objectRef<Availability>('AssistantAvailability').implement({
	description: 'Whether the caller can use the assistant, and how much.',
	fields: (t) => ({
		isAvailable: t.boolean({
			description: 'Whether the assistant is switched on and someone writes for it.',
			resolve: ({ connection }) => connection !== 'none',
		}),
		isSandbox: t.boolean({
			description: 'Whether a sandbox only pretends to write.',
			resolve: ({ connection }) => connection === 'sandbox',
		}),
		messagesLeft: t.exposeInt('messagesLeft', {
			description: 'Number of messages that the caller can send in conversations for the rest of the day.',
		}),
		messagesPerDay: t.int({
			description: 'Number of messages that a user can send in a day.',
			resolve: () => chatMessagesPerDay,
		}),
	}),
});

builder.queryField('assistantAvailability', (t) =>
	t.field({
		type: availabilityType,
		description: 'Whether the caller can use the assistant, and how much.',
		extensions: needs('mContent', 'mProd'),
		resolve: (_root, _args, { tenant, user, assistant, inTenant }) =>
			inTenant(async (sql) => {
				const { isEnabled, access } = await findAccess(sql, assistant, tenant.id);
				return {
					connection: isEnabled && access ? access.connection : ('none' as const),
					messagesLeft: user ? await findMessagesLeft(sql, tenant, user.id) : 0,
				};
			}),
	}),
);

builder.mutationField('saveAssistant', (t) =>
	t.field({
		type: assistantType,
		description:
			'Changes the settings of the assistant. Fails with `SETTINGS_CHANGED` if they have been changed since `revision`, and with `ASSISTANT_ADDRESS_INVALID` if the base URL is not allowed.',
		extensions: needs('mTenant'),
		args: {
			settings: t.arg({ type: settingsInput, required: true, description: 'All settings as they shall be.' }),
			revision: t.arg.int(revisionArgument),
		},
		async resolve(_root, { settings, revision }, context) {
			const given = readGiven(assistantSettings, settings);
			await context.inTenant((sql) =>
				saveAssistant(sql, callerOf(context), context.assistant, given, revision ?? undefined),
			);
			return stateOf(context);
		},
	}),
);

const testType = builder.objectRef<TestResult>('AssistantTest').implement({
	description: 'What a call of the provider has resulted in.',
	fields: (t) => ({
		text: t.string({
			nullable: true,
			description: 'What the model wrote; null if the call has failed.',
			resolve: (result) => ('text' in result ? result.text : null),
		}),
		problem: t.string({
			nullable: true,
			description: `Why it has failed: ${Object.keys(assistantProblems)
				.map((problem) => `\`${problem}\``)
				.join(', ')}; null if it has not.`,
			resolve: (result) => ('problem' in result ? result.problem : null),
		}),
		models: t.stringList({
			description: 'Names of models that the account may use; empty if the provider does not list them.',
			resolve: ({ models }) => models,
		}),
	}),
});

builder.mutationField('testAssistant', (t) =>
	t.field({
		type: testType,
		description:
			'Has the model write a short text with the saved settings. Uses a few tokens of the account. Fails with `ASSISTANT_UNAVAILABLE` if there is none.',
		extensions: needs('mTenant'),
		async resolve(_root, _args, context) {
			const { access } = await accessOf(context);
			if (!access) throw new Refused('ASSISTANT_UNAVAILABLE');
			return testAssistant(access);
		},
	}),
);
