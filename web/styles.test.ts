import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { breakpoints } from '../rules/breakpoints.ts';
import { styleVariables } from '../rules/theme/style-config.ts';
import { defaultTheme } from '../rules/theme/theme.ts';
import { writeThemeCss } from '../rules/theme/write-css.ts';

const css = ['styles.css', 'content.css', 'blocks.css', 'link-page.css', 'print.css']
	.map((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'))
	.join('\n');

it('the breakpoints of the styles are those of the rules', () => {
	const written = Object.fromEntries(
		[...css.matchAll(/--breakpoint-(\w+): (\d+)px/g)].map(([, name, pixels]) => [name, Number(pixels)]),
	);
	expect(written).toEqual({
		small: breakpoints.extraSmall.upTo + 1,
		phone: breakpoints.small.upTo + 1,
		header: breakpoints.mobileHeader.from,
		tablet: breakpoints.smartphone.upTo + 1,
		desktop: breakpoints.tablet.upTo + 1,
		wide: breakpoints.extraLarge.from,
		max: breakpoints.desktopMax.from,
	});
});

it('every variable that the styles use is written by the theme, or by a section with a style of its own', () => {
	const theme = writeThemeCss(defaultTheme);
	// A section with colours of its own brings its variables along.
	const ofSection = Object.keys(styleVariables({}));
	const own = new Set([...[...css.matchAll(/^\t+(--[\w-]+):/gm)].map(([, name]) => name), ...ofSection]);
	const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
	expect(used.filter((name) => !own.has(name) && !theme.includes(`${name}:`))).toEqual([]);
});

it('so is every token that a component names', () => {
	const theme = writeThemeCss(defaultTheme);
	const files = ['web', 'blocks'].flatMap((room) => {
		const folder = path.join(path.dirname(import.meta.dirname), room);
		return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
	});
	const named = files
		.filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'))
		.flatMap((file) =>
			[...fs.readFileSync(file, 'utf8').matchAll(/--(?:colors|applications)-[\w-]+/g)].map(
				([name]) => `${path.basename(file)}: ${name}`,
			),
		);
	expect(named.length).toBeGreaterThan(100);
	expect(named.filter((place) => !theme.includes(`${place.split(' ')[1]}:`))).toEqual([]);
});
