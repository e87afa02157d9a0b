// The account of the shop at Printformer and its templates in the API.
import { readGiven } from '../../../../rules/settings/api-values.ts';
import { printformerSettings } from '../../../../rules/settings/printformer.ts';
import { callerOf } from '../../../accounts/graphql-caller.ts';
import { Refused } from '../../../failure.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GraphContext } from '../../../graphql/context.ts';
import { describeValues } from '../../../graphql/describe-values.ts';
import { needs } from '../../../graphql/rights.ts';
import { declareSettings, revisionArgument } from '../../../settings/graphql-parts.ts';
import { findSettings } from '../../../settings/store-settings.ts';
import { accountId, findAccount } from '../open-account.ts';
import type { PrintformerServices } from '../services.ts';
import { type AccountUse, countUse, saveAccount, type TestResult, testAccount } from './account-state.ts';
import { findTemplates } from './find-templates.ts';
import { templateType } from './graphql-parts.ts';
import { findSync, nameProblem, requestSync, type SyncState } from './sync-state.ts';

const connections = ['account', 'sandbox', 'none'] as const;

const connectionType = builder.enumType('PrintformerConnection', {
	description: 'How the shop is connected with Printformer.',
	values: describeValues(connections, {
		account: 'By an account at Printformer.',
		sandbox: 'By a sandbox, at which nothing is printed.',
		none: 'Not at all, because base URL, client or key are missing.',
	}),
});

const syncStates = ['waiting', 'done', 'failed'] as const;

const syncStateType = builder.enumType('PrintformerSyncState', {
	description: 'How far a synchronisation of templates is.',
	values: describeValues(syncStates, {
		waiting: 'It is waiting or running.',
		done: 'All templates are there.',
		failed: 'It has failed; the templates are those of the last one.',
	}),
});

const syncType = builder.objectRef<SyncState>('PrintformerSync').implement({
	description: 'The last synchronisation of templates.',
	fields: (t) => ({
		state: t.field({
			type: syncStateType,
			description: 'State of the synchronisation.',
			resolve: ({ state }) => state,
		}),
		problem: t.exposeString('problem', {
			nullable: true,
			description: 'Why it has failed, as `PrintformerTest.problem`; null if it has not.',
		}),
		message: t.exposeString('message', {
			nullable: true,
			description: 'Message of Printformer about the failure; null if there is none.',
		}),
		finishedAt: t.string({
			nullable: true,
			description: 'When the last one ended, in ISO 8601; null if none has.',
			resolve: ({ finishedAt }) => finishedAt?.toISOString() ?? null,
		}),
		total: t.exposeInt('total', { nullable: true, description: 'Number of templates; null before they are counted.' }),
		done: t.exposeInt('done', { description: 'How many of them are here, with their previews.' }),
		withoutPreview: t.exposeInt('withoutPreview', { description: 'Number of previews that could not be loaded.' }),
	}),
});

const useType = builder.objectRef<AccountUse>('PrintformerUse').implement({
	description: 'What belongs to the present account and is lost for shoppers with another one.',
	fields: (t) => ({
		drafts: t.exposeInt('drafts', { description: 'Number of drafts that only this account can open.' }),
		prints: t.exposeInt('prints', { description: 'Number of print files that have been ordered and not arrived.' }),
		products: t.exposeInt('products', {
			description: 'Number of products and variants that are designed with its templates.',
		}),
	}),
});

const { type: printformerType, input: settingsInput } = declareSettings(printformerSettings, {
	type: 'Printformer',
	description: 'Account of the shop at Printformer, and its templates.',
	input: 'PrintformerInput',
	inputDescription: 'Account of the shop at Printformer.',
	required: ['enabled', 'baseUrl', 'client'],
});

