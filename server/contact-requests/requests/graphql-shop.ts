// What the page to get in touch shows, in the API. Requests themselves are sent as plain forms.
import type { MeetingDay } from '../../../rules/contact-requests/meeting-times.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { type ContactOffer, findContactOffer } from './find-offer.ts';

const day = builder.objectRef<MeetingDay>('MeetingDay').implement({
	description: 'A day on which a meeting can be proposed.',
	fields: (t) => ({
		day: t.exposeString('day', { description: 'Day of the shop, such as `2026-11-23`.' }),
		times: t.exposeStringList('times', { description: 'Times on the clocks of the shop, such as `09:30`.' }),
	}),
});

const offer = builder.objectRef<ContactOffer>('ContactOffer').implement({
	description: 'What visitors can choose to get in touch.',
	fields: (t) => ({
		topics: t.exposeStringList('topics', {
			description: 'Topics, as numbers from `1` to `6`; their names are the texts `getInTouch.topic.…`.',
		}),
		days: t.field({
			type: [day],
			description: 'Days with times that can be proposed.',
			resolve: ({ days }) => days,
		}),
		minutes: t.exposeInt('minutes', { description: 'Length of a meeting in minutes.' }),
		bookingUrl: t.exposeString('bookingUrl', {
			nullable: true,
			description: 'Where meetings are booked at Calendly; null if they are not.',
		}),
		isSandbox: t.exposeBoolean('isSandbox', { description: 'Whether meetings are booked with a sandbox.' }),
		country: t.exposeString('country', {
			description: 'Country as an ISO 3166-1 code, which completes phone numbers without a country code.',
		}),
	}),
});

builder.queryField('contactOffer', (t) =>
	t.field({
		type: offer,
		nullable: true,
		description: 'What visitors can choose at `/get-in-touch`; null if the shop does not offer the page.',
		extensions: needs('public'),
		resolve: (_root, _args, { tenant, inTenant }) =>
			inTenant(async (sql) => (await findContactOffer(sql, tenant)) ?? null),
	}),
);
