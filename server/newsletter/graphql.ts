// The newsletter in the API: people ask for it without a session.
import { newsletterForms } from '../../rules/newsletter/subscription.ts';
import { callerOf } from '../accounts/graphql-caller.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { needs } from '../graphql/rights.ts';
import { subscribe, subscribeOutcomes } from './subscribe.ts';

const outcomeType = builder.enumType('NewsletterOutcome', {
	description: 'Result of the request for the newsletter.',
	values: describeValues(subscribeOutcomes, {
		subscribed: 'The address is subscribed: the caller is signed in with it.',
		mailed: 'A mail was sent to the address: with a link to confirm it, or saying that it is subscribed already.',
	}),
});

const formType = builder.enumType('NewsletterForm', {
	description: 'Form in which the newsletter is requested.',
	values: describeValues(newsletterForms, {
		page: 'The page of the newsletter.',
		footer: 'The footer of a page.',
		block: 'A block of a page.',
		checkout: 'Box in the checkout.',
		signUp: 'The page where an account is created.',
	}),
});

builder.mutationField('subscribeNewsletter', (t) =>
	t.field({
		type: outcomeType,
		description:
			'Requests the newsletter of the shop for an address, which is confirmed by a link in a mail. Fails with `NOT_FOUND` if the shop has none.',
		extensions: needs('public'),
		args: {
			email: t.arg.string({ required: true, description: 'Email address of the subscriber.' }),
			language: t.arg.string({ description: 'Language of the newsletter, such as `en-GB`.' }),
			form: t.arg({ type: formType, description: 'Form in which it is requested; `page` if it is left out.' }),
			topicIds: t.arg.idList({ description: 'Ids of topics; everything if empty or left out.' }),
			page: t.arg.string({ description: 'Path of the page with the form, for the proof of consent.' }),
		},
		resolve: (_root, { email, language, form, page, topicIds }, context) =>
			subscribe(context.inTenant, callerOf(context), {
				...{ email, language, source: form ?? 'page', page: page ?? undefined },
				topicIds: (topicIds ?? []).map(String),
			}),
	}),
);