builder.objectFields(printformerType, (t) => ({
	connection: t.field({
		type: connectionType,
		description: 'How the shop is connected at present.',
		async resolve(_of, _args, { tenant, printformer, inTenant }) {
			if (!printformer) return 'none';
			const { account } = await inTenant((sql) => findAccount(sql, printformer, tenant.id));
			if (!account) return 'none';
			return printformer.provider.isSandbox(account.baseUrl) ? 'sandbox' : 'account';
		},
	}),
	use: t.field({
		type: useType,
		description: 'What belongs to the present account.',
		resolve: ({ values }, _args, { tenant, inTenant }) =>
			inTenant((sql) => countUse(sql, tenant.id, accountId(values))),
	}),
	sync: t.field({
		type: syncType,
		nullable: true,
		description: 'The last synchronisation of its templates; null if there was none.',
		resolve: async ({ values }, _args, { tenant, inTenant }) =>
			(await inTenant((sql) => findSync(sql, tenant.id, accountId(values)))) ?? null,
	}),
	templates: t.field({
		type: [templateType],
		description: 'Its templates by name; those that are gone come last.',
		resolve: ({ values }, _args, { tenant, inTenant }) =>
			inTenant((sql) => findTemplates(sql, tenant.id, accountId(values))),
	}),
}));

const stateOf = ({ tenant, inTenant }: GraphContext) =>
	inTenant((sql) => findSettings(sql, tenant.id, printformerSettings));

builder.queryField('printformer', (t) =>
	t.field({
		type: printformerType,
		description: 'Account of the shop at Printformer, and its templates.',
		extensions: needs('qTenant', 'qProd'),
		resolve: (_root, _args, context) => stateOf(context),
	}),
);

function servicesOf({ printformer }: GraphContext): PrintformerServices {
	if (!printformer) throw new Refused('PRINTFORMER_NO_ACCOUNT');
	return printformer;
}

builder.mutationField('savePrintformer', (t) =>
	t.field({
		type: printformerType,
		description:
			'Changes the account of the shop at Printformer. Fails with `SETTINGS_CHANGED` if it has been changed since `revision`, and with `PRINTFORMER_ADDRESS_INVALID` if the base URL is not allowed.',
		extensions: needs('mTenant'),
		args: {
			settings: t.arg({ type: settingsInput, required: true, description: 'All settings as they shall be.' }),
			revision: t.arg.int(revisionArgument),
		},
		async resolve(_root, { settings, revision }, context) {
			const given = readGiven(printformerSettings, settings);
			await context.inTenant((sql) =>
				saveAccount(sql, callerOf(context), context.printformer, given, revision ?? undefined),
			);
			return stateOf(context);
		},
	}),
);

const testType = builder.objectRef<TestResult>('PrintformerTest').implement({
	description: 'What a call of Printformer with the saved account has resulted in.',
	fields: (t) => ({
		client: t.string({
			nullable: true,
			description: 'Name of the client; null if the call has failed.',
			resolve: (result) => ('client' in result ? result.client.name || result.client.identifier : null),
		}),
		problem: t.string({
			nullable: true,
			description:
				'Why it has failed: `address`, `unresolved`, `unreachable`, `busy`, `otherKey`, `credentials`, `forbidden`, `notFound`, `refused`, `invalidResponse`, `tooLarge`; null if it has not.',
			resolve: (result) => ('problem' in result ? nameProblem(result.problem) : null),
		}),
		message: t.string({
			nullable: true,
			description: 'Message of Printformer about the failure; null if there is none.',
			resolve: (result) => ('problem' in result && 'message' in result.problem ? result.problem.message : null) || null,
		}),
	}),
});

builder.mutationField('testPrintformer', (t) =>
	t.field({
		type: testType,
		description: 'Calls Printformer with the saved account. Fails with `PRINTFORMER_NO_ACCOUNT` if it is incomplete.',
		extensions: needs('mTenant'),
		resolve: (_root, _args, context) => testAccount(servicesOf(context), context.tenant.id),
	}),
);

builder.mutationField('syncPrintformer', (t) =>
	t.field({
		type: syncType,
		nullable: true,
		description:
			'Begins to synchronise the templates and returns the state; null if it could not be noted. Fails with `PRINTFORMER_NO_ACCOUNT` if the account is incomplete.',
		extensions: needs('mTenant'),
		resolve: (_root, _args, context) => {
			const { tenant } = context;
			const services = servicesOf(context);
			return context.inTenant(async (sql) => {
				const { id, account } = await findAccount(sql, services, tenant.id);
				if (!account) throw new Refused('PRINTFORMER_NO_ACCOUNT');
				await requestSync(sql, tenant.id, id);
				return (await findSync(sql, tenant.id, id)) ?? null;
			});
		},
	}),
);
