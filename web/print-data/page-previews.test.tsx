import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualSpecification } from '../../rules/designs/print-specification.ts';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import { PagePreviews, Pages } from './page-previews.tsx';
import type { PrintLine } from './print-line.ts';

const t = ((key: string) => key) as Platform['t'];
const card: PrintLine['specification'] = {
	...{ ...usualSpecification, inks: 'fullColour' as const, folds: [], dieLine: null, dataRequirement: 'later' },
	sides: ['front', 'back'],
};
const page = { width: 91, height: 61, trim: null, preview: '/1' };
const draw = (count: number, specification: Partial<typeof card> = {}, undrawn = 0) => {
	const pages = Array.from({ length: count }, (_, index) =>
		index < count - undrawn ? page : { ...page, preview: null },
	);
	return renderToStaticMarkup(
		<PlatformProvider value={{ t, language: 'de-DE' } as Platform}>
			<PagePreviews
				file={{ name: 'karte.png', side: null, fileType: 'png', pages }}
				specification={{ ...card, ...specification }}
			/>
		</PlatformProvider>,
	);
};

describe('previews of print data', () => {
	it('name folds and die line where the product has them', () => {
		expect(draw(1)).not.toMatch(/legend\.(?:fold|dieLine)/);
		const shown = draw(2, { folds: [20_000], dieLine: 'M0 0L85000 0L0 55000Z' });
		expect(shown).toMatch(/legend\.fold.*legend\.dieLine/);
		// On the back from the other edge.
		expect(shown).toContain('M23000 0L23000 61000');
		expect(shown).toContain('M68000 0L68000 61000');
	});

	it('say that a product is printed in one colour, whatever colours the file has', () => {
		expect(draw(1)).not.toContain('printData.oneColour');
		expect(draw(1, { inks: 'oneColour' })).toContain('printData.oneColour');
	});

	it('fit a narrow page, and leave part of the next one in view', () => {
		expect(draw(1)).toContain('max-w-full');
		expect(draw(1)).not.toContain('max-w-[85%]');
		expect(draw(2)).toContain('max-w-[85%]');
	});

	it('are as wide as their page is at their height, with no room beside it', () => {
		expect(draw(1)).toMatch(/style="width:calc\(12rem \* 1\.4[67]\d*\)" class="[^"]*h-auto/);
	});

	it('show the first of many pages with their numbers, and say where there is no preview', () => {
		expect(draw(1)).not.toContain('printData.side.page');
		const shown = draw(20);
		expect(shown.match(/<image/g)).toHaveLength(12);
		expect(shown.match(/printData\.side\.page/g)).toHaveLength(12);
		expect(shown).toContain('printData.showAllPages');
		expect(shown).not.toContain('printData.pagesWithoutPreview');
		const partly = draw(5, {}, 2);
		expect(partly.match(/<image/g)).toHaveLength(3);
		expect(partly).toContain('printData.pagesWithoutPreview');
	});

	it('lie below each other once all of them are shown, instead of in a strip that hides them', () => {
		const pages = Array.from({ length: 20 }, () => page);
		const drawPages = (isWrapped: boolean) =>
			renderToStaticMarkup(
				<PlatformProvider value={{ t, language: 'de-DE' } as Platform}>
					<Pages
						file={{ name: 'heft.pdf', side: null, fileType: 'pdf', pages }}
						{...{ specification: card, size: 'small', isWrapped }}
						pages={pages.map((one, index) => ({ page: one, number: index + 1 }))}
					/>
				</PlatformProvider>,
			);
		expect(drawPages(false)).toContain('overflow-x-auto');
		expect(drawPages(true)).not.toContain('overflow-x-auto');
		expect(drawPages(true)).toContain('flex-wrap');
		expect(draw(20)).toContain('aria-expanded="false"');
	});

	it('end with the bleed: what a picture has beyond it is cut off', () => {
		expect(draw(1)).toMatch(/<svg aria-hidden="true" width="91000" height="61000"><image/);
	});
});
