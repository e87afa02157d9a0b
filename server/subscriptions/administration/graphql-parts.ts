// Cancellations that customers have declared, in the API.
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import type { DeclaredCancellation } from './find-cancellations.ts';
import { type Candidate, candidateReasons } from './find-candidates.ts';
import { adminSubscription } from './graphql-listed.ts';

const cancellationKind = builder.enumType('ContractCancellationKind', {
	description: 'How a customer cancels.',
	values: describeValues(['ordinary', 'extraordinary', 'withdrawal'] as const, {
		ordinary: 'To the next possible date.',
		extraordinary: 'For an important reason.',
		withdrawal: 'By withdrawing from the contract: it ends at once.',
	}),
});

const cancellationOutcome = builder.enumType('ContractCancellationOutcome', {
	description: 'What became of a cancellation.',
	values: describeValues(['canceled', 'already', 'toCheck'] as const, {
		canceled: 'The subscription has been cancelled.',
		already: 'The subscription was cancelled already.',
		toCheck: 'Staff checks it.',
	}),
});

const candidateReason = builder.enumType('CancellationCandidateReason', {
	description: 'Why a cancellation may be about a subscription.',
	values: describeValues(candidateReasons, {
		number: 'By the number of its contract or of one of its orders.',
		email: 'By the email address of its customer.',
		name: 'By the name of its customer.',
	}),
});

const candidate = builder.objectRef<Candidate>('CancellationCandidate').implement({
	description: 'A subscription that a declared cancellation may be about.',
	fields: (t) => ({
		matchedBy: t.field({
			type: candidateReason,
			description: 'Why it may be this one.',
			resolve: ({ matchedBy }) => matchedBy,
		}),
		subscription: t.field({ type: adminSubscription, description: 'The subscription.', resolve: (found) => found }),
	}),
});

export const cancellationType = builder.objectRef<DeclaredCancellation>('ContractCancellation').implement({
	description: 'A cancellation, or a withdrawal from a contract, that was declared on the public page.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the cancellation.' }),
		receivedAt: t.string({
			description: 'When it was received, in ISO 8601.',
			resolve: ({ receivedAt }) => receivedAt.toISOString(),
		}),
		name: t.exposeString('name', { description: 'Name that was given; empty once the personal data is deleted.' }),
		email: t.exposeString('email', {
			description: 'Email address that was given; empty once the personal data is deleted.',
		}),
		contract: t.exposeString('contract', { description: 'Number or name of the contract, as it was given.' }),
		kind: t.field({ type: cancellationKind, description: 'How is cancelled.', resolve: ({ kind }) => kind }),
		reason: t.exposeString('reason', { description: 'Reason that was given; empty if there is none.' }),
		wantedOn: t.exposeString('wantedOn', {
			nullable: true,
			description: 'Day to which is cancelled, as `2026-11-15`; null for the next possible one.',
		}),
		outcome: t.field({
			type: cancellationOutcome,
			description: 'What became of it.',
			resolve: ({ outcome }) => outcome,
		}),
		checkedAt: t.string({
			nullable: true,
			description: 'When staff checked it, in ISO 8601; null if no one has.',
			resolve: ({ checkedAt }) => checkedAt?.toISOString() ?? null,
		}),
		refusal: t.exposeString('refusal', {
			nullable: true,
			description:
				'Why a withdrawal was refused, as it was written to the person who declared it; empty once the personal data is deleted, null if it was not.',
		}),
		isByOther: t.exposeBoolean('byOther', {
			description:
				'Whether it was carried out although the email address was not that of the customer of the subscription.',
		}),
		subscriptionId: t.exposeID('subscriptionId', {
			nullable: true,
			description: 'Id of the subscription that it is about; null if none was found.',
		}),
		subscriptionNumber: t.exposeString('number', {
			nullable: true,
			description: 'Number of the subscription that it is about; null if none was found.',
		}),
		candidates: t.field({
			type: [candidate],
			description:
				'The subscription that it is about; else those that it may be about, the most likely first, at most 5. Only of `openCancellations`.',
			resolve: ({ candidates }) => [...candidates],
		}),
	}),
});
