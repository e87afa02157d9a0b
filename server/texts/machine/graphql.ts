// Machine translation in the API.
import { formalities, type MachineTranslationSettings } from '../../../rules/machine-translation.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkPaging } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import type { TranslationAccess } from '../../integrations/translation/port.ts';
import { queueTexts } from '../queue/queue-texts.ts';
import { activeLanguages, findTranslationSettings } from '../queue/settings.ts';
import { countQueue, listQueue, type QueueCount, type QueuedText } from '../text-queue.ts';
import { connect, orRefused, refusal } from './connect.ts';
import { saveTranslationSettings } from './settings.ts';
import { makeSuggestion, prepareSuggestion } from './suggest.ts';

const formality = builder.enumType('TranslationFormality', { values: formalities });
const connection = builder.enumType('TranslationConnection', {
	description: 'Who translates: the account of the shop, a sandbox that only pretends to, or nobody for want of a key',
	values: ['account', 'sandbox', 'none'] as const,
});

interface State {
	settings: MachineTranslationSettings;
	access: TranslationAccess | undefined;
	queue: QueueCount[];
}

const queueCount = builder.objectRef<QueueCount>('TranslationQueueCount').implement({
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		failure: t.exposeString('failure', {
			nullable: true,
			description: 'Why they were not translated; null: they wait',
		}),
		texts: t.exposeInt('texts'),
	}),
});

const machineTranslation = builder.objectRef<State>('MachineTranslation').implement({
	fields: (t) => ({
		enabled: t.boolean({ resolve: ({ settings }) => settings.enabled }),
		formality: t.field({ type: formality, resolve: ({ settings }) => settings.formality }),
		languages: t.stringList({
			description: 'Into which languages texts are translated',
			resolve: ({ settings }) => [...settings.languages],
		}),
		connection: t.field({
			type: connection,
			resolve: ({ access }) => (access ? (access.sandbox ? 'sandbox' : 'account') : 'none'),
		}),
		queue: t.field({ type: [queueCount], resolve: ({ queue }) => queue }),
	}),
});

const stateOf = ({ tenant, translation, inTenant }: GraphContext): Promise<State> =>
	inTenant(async (sql) => ({
		settings: await findTranslationSettings(sql, tenant.id),
		access: await connect(sql, translation, tenant.id),
		queue: await countQueue(sql, tenant.id),
	}));

builder.queryField('machineTranslation', (t) =>
	t.field({
		type: machineTranslation,
		extensions: needs('qTenant', 'qLocalisation'),
		resolve: (_root, _args, context) => stateOf(context),
	}),
);

/** Whoever translates for this shop. */
async function accessOf({ tenant, translation, inTenant }: GraphContext): Promise<TranslationAccess> {
	const access = await inTenant((sql) => connect(sql, translation, tenant.id));
	if (!access) throw refusal('noKey');
	return access;
}

interface Spoken {
	languageCode: string;
	supported: boolean;
	formality: boolean;
}

const spokenLanguage = builder.objectRef<Spoken>('TranslationLanguage').implement({
	fields: (t) => ({
		languageCode: t.exposeString('languageCode'),
		supported: t.exposeBoolean('supported'),
		formality: t.exposeBoolean('formality', { description: 'Whether it knows a formal and an informal way' }),
	}),
});

const account = builder
	.objectRef<{ used: number; limit: number | undefined; languages: Spoken[] }>('TranslationAccount')
	.implement({
		description: 'What the provider says of the account: asked anew each time',
		fields: (t) => ({
			used: t.exposeFloat('used', { description: 'Characters of this period' }),
			limit: t.float({ nullable: true, resolve: ({ limit }) => limit ?? null }),
			languages: t.field({ type: [spokenLanguage], resolve: ({ languages }) => languages }),
		}),
	});

builder.queryField('translationAccount', (t) =>
	t.field({
		type: account,
		extensions: needs('qTenant'),
		async resolve(_root, _args, context) {
			const { port } = await accessOf(context);
			const codes = context.tenant.languages.map(({ languageCode }) => languageCode);
			const [usage, languages] = await orRefused(Promise.all([port.usage(), port.languages(codes)]));
			return { ...usage, languages };
		},
	}),
);

