// What other domains name of printing in the API.
import type { LinePrintState } from '../../rules/printing/line-state.ts';
import { builder } from '../graphql/builder.ts';

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
