import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../../rules/designs/print-specification.ts';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import { PagePreviews } from './page-previews.tsx';
import type { PrintLine } from './print-line.ts';

const t = ((key: string) => key) as Platform['t'];
const card: PrintLine['specification'] = {
	...{ ...usualSpecification, folds: [], dieLine: null, dataRequirement: 'later' },
	sides: ['front', 'back'],
};
const page = { width: 91, height: 61, trim: null, preview: '/1' };
const draw = (count: number, specification: Partial<typeof card> = {}) =>
	renderToStaticMarkup(
		<PlatformProvider value={{ t, language: 'de-DE' } as Platform}>
			<PagePreviews
				file={{ name: 'karte.png', side: null, fileType: 'png', pages: Array.from({ length: count }, () => page) }}
				specification={{ ...card, ...specification }}
			/>
		</PlatformProvider>,
	);

describe('previews of print data', () => {
	it('name folds and die line where the product has them', () => {
		expect(draw(1)).not.toMatch(/legend\.(?:fold|dieLine)/);
		const shown = draw(2, { folds: [20_000], dieLine: 'M0 0L85000 0L0 55000Z' });
		expect(shown).toMatch(/legend\.fold.*legend\.dieLine/);
		// On the back from the other edge.
		expect(shown).toContain('M23000 0L23000 61000');
		expect(shown).toContain('M68000 0L68000 61000');
	});

	it('fit a narrow page, and leave part of the next one in view', () => {
		expect(draw(1)).toContain('max-w-full');
		expect(draw(1)).not.toContain('max-w-[85%]');
		expect(draw(2)).toContain('max-w-[85%]');
	});

	it('end with the bleed: what a picture has beyond it is cut off', () => {
		expect(draw(1)).toMatch(/<svg aria-hidden="true" width="91000" height="61000"><image/);
	});
});
