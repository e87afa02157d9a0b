import { expect, it } from 'vitest';
import { tokenPaths } from '../theme/tokens.ts';
import { themeTokens } from './en-GB/theme-tokens.ts';

const words = new Set(Object.keys(themeTokens));

it('has a name for every group and every token of a theme, and no other', () => {
	const needed = new Set(
		tokenPaths.flatMap((path) => {
			const end = path.lastIndexOf('.');
			return [`tokenGroup.${path.slice(0, end)}`, `token.${path.slice(end + 1)}`];
		}),
	);
	expect([...needed].filter((key) => !words.has(key))).toEqual([]);
	expect([...words].filter((key) => !needed.has(key))).toEqual([]);
});
