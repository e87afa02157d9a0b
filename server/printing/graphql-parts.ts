// What other domains name of printing in the API.
import type { LinePrintState } from '../../rules/printing/line-state.ts';
import { builder } from '../graphql/builder.ts';
import type { LineEvent } from '../orders/core/print-events.ts';
import type { LineRelease } from './jobs/find-order-lines.ts';

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

/** What an ordered line is printed from, for staff. */
export const lineReleaseRef = builder.objectRef<LineRelease & { itemId: string }>('LineRelease');