const settingsInput = builder.inputType('MachineTranslationInput', {
	fields: (t) => ({
		enabled: t.boolean({ required: true }),
		formality: t.field({ type: formality, required: true }),
		languages: t.stringList({ required: true }),
	}),
});

builder.mutationField('saveMachineTranslation', (t) =>
	t.field({
		type: machineTranslation,
		extensions: needs('mTenant'),
		args: { settings: t.arg({ type: settingsInput, required: true }) },
		async resolve(_root, { settings }, context) {
			await context.inTenant((sql) => saveTranslationSettings(sql, callerOf(context), settings));
			return stateOf(context);
		},
	}),
);

builder.mutationField('testMachineTranslation', (t) =>
	t.string({
		description: 'A word or two through the provider: what came back. Costs a few characters',
		extensions: needs('mTenant'),
		async resolve(_root, _args, context) {
			const { port } = await accessOf(context);
			const request = { from: 'de-DE', into: 'en-GB', formality: 'default', sentences: [['Guten Morgen']] } as const;
			const [translated] = await orRefused(port.translate(request));
			return (translated ?? []).map((piece) => (typeof piece === 'string' ? piece : piece.keep)).join('');
		},
	}),
);

builder.mutationField('translateTexts', (t) =>
	t.int({
		description:
			'Has a machine translate what is missing or outdated, and was neither written by people nor locked. Without keys: everything; without languages: all that are switched on. Answers how many texts were added to those that wait',
		extensions: needs('mLocalisation'),
		args: { keys: t.arg.stringList(), languages: t.arg.stringList() },
		resolve: (_root, { keys, languages }, { tenant, translation, inTenant }) =>
			inTenant(async (sql) => {
				const active = activeLanguages(await findTranslationSettings(sql, tenant.id));
				const wanted = active.filter((code) => !languages || languages.includes(code));
				if (wanted.length === 0) throw refusal('off');
				if (!(await connect(sql, translation, tenant.id))) throw refusal('noKey');
				return queueTexts(sql, tenant.id, { keys: keys ?? undefined, languages: wanted });
			}),
	}),
);

builder.mutationField('suggestTranslation', (t) =>
	t.string({
		description: 'A translation to look at. Nothing is saved',
		extensions: needs('mLocalisation'),
		args: {
			key: t.arg.string({ required: true }),
			languageCode: t.arg.string({ required: true }),
			from: t.arg.string({ description: 'The language to translate from; that of the base text unless told' }),
		},
		async resolve(_root, { key, languageCode, from }, { tenant, translation, inTenant }) {
			const wish = { key, languageCode, from: from ?? undefined };
			const prepared = await inTenant((sql) => prepareSuggestion(sql, translation, tenant, wish));
			return makeSuggestion(prepared, languageCode);
		},
	}),
);

const queued = builder.objectRef<QueuedText>('QueuedText').implement({
	fields: (t) => ({
		key: t.exposeString('key'),
		languageCode: t.exposeString('languageCode'),
		queuedAt: t.string({ resolve: ({ queuedAt }) => queuedAt.toISOString() }),
		failure: t.exposeString('failure', { nullable: true }),
	}),
});

const queueList = builder.objectRef<QueuedText[]>('QueuedTextList').implement({
	fields: (t) => ({
		items: t.field({ type: [queued], resolve: (items) => items }),
		total: t.int({ resolve: ([first]) => first?.total ?? 0 }),
	}),
});

builder.queryField('translationQueue', (t) =>
	t.field({
		type: queueList,
		description: 'What waits for a machine or was not translated; what failed comes first',
		extensions: needs('qLocalisation'),
		args: { first: t.arg.int({ defaultValue: 25 }), offset: t.arg.int({ defaultValue: 0 }) },
		resolve: (_root, { first, offset }, { tenant, inTenant }) =>
			inTenant((sql) => listQueue(sql, tenant.id, checkPaging({ first: first ?? 25, offset: offset ?? 0 }))),
	}),
);
