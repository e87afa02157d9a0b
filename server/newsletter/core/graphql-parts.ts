// What several parts of the newsletter have in the API.
import { subscriberSources, subscriberStates, suppressionReasons } from '../../../rules/newsletter/subscription.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';

export const subscriberStateType = builder.enumType('SubscriberState', {
	description: 'State of a subscriber.',
	values: describeValues(subscriberStates, {
		pending: 'Has been sent a mail and has not confirmed yet.',
		subscribed: 'Gets the newsletter.',
		unsubscribed: 'Has unsubscribed, or was removed by staff.',
		bounced: 'Mails to the address cannot be delivered.',
		complained: 'Has reported a mail as spam.',
	}),
});

export const subscriberSourceType = builder.enumType('SubscriberSource', {
	description: 'Where someone has subscribed.',
	values: describeValues(subscriberSources, {
		page: 'On the page of the newsletter.',
		footer: 'In the footer of a page.',
		checkout: 'In the checkout.',
		signUp: 'When an account was created.',
		block: 'In a block of a page.',
		account: 'In the account.',
		import: 'Brought by staff, by hand or in a file.',
	}),
});

export const suppressionReasonType = builder.enumType('SuppressionReason', {
	description: 'Why an address gets no newsletter any more.',
	values: describeValues(suppressionReasons, {
		bounced: 'Mails to the address cannot be delivered.',
		complained: 'A mail was reported as spam.',
		unsubscribed: 'The person has unsubscribed.',
		manual: 'Entered by staff.',
	}),
});

export const consentInput = builder.inputType('SubscriberConsentInput', {
	description: 'What staff declares about the consent of addresses that it brings.',
	fields: (t) => ({
		source: t.string({ required: true, description: 'Where the people agreed, at most 300 characters.' }),
		on: t.string({ required: true, description: 'When they agreed, as `2026-11-15`; not in the future.' }),
		hasProof: t.boolean({
			required: true,
			description: 'Whether the shop holds a proof of each consent. If not, each person confirms by mail first.',
		}),
	}),
});
