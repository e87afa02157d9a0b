import { expect, it } from 'vitest';
import { findContrastErrors } from './contrast-errors.ts';
import { darkTheme } from './dark-theme.ts';
import { groundOfLogo, withLogoGround } from './logo-contrast.ts';
import { mergeTheme } from './merge-theme.ts';
import { defaultTheme } from './theme.ts';

it.each(['#ffffff', '#101010', '#7a1f5c'])(
	'a ground of %s behind the logo leaves the name on it readable',
	(ground) => {
		for (const scheme of ['light', 'dark'] as const) {
			const light = mergeTheme(defaultTheme, withLogoGround({}, ground, scheme));
			const theme = scheme === 'dark' ? darkTheme(light) : light;
			expect(groundOfLogo(theme)).toBe(ground);
			expect(findContrastErrors(theme, scheme).filter(({ front }) => front.includes('headerLogo'))).toEqual([]);
		}
	},
);
