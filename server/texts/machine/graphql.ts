// Machine translation in the API.

import { readGiven } from '../../../rules/settings/api-values.ts';
import { machineTranslationSettings } from '../../../rules/settings/machine-translation.ts';
import { isLocaleCode } from '../../../rules/well-known-locales.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphContext } from '../../graphql/context.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import type { TranslationAccess } from '../../integrations/translation/port.ts';
import { declareSettings, revisionArgument } from '../../settings/graphql-parts.ts';
import { findUntranslated } from '../find-untranslated.ts';
import { queueTexts } from '../queue/queue-texts.ts';
import { activeLanguages, findStoredTranslationSettings, findTranslationSettings } from '../queue/settings.ts';
import { countQueue, listQueue, type QueueCount, type QueuedText } from '../text-queue.ts';
import { connect, orRefused, refusal } from './connect.ts';
import { saveTranslationSettings } from './settings.ts';
import { makeSuggestion, prepareSuggestion } from './suggest.ts';

const connection = builder.enumType('TranslationConnection', {
	description: 'How texts are translated by a machine.',
	values: {
		account: { description: 'By the account of the shop at the translation provider.' },
		sandbox: { description: 'By a sandbox, which only pretends to translate.' },
		none: { description: 'Not at all, because there is no key.' },
	},
});

const queueCount = builder.objectRef<QueueCount>('TranslationQueueCount').implement({
	description: 'Number of queued texts by language and failure.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language to translate to, such as `en-GB`.' }),
		failure: t.exposeString('failure', {
			nullable: true,
			description: 'Why they were not translated; null if they are waiting.',
		}),
		texts: t.exposeInt('texts', { description: 'Number of texts.' }),
	}),
});

const { type: machineTranslation, input: settingsInput } = declareSettings(machineTranslationSettings, {
	type: 'MachineTranslation',
	description: 'Settings and state of machine translation.',
	input: 'MachineTranslationInput',
	inputDescription: 'Settings of machine translation.',
	required: ['enabled', 'formality', 'languages'],
});

builder.objectFields(machineTranslation, (t) => ({
	connection: t.field({
		type: connection,
		description: 'Who translates at present.',
		async resolve(_of, _args, { tenant, translation, inTenant }) {
			const access = await inTenant((sql) => connect(sql, translation, tenant.id));
			return access ? (access.sandbox ? 'sandbox' : 'account') : 'none';
		},
	}),
	queue: t.field({
		type: [queueCount],
		description: 'Texts that wait or have failed.',
		resolve: (_of, _args, { tenant, inTenant }) => inTenant((sql) => countQueue(sql, tenant.id)),
	}),
}));

const stateOf = ({ tenant, inTenant }: GraphContext) =>
	inTenant((sql) => findStoredTranslationSettings(sql, tenant.id));

builder.queryField('machineTranslation', (t) =>
	t.field({
		type: machineTranslation,
		description: 'Settings and state of machine translation.',
		extensions: needs('qTenant', 'qLocalisation'),
		resolve: (_root, _args, context) => stateOf(context),
	}),
);

/** The provider that translates for this shop. */
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
	description: 'What the translation provider offers for a language of the shop.',
	fields: (t) => ({
		languageCode: t.exposeString('languageCode', { description: 'Language code, such as `en-GB`.' }),
		supported: t.exposeBoolean('supported', { description: 'Whether the provider translates to it.' }),
		formality: t.exposeBoolean('formality', {
			description: 'Whether the provider distinguishes formal and informal address in it.',
		}),
	}),
});

const account = builder
	.objectRef<{ used: number; limit: number | undefined; languages: Spoken[] }>('TranslationAccount')
	.implement({
		description: 'Account at the translation provider, fetched from the provider with every call.',
		fields: (t) => ({
			used: t.exposeFloat('used', { description: 'Characters used in the current period.' }),
			limit: t.float({
				nullable: true,
				description: 'Characters allowed in the current period; null for no limit.',
				resolve: ({ limit }) => limit ?? null,
			}),
			languages: t.field({
				type: [spokenLanguage],
				description: 'What the provider offers for each language of the shop.',
				resolve: ({ languages }) => languages,
			}),
		}),
	});

builder.queryField('translationAccount', (t) =>
	t.field({
		type: account,
		description: 'Account at the translation provider. Fails with `TRANSLATION_NO_KEY` without a key.',
		extensions: needs('qTenant'),
		async resolve(_root, _args, context) {
			const { port } = await accessOf(context);
			const codes = context.tenant.languages.map(({ languageCode }) => languageCode);
			const [usage, languages] = await orRefused(Promise.all([port.usage(), port.languages(codes)]));
			return { ...usage, languages };
		},
	}),
);

