// The topics of the newsletter in the API: those that visitors choose from, and their editing.
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { checkId } from '../../graphql/ids.ts';
import { languageArgument } from '../../graphql/language-argument.ts';
import { needs } from '../../graphql/rights.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { queryTopics, spokenTopics } from '../core/choose-topics.ts';
import { createTopic, deleteTopic, type EditedTopic, listTopics, placeTopic, updateTopic } from './manage-topics.ts';

const offered = builder.objectRef<{ id: string; name: string }>('NewsletterTopic').implement({
	description: 'A topic that subscribers may choose.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the topic.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
	}),
});

builder.queryField('newsletterTopics', (t) =>
	t.field({
		type: [offered],
		description: 'Topics of the newsletter in the order of the shop.',
		extensions: needs('public'),
		args: { language: t.arg.string(languageArgument) },
		resolve: async (_root, { language }, { tenant, read }) =>
			spokenTopics(await read((sql) => queryTopics(sql, tenant.id)), tenant, spokenLanguage(tenant, language)),
	}),
);

const edited = builder.objectRef<EditedTopic>('EditedNewsletterTopic').implement({
	description: 'A topic of the newsletter with all its settings.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the topic.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		names: t.field({ type: ['Translation'], description: 'Names by language.', resolve: ({ names }) => names }),
		subscribers: t.exposeInt('subscribers', { description: 'Number of subscribers who have chosen it.' }),
	}),
});

builder.queryField('editedNewsletterTopics', (t) =>
	t.field({
		type: [edited],
		description: 'All topics of the newsletter with their settings.',
		extensions: needs('qCRM'),
		args: { language: t.arg.string(languageArgument) },
		resolve: (_root, { language }, { tenant, inTenant }) =>
			inTenant((sql) => listTopics(sql, tenant, spokenLanguage(tenant, language))),
	}),
);

const names = {
	type: ['TranslationInput'],
	required: true,
	description: 'Names by language, at most 80 characters; the default language of the shop is required.',
} as const;
const topicId = { required: true, description: 'Id of the topic.' } as const;

builder.mutationField('createNewsletterTopic', (t) =>
	t.field({
		type: edited,
		description: 'Creates a topic after all others. Fails with `NEWSLETTER_TOO_MANY_TOPICS` if there are 30.',
		extensions: needs('mCRM'),
		args: { names: t.arg({ ...names, type: ['TranslationInput'] }) },
		resolve: (_root, given, context) => context.inTenant((sql) => createTopic(sql, callerOf(context), given.names)),
	}),
);

builder.mutationField('updateNewsletterTopic', (t) =>
	t.field({
		type: edited,
		description: 'Changes the names of a topic.',
		extensions: needs('mCRM'),
		args: { id: t.arg.id(topicId), names: t.arg({ ...names, type: ['TranslationInput'] }) },
		resolve: (_root, given, context) =>
			context.inTenant((sql) => updateTopic(sql, callerOf(context), checkId(given.id), given.names)),
	}),
);

builder.mutationField('deleteNewsletterTopic', (t) =>
	t.boolean({
		description: 'Deletes a topic and removes it from its subscribers. Always true.',
		extensions: needs('mCRM'),
		args: { id: t.arg.id(topicId) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => deleteTopic(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('placeNewsletterTopic', (t) =>
	t.boolean({
		description: 'Changes the position of a topic. Always true.',
		extensions: needs('mCRM'),
		args: {
			id: t.arg.id(topicId),
			before: t.arg.id({ description: 'Id of the topic that it precedes; without it, it becomes the last.' }),
		},
		async resolve(_root, { id, before }, context) {
			await context.inTenant((sql) => placeTopic(sql, callerOf(context), checkId(id), before ? checkId(before) : null));
			return true;
		},
	}),
);
