// The print file at Printformer in the API, for those who look after orders: beside the release that it is made of.
import { preflightProof } from '../../../../rules/designs/preflight-proof.ts';
import { printFailures } from '../../../../rules/designs/printformer.ts';
import { listOverruled } from '../../../../rules/printing/print-data.ts';
import { builder } from '../../../graphql/builder.ts';
import { describeValues } from '../../../graphql/describe-values.ts';
import { findingType, lineReleaseRef } from '../../../printing/graphql-parts.ts';
import type { LinePrint } from '../../../printing/line-release.ts';
import { proofFindingType, providerType } from '../graphql-proof.ts';

const stateType = builder.enumType('ProviderPrintState', {
	description: 'How far the print file of a release is at its provider.',
	values: describeValues(['waiting', 'ordered', 'made', 'failed'] as const, {
		waiting: 'It is to be ordered; after an error it is tried again.',
		ordered: 'The provider is making it.',
		made: 'It has arrived, and is as it was released.',
		failed: 'There is none, for the reason in `failureCode`.',
	}),
});

const printType = builder.objectRef<LinePrint>('ProviderPrint').implement({
	description: 'The print file of a release that its provider makes.',
	fields: (t) => ({
		state: t.expose('state', { type: stateType, description: 'How far the print file is at the provider.' }),
		failureCode: t.exposeString('failureCode', {
			nullable: true,
			description: `Why there is none: ${printFailures.map((code) => `\`${code}\``).join(', ')}; null if it has not failed.`,
		}),
		message: t.exposeString('message', {
			nullable: true,
			description: 'Message of the provider, in its language; null if there is none.',
		}),
		findings: t.field({
			type: [findingType],
			description:
				'What preflight has found in the file that has arrived: errors if `failureCode` is `findings`, else warnings and what the shop has overruled.',
			resolve: ({ findings }) => findings,
		}),
		pages: t.exposeInt('pages', {
			nullable: true,
			description: 'Pages of the file that has arrived; null if none has.',
		}),
		releasedPages: t.exposeInt('releasedPages', {
			nullable: true,
			description: 'Pages that were released, those of all rows of a series; null if the draft has been deleted.',
		}),
		requestedAt: t.string({
			description: 'When it was requested, in ISO 8601.',
			resolve: ({ requestedAt }) => new Date(requestedAt).toISOString(),
		}),
	}),
});

builder.objectField(lineReleaseRef, 'provider', (t) =>
	t.expose('provider', { type: providerType, description: 'Where the design was made and is printed.' }),
);

builder.objectField(lineReleaseRef, 'print', (t) =>
	t.field({
		type: printType,
		nullable: true,
		description: 'The print file at the provider; null before it is requested, and for designs of the studio.',
		resolve: ({ print }) => print,
	}),
);

builder.objectField(lineReleaseRef, 'findings', (t) =>
	t.field({
		type: [findingType],
		description:
			'Warnings of preflight that were accepted with the proof of the provider, and errors that the shop has overruled; empty for designs of the studio.',
		resolve: ({ proof }) => (proof ? listOverruled(preflightProof(proof, proof.specification)) : []),
	}),
);

builder.objectField(lineReleaseRef, 'providerFindings', (t) =>
	t.field({
		type: [proofFindingType],
		description: 'What the provider had found when it was released; empty for designs of the studio.',
		resolve: ({ proof }) => proof?.accepted ?? [],
	}),
);
