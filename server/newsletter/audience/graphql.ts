// The subscribers of the shop in the API, and those who must not be written to.
import { consentKinds } from '../../../rules/newsletter/subscription.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { checkPaging, pageOffset, pageSize } from '../../graphql/paging.ts';
import { needs } from '../../graphql/rights.ts';
import {
	consentInput,
	subscriberSourceType,
	subscriberStateType,
	suppressionReasonType,
} from '../core/graphql-parts.ts';
import { type FoundSuppressions, listSuppressions, type Suppression } from '../core/suppress.ts';
import {
	addSubscriber,
	addSuppression,
	removeSubscriber,
	removeSuppression,
	saveSubscriber,
} from './change-audience.ts';
import {
	type AudienceFigures,
	type ConsentProof,
	countSubscribers,
	type FoundSubscribers,
	findSubscriber,
	type ListedSubscriber,
	listSubscribers,
	type OneSubscriber,
	type SubscriberFilter,
	subscriberSorts,
} from './find-subscribers.ts';

const longestSearch = 254;

const listed = builder.objectRef<ListedSubscriber>('NewsletterSubscriber').implement({
	description: 'A subscriber of the newsletter.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the subscriber.' }),
		email: t.exposeString('email', { description: 'Email address; empty once the person was erased.' }),
		language: t.exposeString('language', { description: 'Language of the newsletter, such as `en-GB`.' }),
		state: t.expose('state', { type: subscriberStateType, description: 'State of the subscriber.' }),
		source: t.expose('source', { type: subscriberSourceType, description: 'Where the person has subscribed.' }),
		measured: t.exposeBoolean('measured', {
			description: 'Whether the person has agreed that it is counted what they open and follow.',
		}),
		topicIds: t.exposeIDList('topicIds', { description: 'Ids of the chosen topics; none for everything.' }),
		suppression: t.expose('suppression', {
			type: suppressionReasonType,
			nullable: true,
			description: 'Why the address gets no newsletter any more; null if it does.',
		}),
		createdAt: t.string({
			description: 'When the person subscribed, in ISO 8601.',
			resolve: ({ createdAt }) => createdAt.toISOString(),
		}),
		confirmedAt: t.string({
			nullable: true,
			description: 'When the address was confirmed, in ISO 8601; null if it was not.',
			resolve: ({ confirmedAt }) => confirmedAt?.toISOString() ?? null,
		}),
		endedAt: t.string({
			nullable: true,
			description: 'When the subscription ended, in ISO 8601; null if it has not.',
			resolve: ({ endedAt }) => endedAt?.toISOString() ?? null,
		}),
	}),
});

const pageType = builder.objectRef<FoundSubscribers>('NewsletterSubscriberPage').implement({
	description: 'A page of subscribers.',
	fields: (t) => ({
		items: t.field({ type: [listed], description: 'Subscribers of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of subscribers that match.' }),
	}),
});

const filterType = builder.inputType('NewsletterSubscriberFilter', {
	description: 'Which subscribers to list; all conditions must hold.',
	fields: (t) => ({
		search: t.string({ description: 'Only subscribers with this text in their address.' }),
		state: t.field({ type: subscriberStateType, description: 'Only subscribers in this state.' }),
		language: t.string({ description: 'Only subscribers of this language, such as `en-GB`.' }),
		topicId: t.id({ description: 'Only subscribers who have chosen this topic.' }),
		source: t.field({ type: subscriberSourceType, description: 'Only subscribers who came by this way.' }),
	}),
});

const sortType = builder.enumType('NewsletterSubscriberSort', {
	description: 'How subscribers are sorted.',
	values: describeValues(subscriberSorts, {
		createdAt: 'By the time they subscribed.',
		email: 'By their address.',
		confirmedAt: 'By the time they confirmed; those who have not come last.',
	}),
});

const readFilter = (given: typeof filterType.$inferInput | null | undefined): SubscriberFilter => ({
	search: (given?.search ?? '').trim().slice(0, longestSearch),
	state: given?.state ?? undefined,
	language: given?.language || undefined,
	topicId: given?.topicId ? checkId(given.topicId) : undefined,
	source: given?.source ?? undefined,
});

