import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../../rules/designs/print-specification.ts';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import { PrintAttempts } from './print-attempts.tsx';
import type { PrintLine } from './print-line.ts';

const t = ((key: string) => key) as Platform['t'];
const specification: PrintLine['specification'] = {
	...{ ...usualSpecification, folds: [], dieLine: null, dataRequirement: 'later' },
	sides: ['front'],
};
const late: PrintLine['attempts'][number] = {
	...{ id: '1', side: null, name: 'late.pdf', fileType: 'pdf', state: 'findings', isLate: true, refusal: null },
	pages: [{ width: 91, height: 61, trim: null, preview: '/1' }],
	findings: [{ code: 'wrongPageCount', severity: 'error', page: null, numbers: [], names: [] }],
};

describe('a file that came after the release', () => {
	it('shows what is wrong with it before somebody puts it in place of the released one', () => {
		const shown = renderToStaticMarkup(
			<PlatformProvider value={{ t, language: 'de-DE' } as Platform}>
				<PrintAttempts
					attempts={[late]}
					line={{ state: 'released', specification }}
					hasFiles
					onDiscard={() => undefined}
					onUse={() => undefined}
				/>
			</PlatformProvider>,
		);
		expect(shown).toContain('printFindings.wrongPageCount.problem');
		expect(shown).toContain('printData.attempt.use');
	});
});
