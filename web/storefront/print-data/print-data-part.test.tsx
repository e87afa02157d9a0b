import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import { ConfirmContext } from '../../platform/confirmation.ts';
import { type Platform, PlatformProvider } from '../../platform/environment.tsx';
import type { PrintLine } from '../../print-data/print-line.ts';
import { PrintDataPart } from './print-data-part.tsx';
import { PrintLinesContext } from './print-lines.tsx';

const line: PrintLine = {
	...{ itemId: 'line', isOrdered: true, state: 'missing', data: [], attempts: [], dataSheet: null, events: [] },
	specification: {
		...usualSpecification,
		inks: 'fullColour' as const,
		folds: [],
		dataRequirement: 'later',
		sides: ['front'],
	},
};
const platform = {
	...{ t: ((key: string) => key) as Platform['t'], language: 'de-DE' },
	queryClient: new QueryClient(),
} as Platform;
const draw = (given: Partial<PrintLine>, isInCart: boolean, itemIds = ['line'], isProduced = false) =>
	renderToStaticMarkup(
		<PlatformProvider value={platform}>
			<PrintLinesContext
				value={{
					lines: itemIds.map((itemId) => ({ ...line, itemId, ...given })),
					failed: false,
					known: true,
					askAgain: async () => undefined,
				}}
			>
				<ConfirmContext value={async () => false}>
					{itemIds.map((itemId) => (
						<PrintDataPart key={itemId} itemId={itemId} heading="h2" isInCart={isInCart} isProduced={isProduced} />
					))}
				</ConfirmContext>
			</PrintLinesContext>
		</PlatformProvider>,
	);

describe('the print data of a line in the cart', () => {
	it('says that another tab has ordered it, and how to get rid of the old page', () => {
		expect(draw({}, true)).toMatch(/role="status".*printData\.orderedMeanwhile.*printData\.reload/);
		expect(draw({ isOrdered: false }, true)).not.toContain('orderedMeanwhile');
		expect(draw({}, false)).not.toContain('orderedMeanwhile');
	});

	it('says that once for all lines', () => {
		expect(draw({}, true, ['line', 'other']).match(/orderedMeanwhile/g)).toHaveLength(1);
	});
});

describe('the print data of a line that was produced', () => {
	const produced = (given: Partial<PrintLine>) => draw(given, false, ['line'], true);

	it('asks for nothing any more, and shows what was released', () => {
		expect(produced({ state: 'missing' })).toBe('');
		expect(produced({ state: 'released' })).toContain('printData.state.released');
		expect(draw({ state: 'missing' }, false)).toContain('printData.state.missing');
	});
});