builder.mutationField('saveMachineTranslation', (t) =>
	t.field({
		type: machineTranslation,
		description:
			'Changes the settings of machine translation. Fails with `SETTINGS_CHANGED` if they have been changed since `revision`.',
		extensions: needs('mTenant'),
		args: {
			settings: t.arg({ type: settingsInput, required: true, description: 'All settings as they shall be.' }),
			revision: t.arg.int(revisionArgument),
		},
		async resolve(_root, { settings, revision }, context) {
			const given = readGiven(machineTranslationSettings, settings);
			await context.inTenant((sql) => saveTranslationSettings(sql, callerOf(context), given, revision ?? undefined));
			return stateOf(context);
		},
	}),
);

builder.mutationField('testMachineTranslation', (t) =>
	t.string({
		description:
			'Translates a short German text to English with the provider and returns the result. Uses a few characters of the account.',
		extensions: needs('mTenant'),
		async resolve(_root, _args, context) {
			const { port } = await accessOf(context);
			const request = { from: 'de-DE', into: 'en-GB', formality: 'default', sentences: [['Guten Morgen']] } as const;
			const [translated] = await orRefused(port.translate(request));
			return (translated ?? []).map((piece) => (typeof piece === 'string' ? piece : piece.keep)).join('');
		},
	}),
);

/** As many as a shop can have. */
const mostAtOnce = 30;

const untranslated = builder.objectRef<{ texts: number; characters: number }>('UntranslatedTexts').implement({
	description: 'How much a machine would translate.',
	fields: (t) => ({
		texts: t.exposeInt('texts', { description: 'Number of texts that are missing or outdated.' }),
		characters: t.exposeInt('characters', { description: 'Characters of these texts, which the provider counts.' }),
	}),
});

builder.queryField('untranslatedTexts', (t) =>
	t.field({
		type: untranslated,
		description: 'How much `translateTexts` would translate, also into a language that the shop does not have yet.',
		extensions: needs('qLocalisation'),
		args: {
			languages: t.arg.stringList({ description: 'Codes of the languages; without it all that are switched on.' }),
		},
		resolve: (_root, { languages }, { tenant, inTenant }) =>
			inTenant(async (sql) => {
				const wanted = languages ?? activeLanguages(await findTranslationSettings(sql, tenant.id));
				const found = await findUntranslated(sql, tenant.id, {
					languages: wanted.filter(isLocaleCode).slice(0, mostAtOnce),
				});
				return { texts: found.length, characters: found.reduce((sum, { baseText }) => sum + baseText.length, 0) };
			}),
	}),
);

builder.mutationField('translateTexts', (t) =>
	t.int({
		description:
			'Queues texts that are missing or outdated for machine translation, except those written by users and locked ones. Returns how many were added to the queue.',
		extensions: needs('mLocalisation'),
		args: {
			keys: t.arg.stringList({ description: 'Keys of the texts; without it all texts.' }),
			languages: t.arg.stringList({ description: 'Codes of the languages; without it all that are switched on.' }),
		},
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
		description: 'Translates a text by machine and returns the suggestion. Nothing is saved.',
		extensions: needs('mLocalisation'),
		args: {
			key: t.arg.string({ required: true, description: 'Key of the text.' }),
			languageCode: t.arg.string({ required: true, description: 'Language to translate to, such as `en-GB`.' }),
			from: t.arg.string({ description: 'Language to translate from; without it that of the base text.' }),
		},
		async resolve(_root, { key, languageCode, from }, { tenant, translation, inTenant }) {
			const wish = { key, languageCode, from: from ?? undefined };
			const prepared = await inTenant((sql) => prepareSuggestion(sql, translation, tenant, wish));
			return makeSuggestion(prepared, languageCode);
		},
	}),
);

const queued = builder.objectRef<QueuedText>('QueuedText').implement({
	description: 'A text in the queue of machine translation.',
	fields: (t) => ({
		key: t.exposeString('key', { description: 'Key of the text.' }),
		languageCode: t.exposeString('languageCode', { description: 'Language to translate to, such as `en-GB`.' }),
		queuedAt: t.string({
			description: 'When it was queued, in ISO 8601.',
			resolve: ({ queuedAt }) => queuedAt.toISOString(),
		}),
		failure: t.exposeString('failure', {
			nullable: true,
			description: 'Why it was not translated, such as `quota` or `placeholder`; null if it is waiting.',
		}),
	}),
});

const queueList = builder.objectRef<QueuedText[]>('QueuedTextList').implement({
	description: 'A page of the queue of machine translation.',
	fields: (t) => ({
		items: t.field({ type: [queued], description: 'Texts of this page.', resolve: (items) => items }),
		total: t.int({
			description: 'Number of texts in the queue; 0 on a page beyond the end.',
			resolve: ([first]) => first?.total ?? 0,
		}),
	}),
});

builder.queryField('translationQueue', (t) =>
	t.field({
		type: queueList,
		description: 'Texts that wait for machine translation or have failed; those that have failed come first.',
		extensions: needs('qLocalisation'),
		args: { first: t.arg.int(pageSize(25)), offset: t.arg.int(pageOffset) },
		resolve: (_root, { first, offset }, { tenant, inTenant }) =>
			inTenant((sql) => listQueue(sql, tenant.id, checkPaging({ first: first ?? 25, offset: offset ?? 0 }))),
	}),
);
