// What other domains name of printing in the API.
import type { Finding, Severity } from '../../rules/designs/findings.ts';
import type { LinePrintState } from '../../rules/printing/line-state.ts';
import { builder } from '../graphql/builder.ts';
import type { LineEvent } from '../orders/core/print-events.ts';
import type { LineRelease } from './line-release.ts';

export const lineStateType = builder.enumType('LinePrintState', {
	description: 'How far the print data of a line has come: that of its least advanced side.',
	values: {
		missing: { description: 'A side has no print data yet.' },
		uploaded: { description: 'Print data has arrived and is being inspected.' },
		findings: { description: 'It is inspected and waits for the release.' },
		refused: { description: 'Other data is needed.' },
		released: { description: 'Everything may be printed.' },
		printed: { description: 'Everything was printed.' },
	} satisfies Record<LinePrintState, object>,
});

export const printEventType = builder.objectRef<LineEvent>('PrintEvent').implement({
	description: 'What has happened to the print data or the design of an ordered line.',
	fields: (t) => ({
		at: t.string({ description: 'When, in ISO 8601.', resolve: ({ at }) => at.toISOString() }),
		step: t.exposeString('step', {
			description: 'What has happened, such as `uploaded`; its message key is `printData.story.{step}`.',
		}),
		side: t.exposeString('side', { nullable: true, description: 'Side it concerns; null for all of them.' }),
		file: t.exposeString('file', {
			nullable: true,
			description: 'Name of the file; null if it concerns none.',
		}),
		reason: t.exposeString('reason', { description: 'What the shop has written about it; else empty.' }),
		refusalCode: t.exposeString('refusalCode', {
			nullable: true,
			description: 'Why a file could not be read, as in `PrintRefusal.code`; null if it could.',
		}),
	}),
});

const severityType = builder.enumType('FindingSeverity', {
	description: 'How severe a finding of preflight is.',
	values: {
		error: { description: 'It stops the release.' },
		warning: { description: 'It must be accepted before the release.' },
		hint: { description: 'It is for information.' },
	} satisfies Record<Severity, object>,
});

const numberType = builder.objectRef<{ name: string; value: number }>('FindingNumber').implement({
	description: 'A number that the sentence about a finding needs.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the placeholder in the text, such as `ppi`.' }),
		value: t.exposeFloat('value', { description: 'Value of the number; lengths are in micrometres.' }),
	}),
});

export const findingType = builder.objectRef<Finding>('PrintFinding').implement({
	description: 'Something that preflight has found.',
	fields: (t) => ({
		code: t.exposeString('code', {
			description: 'What it is; its sentences are the texts `printFindings.{code}.problem` and `.advice`.',
		}),
		severity: t.field({ type: severityType, description: 'How severe it is.', resolve: ({ severity }) => severity }),
		page: t.exposeInt('page', {
			nullable: true,
			description: 'Page, counted from 1; null if it concerns the whole file.',
		}),
		numbers: t.field({
			type: [numberType],
			description: 'Numbers for its sentence.',
			resolve: ({ numbers }) => Object.entries(numbers).map(([name, value]) => ({ name, value })),
		}),
		names: t.exposeStringList('names', { description: 'Names for its sentence, such as those of fonts.' }),
	}),
});

/** What an ordered line is printed from, for staff. */
export const lineReleaseRef = builder.objectRef<LineRelease & { itemId: string }>('LineRelease');
