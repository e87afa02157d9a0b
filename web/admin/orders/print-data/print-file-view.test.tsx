import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Platform, PlatformProvider } from '../../../platform/environment.tsx';
import { ReleaseNote } from './print-file-view.tsx';

const release = { at: '2026-11-17T10:00:00.000Z', byStaff: false, sha256: 'abc', acceptedCodes: ['rgbColour'] };
const draw = (given: Partial<typeof release>) =>
	renderToStaticMarkup(
		<PlatformProvider value={{ t: ((key: string) => key) as Platform['t'], language: 'de-DE' } as Platform}>
			<ReleaseNote release={{ ...release, ...given }} releasedBy={null} />
		</PlatformProvider>,
	);

describe('the release of a file in an order', () => {
	it('says that the customer has accepted warnings', () => {
		expect(draw({})).toContain('printOrders.acceptedWarnings');
		expect(draw({ acceptedCodes: [] })).not.toContain('printOrders.acceptedWarnings');
		expect(draw({ byStaff: true })).not.toContain('printOrders.acceptedWarnings');
	});
});