builder.queryField('newsletterSubscribers', (t) =>
	t.field({
		type: pageType,
		description: 'Subscribers of the newsletter of the shop.',
		extensions: needs('qCRM'),
		args: {
			filter: t.arg({ type: filterType, description: 'Which subscribers to list; without it all of them.' }),
			sort: t.arg({ type: sortType, defaultValue: 'createdAt', description: 'How to sort the subscribers.' }),
			descending: t.arg.boolean({ defaultValue: true, description: 'Whether to reverse the order.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve(_root, { filter, sort, descending, first, offset }, { tenant, inTenant }) {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { filter: readFilter(filter), sort: sort ?? 'createdAt', descending: descending ?? true, ...page };
			return inTenant((sql) => listSubscribers(sql, tenant.id, wanted));
		},
	}),
);

const figuresType = builder.objectRef<AudienceFigures>('NewsletterAudience').implement({
	description: 'How many subscribers are in each state.',
	fields: (t) => ({
		pending: t.exposeInt('pending', { description: 'Number of people who have not confirmed yet.' }),
		subscribed: t.exposeInt('subscribed', { description: 'Number of people who get the newsletter.' }),
		unsubscribed: t.exposeInt('unsubscribed', { description: 'Number of people who have left.' }),
		bounced: t.exposeInt('bounced', { description: 'Number of addresses that cannot be reached.' }),
		complained: t.exposeInt('complained', { description: 'Number of people who have reported a mail as spam.' }),
		suppressed: t.exposeInt('suppressed', { description: 'Number of addresses that must not be written to.' }),
	}),
});

builder.queryField('newsletterAudience', (t) =>
	t.field({
		type: figuresType,
		description: 'How many subscribers the newsletter has, by state.',
		extensions: needs('qCRM'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => countSubscribers(sql, tenant.id)),
	}),
);

const kindType = builder.enumType('SubscriberConsentKind', {
	description: 'What happened to a consent.',
	values: describeValues(consentKinds, {
		requested: 'The newsletter was requested.',
		confirmed: 'The address was confirmed.',
		declared: 'Staff has entered the address and declared the consent.',
		imported: 'Staff has brought the address in a file and declared the consent.',
		unsubscribed: 'The person has unsubscribed.',
		removed: 'Staff has removed the subscriber.',
		bounced: 'A mail could not be delivered.',
		complained: 'A mail was reported as spam.',
		measured: 'The person has agreed to be counted.',
		unmeasured: 'The person does not want to be counted any more.',
	}),
});

const proofType = builder.objectRef<ConsentProof>('SubscriberProof').implement({
	description: 'An entry of the proof of a consent.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the entry.' }),
		kind: t.expose('kind', { type: kindType, description: 'Kind of the entry.' }),
		consent: t.exposeString('consent', { description: 'Text that the person agreed to; empty if there was none.' }),
		language: t.exposeString('language', { description: 'Language of that text.' }),
		page: t.exposeString('page', { description: 'Path of the page where it happened; empty if on none.' }),
		networkAddress: t.exposeString('networkAddress', { description: 'Network address; empty if unknown or erased.' }),
		note: t.exposeString('note', { description: 'Note of staff or of the mail provider; may be empty.' }),
		declaredOn: t.exposeString('declaredOn', {
			nullable: true,
			description: 'Day of the consent as staff declares it, as `2026-11-15`; null if no one did.',
		}),
		by: t.exposeString('by', { description: 'Name of the admin; empty if it was none.' }),
		at: t.string({ description: 'When it happened, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
	}),
});

const detailsType = builder.objectRef<OneSubscriber>('NewsletterSubscriberDetails').implement({
	description: 'A subscriber with the proof of the consent.',
	fields: (t) => ({
		subscriber: t.field({ type: listed, description: 'The subscriber.', resolve: (found) => found }),
		proofs: t.field({
			type: [proofType],
			description: 'Proof of the consent, the latest entry first.',
			resolve: ({ proofs }) => proofs,
		}),
	}),
});

builder.queryField('newsletterSubscriber', (t) =>
	t.field({
		type: detailsType,
		description: 'A subscriber. Fails with `NOT_FOUND` if there is none with this id.',
		extensions: needs('qCRM'),
		args: { id: t.arg.id({ required: true, description: 'Id of the subscriber.' }) },
		resolve: (_root, { id }, { tenant, inTenant }) => inTenant((sql) => findSubscriber(sql, tenant.id, checkId(id))),
	}),
);

const addedInput = builder.inputType('NewsletterSubscriberInput', {
	description: 'A subscriber whom staff adds by hand.',
	fields: (t) => ({
		email: t.string({ required: true, description: 'Email address of the subscriber.' }),
		language: t.string({ required: true, description: 'Language of the newsletter, such as `en-GB`.' }),
		topicIds: t.idList({ description: 'Ids of topics; everything if empty or left out.' }),
		consent: t.field({ type: consentInput, required: true, description: 'Where and when the person agreed.' }),
	}),
});

