import { expect, it } from 'vitest';
import { breakpoints, mediaQuery } from './breakpoints.ts';

it('breakpoints are those of the spec, with no width between two of them', () => {
	expect(Object.keys(breakpoints).map((name) => `${name} ${mediaQuery(name as keyof typeof breakpoints)}`)).toEqual([
		'smartphone (width <= 768px)',
		'tablet (width > 768px) and (width <= 1152px)',
		'desktop (width > 1152px)',
		'extraSmall (width <= 460px)',
		'small (width > 460px) and (width <= 640px)',
		'extraLarge (width >= 1280px)',
		'desktopMax (width >= 1600px)',
		'mobileHeader (width >= 768px) and (width <= 1152px)',
	]);
});
