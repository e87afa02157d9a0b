// The visit from a purchasing system in the API, for the pages of the shop.
import { builder } from '../graphql/builder.ts';
import { needs } from '../graphql/rights.ts';
import type { ProcurementVisit } from './sessions/find-visit.ts';

const visit = builder.objectRef<ProcurementVisit>('ProcurementVisit').implement({
	description: 'The visit of the caller from a purchasing system, by punch-out.',
	fields: (t) => ({
		buyer: t.exposeString('buyerName', { description: 'Name of the purchasing system.' }),
		person: t.exposeString('personName', {
			description: 'Name of the person in the purchasing system; empty if unknown.',
		}),
		isEdit: t.boolean({
			description: 'Whether an earlier cart is being changed.',
			resolve: ({ session }) => session.operation === 'edit',
		}),
	}),
});

builder.queryField('procurementVisit', (t) =>
	t.field({
		type: visit,
		nullable: true,
		description:
			'Visit of the caller from a purchasing system, which receives the cart instead of a checkout; null for everyone else.',
		extensions: needs('ownOrNone'),
		resolve: (_root, _args, { procurement }) => (procurement?.subject ? procurement : null),
	}),
);
