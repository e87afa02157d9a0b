// Designs that are made at Printformer in the API: who edits them, and the proof that is looked at before the release.
import {
	designProviders,
	type ProviderFinding,
	proofProblems,
	proofStates,
} from '../../../rules/designs/printformer.ts';
import { toMillimetres } from '../../../rules/designs/units.ts';
import { builder } from '../../graphql/builder.ts';
import { describeValues } from '../../graphql/describe-values.ts';
import { checkId } from '../../graphql/ids.ts';
import { needs } from '../../graphql/rights.ts';
import type { Proof } from '../drafts/find-proofs.ts';
import { findShown } from '../drafts/graphql.ts';
import { designRef } from '../drafts/graphql-parts.ts';
import type { ShownDraft } from '../drafts/show-drafts.ts';
import { checkSoon } from './check-soon.ts';
import { proofAddress } from './proof-address.ts';
import { fitsProduct } from './release.ts';

const freshMs = 10_000;

/** For those who may release it: others look at what there is, and staff need a proof of what they release by hand. Who tries again does not wait. */
const isStale = ({ proof, access }: ShownDraft): boolean =>
	(access === 'staff' ? proof?.state === 'preparing' : access !== 'viewer') &&
	(proof?.problem !== null || Date.now() - (proof.checkedAt?.getTime() ?? 0) > freshMs);

export const providerType = builder.enumType('DesignProvider', {
	description: 'Where a design is edited and printed.',
	values: describeValues(designProviders, {
		studio: 'In the built-in studio.',
		printformer: 'At Printformer.',
	}),
});

const stateType = builder.enumType('DesignProofState', {
	description: 'How far the proof of a design is.',
	values: describeValues(proofStates, {
		ready: 'It shows the current revision, which can be released.',
		preparing: 'It is being made.',
		failed: 'There is none of what the design is now.',
	}),
});

const problemType = builder.enumType('DesignProofProblem', {
	description: 'Why there is no proof of what a design is now.',
	values: describeValues(proofProblems, {
		account: 'It was made with an account at the provider that the shop does not use any more.',
		settings: 'The shop has no account at the provider, or its key is wrong.',
		gone: 'It is not at the provider any more.',
		unavailable: 'The provider does not respond.',
		refused: 'The provider refuses it.',
		empty: 'It has no pages yet.',
		tooLarge: 'It has too many pages, rows or bytes.',
		unreadable: 'The files of the provider cannot be read.',
	}),
});

export const proofFindingType = builder.objectRef<ProviderFinding>('DesignProofFinding').implement({
	description: 'A finding of the provider about a design.',
	fields: (t) => ({
		row: t.exposeInt('row', { nullable: true, description: 'Row of a series, from 0; null if it is about all.' }),
		page: t.exposeInt('page', { nullable: true, description: 'Number of the page; null if it is about all.' }),
		message: t.exposeString('message', { description: 'Message of the provider.' }),
		severity: t.exposeString('severity', { description: 'Severity, as the provider calls it.' }),
	}),
});

const proofType = builder.objectRef<Proof>('DesignProof').implement({
	description: 'The proof of a design that is made at the provider.',
	fields: (t) => ({
		state: t.expose('state', { type: stateType, description: 'State of the proof.' }),
		problem: t.expose('problem', {
			type: problemType,
			nullable: true,
			description: 'Why there is no proof; null if there is one, or if it is being made.',
		}),
		pages: t.exposeInt('pages', { description: 'Pages of one personalisation; 0 while there is no proof.' }),
		personalizations: t.exposeInt('personalizations', {
			description: 'Number of personalisations; 1 without a series.',
		}),
		lowResUrl: t.string({
			nullable: true,
			description: 'Path of the file that is released (PDF); null while there is none.',
			resolve: ({ designId, copyId }) => copyId && proofAddress(designId, copyId),
		}),
		findings: t.expose('findings', {
			type: [proofFindingType],
			description:
				'What the provider has found. Errors stop the release, warnings are accepted with the code `providerWarning`.',
		}),
		checkedAt: t.string({
			nullable: true,
			description: 'When the provider was last queried, in ISO 8601; null if it never was.',
			resolve: ({ checkedAt }) => checkedAt?.toISOString() ?? null,
		}),
	}),
});

interface Misfit {
	pages: number;
	wantedPages: number;
	/** In micrometres. */
	size: { width: number; height: number };
	wantedSize: { width: number; height: number };
}

const misfitType = builder.objectRef<Misfit>('DesignMisfit').implement({
	description: 'Why a design cannot be printed as this product, whatever its content is.',
	fields: (t) => ({
		pages: t.exposeInt('pages', { description: 'Pages of the design.' }),
		wantedPages: t.exposeInt('wantedPages', { description: 'Pages of the product.' }),
		width: t.float({
			description: 'Width of the design in millimetres.',
			resolve: ({ size }) => toMillimetres(size.width),
		}),
		height: t.float({
			description: 'Height of the design in millimetres.',
			resolve: ({ size }) => toMillimetres(size.height),
		}),
		wantedWidth: t.float({
			description: 'Width of the product in millimetres.',
			resolve: ({ wantedSize }) => toMillimetres(wantedSize.width),
		}),
		wantedHeight: t.float({
			description: 'Height of the product in millimetres.',
			resolve: ({ wantedSize }) => toMillimetres(wantedSize.height),
		}),
	}),
});

builder.objectField(designRef, 'misfit', (t) =>
	t.field({
		type: misfitType,
		nullable: true,
		description:
			'Why a design of the provider cannot be released for this product; null if its pages fit, while there is no proof, and for designs of the studio.',
		resolve(design) {
			const { proof, specification, document } = design;
			if (proof?.state !== 'ready' || !specification || fitsProduct(design, specification, proof)) return null;
			const { sides, width, height } = specification;
			return {
				...{ pages: proof.pages, wantedPages: sides.length },
				...{ size: document.product, wantedSize: { width, height } },
			};
		},
	}),
);

builder.objectField(designRef, 'provider', (t) =>
	t.expose('provider', { type: providerType, description: 'Where it is edited and printed.' }),
);

builder.objectField(designRef, 'proof', (t) =>
	t.field({
		type: proofType,
		nullable: true,
		description: 'Proof of the current revision; null for designs of the studio.',
		resolve: ({ proof }) => proof ?? null,
	}),
);

builder.queryField('designProof', (t) =>
	t.field({
		type: designRef,
		nullable: true,
		description:
			'A design as `design` returns it, after the provider was queried for changes if that was more than ten seconds ago, or has failed. Null if there is none.',
		extensions: needs('ownOrNone'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the design.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
		},
		async resolve(_root, { id, language }, context) {
			const found = await findShown(context, checkId(id), language);
			const { printformer } = context;
			if (!printformer || !found?.proof || !isStale(found)) return found;
			await checkSoon(printformer, context.tenant.id, found.id);
			return findShown(context, found.id, language);
		},
	}),
);