builder.mutationField('addNewsletterSubscriber', (t) =>
	t.field({
		type: detailsType,
		description:
			'Adds a subscriber by hand; without a proof of consent the person confirms by mail first. Fails with `NEWSLETTER_KNOWN` if the address is subscribed or waits for its confirmation already, and with `NEWSLETTER_SUPPRESSED` if it must not be written to.',
		extensions: needs('mCRM'),
		args: { subscriber: t.arg({ type: addedInput, required: true, description: 'The new subscriber.' }) },
		resolve: (_root, { subscriber: { topicIds, consent, ...given } }, context) =>
			context.inTenant((sql) =>
				addSubscriber(sql, callerOf(context), {
					...given,
					topicIds: (topicIds ?? []).map(String),
					declaration: consent,
				}),
			),
	}),
);

builder.mutationField('saveNewsletterSubscriber', (t) =>
	t.field({
		type: detailsType,
		description: 'Changes language and topics of a subscriber.',
		extensions: needs('mCRM'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the subscriber.' }),
			language: t.arg.string({ required: true, description: 'Language of the newsletter, such as `en-GB`.' }),
			topicIds: t.arg.idList({ required: true, description: 'Ids of topics; none for everything.' }),
		},
		resolve: (_root, { id, language, topicIds }, context) =>
			context.inTenant((sql) =>
				saveSubscriber(sql, callerOf(context), checkId(id), { language, topicIds: topicIds.map(String) }),
			),
	}),
);

builder.mutationField('removeNewsletterSubscriber', (t) =>
	t.field({
		type: detailsType,
		description: 'Ends a subscription and suppresses the address. The proof of the consent stays.',
		extensions: needs('mCRM'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the subscriber.' }),
			note: t.arg.string({ description: 'Why, at most 500 characters.' }),
		},
		resolve: (_root, { id, note }, context) =>
			context.inTenant((sql) => removeSubscriber(sql, callerOf(context), checkId(id), note ?? '')),
	}),
);

const suppressionType = builder.objectRef<Suppression>('NewsletterSuppression').implement({
	description: 'An address that gets no newsletter.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the entry.' }),
		email: t.exposeString('email', { description: 'Email address; empty once the person was erased.' }),
		reason: t.expose('reason', { type: suppressionReasonType, description: 'Why it gets none.' }),
		note: t.exposeString('note', { description: 'Note of staff or of the mail provider; may be empty.' }),
		at: t.string({ description: 'Since when, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
	}),
});

const suppressionPage = builder.objectRef<FoundSuppressions>('NewsletterSuppressionPage').implement({
	description: 'A page of addresses that get no newsletter.',
	fields: (t) => ({
		items: t.field({ type: [suppressionType], description: 'Entries of this page.', resolve: ({ items }) => items }),
		total: t.exposeInt('total', { description: 'Number of entries that match.' }),
	}),
});

builder.queryField('newsletterSuppressions', (t) =>
	t.field({
		type: suppressionPage,
		description: 'Addresses that get no newsletter, the latest first.',
		extensions: needs('qCRM'),
		args: {
			search: t.arg.string({ description: 'Only entries with this text in their address.' }),
			reason: t.arg({ type: suppressionReasonType, description: 'Only entries with this reason.' }),
			first: t.arg.int(pageSize(25)),
			offset: t.arg.int(pageOffset),
		},
		resolve(_root, { search, reason, first, offset }, { tenant, inTenant }) {
			const page = checkPaging({ first: first ?? 25, offset: offset ?? 0 });
			const wanted = { search: (search ?? '').trim().slice(0, longestSearch), reason: reason ?? undefined, ...page };
			return inTenant((sql) => listSuppressions(sql, tenant.id, wanted));
		},
	}),
);

builder.mutationField('addNewsletterSuppression', (t) =>
	t.boolean({
		description:
			'Enters an address that must not be written to; its subscription ends. Always true. Fails with `NEWSLETTER_SUPPRESSED` if it is entered already.',
		extensions: needs('mCRM'),
		args: {
			email: t.arg.string({ required: true, description: 'Email address that gets no newsletter.' }),
			note: t.arg.string({ description: 'Why, at most 500 characters.' }),
		},
		async resolve(_root, { email, note }, context) {
			await context.inTenant((sql) => addSuppression(sql, callerOf(context), email, note ?? ''));
			return true;
		},
	}),
);

builder.mutationField('removeNewsletterSuppression', (t) =>
	t.boolean({
		description: 'Allows an address to subscribe again; this subscribes no one. Always true.',
		extensions: needs('mCRM'),
		args: { id: t.arg.id({ required: true, description: 'Id of the entry.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => removeSuppression(sql, callerOf(context), checkId(id)));
			return true;
		},
	}),
);
