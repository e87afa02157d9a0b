import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { type Platform, PlatformProvider } from '../../platform/environment.tsx';
import type { PrintFile, PrintLine } from '../../print-data/print-line.ts';
import { describeRemoval, ReleaseNotice, RevokedNotice } from './print-file-part.tsx';

const t = (key: string) => key;
const finding = (code: string, severity: 'error' | 'hint') => ({ code, severity, page: 1, numbers: [], names: [] });
const file: PrintFile = {
	...{ id: '1', side: null, name: 'karte.pdf', size: 9, fileType: 'pdf', state: 'released', pages: [], refusal: null },
	isReleaseRevoked: false,
	...{
		byStaff: false,
		uploadedAt: '2026-11-17T10:00:00.000Z',
		release: { at: '2026-11-17T10:00:00.000Z', byStaff: true },
	},
	findings: [finding('lowResolution', 'error'), finding('noTrimBox', 'hint')],
};
const draw = (given: Partial<PrintFile>, isOrdered = true) =>
	renderToStaticMarkup(
		<PlatformProvider value={{ t: t as Platform['t'], language: 'de-DE' } as Platform}>
			<ReleaseNotice file={{ ...file, ...given }} isOrdered={isOrdered} />
		</PlatformProvider>,
	);

describe('a file that the shop has approved', () => {
	it('tells the customer what the check had found all the same', () => {
		const shown = draw({});
		expect(shown).toContain('printData.overruled');
		expect(shown).toContain('printFindings.tooLowResolution.problem');
		expect(shown).not.toContain('printFindings.noTrimBox');
	});

	it('says nothing of it where there was nothing, or where the customer has released it', () => {
		expect(draw({ findings: [finding('noTrimBox', 'hint')] })).not.toContain('printData.overruled');
		expect(draw({ release: { at: '', byStaff: false } })).not.toContain('printData.overruled');
	});
});

describe('a file that the customer has released', () => {
	const released = { release: { at: '', byStaff: false } };

	it('will be printed once it is ordered, and before that nothing is promised', () => {
		expect(draw(released)).toContain('printData.releasedText');
		expect(draw(released, false)).toContain('printData.releasedBefore');
	});
});

describe('a file whose release was taken back', () => {
	const drawRevoked = (severity: 'error' | 'hint') =>
		renderToStaticMarkup(
			<PlatformProvider value={{ t: t as Platform['t'], language: 'de-DE' } as Platform}>
				<RevokedNotice file={{ ...file, state: 'findings', findings: [finding('wrongPageSize', severity)] }} />
			</PlatformProvider>,
		);

	it('is to be released again, or replaced where it does not fit any more', () => {
		expect(drawRevoked('hint')).toContain('printData.releaseRevoked<');
		expect(drawRevoked('error')).toContain('printData.releaseRevokedErrors<');
	});
});

describe('the question before a file is removed', () => {
	const late: PrintLine['attempts'][number] = {
		...{ id: '2', side: null, name: 'spaet.pdf', fileType: 'pdf', state: 'findings', isLate: true, refusal: null },
		...{ pages: [], findings: [finding('wrongPageSize', 'error')] },
	};
	const lineWith = (attempts: PrintLine['attempts']): PrintLine => ({
		...{ itemId: '9', isOrdered: false, state: 'released', data: [file], attempts, dataSheet: null, events: [] },
		specification: {
			...usualSpecification,
			inks: 'fullColour' as const,
			folds: [],
			dieLine: null,
			dataRequirement: 'later',
			sides: ['front'],
		},
	});
	const withNames = ((key: string, given: object = {}) => `${key}(${Object.values(given).join()})`) as Translate;

	it('names the late file that takes its place, and its errors', () => {
		const text = describeRemoval(withNames, file, [lineWith([late])]);
		expect(text).toContain('removeText(printData.named(karte.pdf))');
		expect(text).toContain('removeAdmits(printData.named(spaet.pdf),1)');
		expect(text).toContain('removeAdmitsErrors(printData.named(spaet.pdf),1)');
		expect(describeRemoval(withNames, file, [lineWith([{ ...late, findings: [] }])])).not.toContain('Errors');
		expect(describeRemoval(withNames, file, [lineWith([])])).not.toContain('Admits');
	});
});
