// The numbers of orders, invoices and credit notes, in the API.

import { gapBefore, numberKinds } from '../../../rules/orders/number-range.ts';
import { callerOf } from '../../accounts/graphql-caller.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { needs } from '../../graphql/rights.ts';
import { listNumberRanges, type MovedRange, type NumberRange, setNextNumber } from './number-ranges.ts';

const numberKind = builder.enumType('NumberKind', {
	description: 'Kind of number that the shop assigns in sequence.',
	values: describeValues(numberKinds, {
		order: 'Numbers of orders.',
		invoice: 'Invoice numbers.',
		creditNote: 'Credit note numbers.',
	}),
});

const range = builder.objectRef<NumberRange>('NumberRange').implement({
	description: 'A sequence of numbers of one kind and year.',
	fields: (t) => ({
		kind: t.expose('kind', { type: numberKind, description: 'Kind of number.' }),
		year: t.exposeInt('year', { description: 'Calendar year of the sequence.' }),
		last: t.exposeInt('last', { description: 'Last number that was assigned or skipped; 0 for none.' }),
		next: t.int({ description: 'Number that will be assigned next.', resolve: ({ last }) => last + 1 }),
	}),
});

builder.queryField('numberRanges', (t) =>
	t.field({
		type: [range],
		description: 'Number sequences of the current year, one for each kind.',
		extensions: needs('qTenant'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => listNumberRanges(sql, tenant)),
	}),
);

const moved = builder.objectRef<MovedRange>('MovedNumberRange').implement({
	description: 'Result of setting the next number.',
	fields: (t) => ({
		range: t.field({ type: range, description: 'The sequence after the change.', resolve: (of) => of.range }),
		skippedFrom: t.int({
			nullable: true,
			description: 'First number that will never be assigned; null if none was skipped.',
			resolve: ({ next, last }) => gapBefore(next, last)?.from ?? null,
		}),
		skippedTo: t.int({
			nullable: true,
			description: 'Last number that will never be assigned; null if none was skipped.',
			resolve: ({ next, last }) => gapBefore(next, last)?.to ?? null,
		}),
	}),
});

builder.mutationField('setNextNumber', (t) =>
	t.field({
		type: moved,
		description:
			'Sets the next number of a sequence. Numbers can only be skipped: a lower number fails with `NUMBER_NOT_FORWARD`.',
		extensions: needs('mTenant'),
		args: {
			kind: t.arg({ type: numberKind, required: true, description: 'Kind of number.' }),
			year: t.arg.int({ required: true, description: 'Current or next calendar year.' }),
			next: t.arg.int({ required: true, description: 'Number to assign next.' }),
		},
		resolve: (_root, given, context) => context.inTenant((sql) => setNextNumber(sql, callerOf(context), given)),
	}),
);
