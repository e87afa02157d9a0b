// The numbers of orders, invoices and credit notes, in the API.
import { gapBefore, numberKinds } from '../../../rules/orders/number-range.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { listNumberRanges, type MovedRange, type NumberRange, setNextNumber } from './number-ranges.ts';

const numberKind = builder.enumType('NumberKind', { values: numberKinds });

const range = builder.objectRef<NumberRange>('NumberRange').implement({
	fields: (t) => ({
		kind: t.expose('kind', { type: numberKind }),
		year: t.exposeInt('year'),
		last: t.exposeInt('last', { description: 'The last one that was given or skipped; 0: none' }),
		next: t.int({ resolve: ({ last }) => last + 1 }),
	}),
});

builder.queryField('numberRanges', (t) =>
	t.field({
		type: [range],
		description: 'Of this year',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listNumberRanges(sql, tenant)),
	}),
);

const moved = builder.objectRef<MovedRange>('MovedNumberRange').implement({
	fields: (t) => ({
		range: t.field({ type: range, resolve: (of) => of.range }),
		skippedFrom: t.int({
			nullable: true,
			description: 'The first of the numbers that will never be given; none were skipped where there is none',
			resolve: ({ next, last }) => gapBefore(next, last)?.from ?? null,
		}),
		skippedTo: t.int({ nullable: true, resolve: ({ next, last }) => gapBefore(next, last)?.to ?? null }),
	}),
});

builder.mutationField('setNextNumber', (t) =>
	t.field({
		type: moved,
		description: 'Only forwards',
		extensions: needs('mTenant'),
		args: {
			kind: t.arg({ type: numberKind, required: true }),
			year: t.arg.int({ required: true }),
			next: t.arg.int({ required: true }),
		},
		resolve: (_root, given, context) => context.inTenant((sql) => setNextNumber(sql, callerOf(context), given)),
	}),
);
