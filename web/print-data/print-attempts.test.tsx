import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../../rules/designs/print-specification.ts';
import type { PlacedFile } from '../../rules/printing/replacement.ts';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import { PrintAttempts } from './print-attempts.tsx';
import type { PrintAttempt, PrintLine } from './print-line.ts';

const t = ((key: string, given: object = {}) => `${key}(${Object.values(given).join()})`) as Platform['t'];
const specification: PrintLine['specification'] = {
	...{ ...usualSpecification, inks: 'fullColour' as const, folds: [], dieLine: null, dataRequirement: 'later' },
	sides: ['front', 'back'],
};
const late: PrintAttempt = {
	...{ id: '1', side: null, name: 'late.pdf', fileType: 'pdf', state: 'findings', isLate: true, refusal: null },
	pages: [{ width: 91, height: 61, trim: null, preview: '/1' }],
	findings: [{ code: 'wrongPageCount', severity: 'error', page: null, numbers: [], names: [] }],
};
const front: PlacedFile = { name: 'one.pdf', side: 'front', state: 'released' };
const back: PlacedFile = { name: 'two.pdf', side: 'back', state: 'released' };

interface Shown {
	reader?: 'shop' | 'customer';
	others?: PrintAttempt[];
}

const show = (attempt: PrintAttempt, files: readonly PlacedFile[], { reader = 'shop', others = [] }: Shown = {}) =>
	renderToStaticMarkup(
		<PlatformProvider value={{ t, language: 'de-DE' } as Platform}>
			<PrintAttempts
				line={{ attempts: [attempt, ...others], specification }}
				isOrdered
				reader={reader}
				files={files}
				onDiscard={() => undefined}
				onUse={() => undefined}
			/>
		</PlatformProvider>,
	);

describe('a file that came after the release', () => {
	it('shows what is wrong with it before somebody puts it in place of the released one', () => {
		const shown = show(late, [front, back]);
		expect(shown).toContain('printFindings.wrongPageCount.problem');
		expect(shown).toContain('printData.attempt.use');
	});

	it('names its side, and the released file for that side alone', () => {
		const shown = show({ ...late, side: 'back' }, [front, back]);
		expect(shown).toContain('attempt.late(printData.namedPart(late.pdf,printData.side.back()))');
		expect(shown).toContain('lateStays(printData.namedPart(two.pdf,printData.side.back()),1)');
		expect(shown).not.toContain('one.pdf');
	});

	it('can be used by who may replace the file for its side, and by nobody while a newer one is checked', () => {
		const ofBack = { ...late, side: 'back' };
		const use = 'printData.attempt.use(';
		expect(show(ofBack, [front, back])).toContain(use);
		const unreleased: PlacedFile = { ...front, state: 'findings' };
		expect(show(ofBack, [unreleased, back], { reader: 'customer' })).not.toContain(use);
		expect(show(ofBack, [unreleased, back], { reader: 'customer' })).toContain('lateOrdered');
		expect(show({ ...late, side: 'front' }, [unreleased, back], { reader: 'customer' })).toContain(use);
		const newer: PrintAttempt = { ...ofBack, id: '2', state: 'uploaded', isLate: false };
		expect(show(ofBack, [front, back], { others: [newer] })).not.toContain(use);
	});

	it('advises nothing where nothing can be accepted or uploaded', () => {
		const advice = 'printFindings.wrongPageCount.advice';
		expect(show(late, [front, back])).toContain(advice);
		const shown = show(late, [front, back], { reader: 'customer' });
		expect(shown).not.toContain(advice);
		expect(shown).toContain('lateOrderedErrors');
	});
});
