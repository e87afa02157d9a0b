import { describe, expect, it } from 'vitest';
import { findSpecificationErrors, usualSpecification } from './print-specification.ts';

const errorsWith = (dieLine: string) => findSpecificationErrors({ ...usualSpecification, dieLine });

describe('the die line of a print specification', () => {
	it('is a path of absolute commands', () => {
		expect(errorsWith('M0 0L85000 0 L85000,55000C1 2 3 4 5 6Z')).toEqual([]);
		for (const path of ['', 'L0 0', 'M0 0 h 10', 'M0 0A1 1 0 0 0 5 5'])
			expect(errorsWith(path)).toEqual([{ field: 'dieLine', error: 'form' }]);
	});

	it('is refused at once when it is long and wrong', () => {
		const begin = performance.now();
		expect(errorsWith(`M0 0C${'1'.repeat(200)}x`)).toEqual([{ field: 'dieLine', error: 'form' }]);
		expect(performance.now() - begin).toBeLessThan(500);
	});
});
