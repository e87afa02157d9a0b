import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tokenPaths } from '../rules/theme/tokens.ts';

it('docs/theme-tokens.md lists the tokens of the tree, all of them and no other', () => {
	const page = path.join(path.dirname(import.meta.dirname), 'docs', 'theme-tokens.md');
	const rows = fs.readFileSync(page, 'utf8').matchAll(/^\| `((?:colors|applications)\..+?)` \| (.+?) \|/gm);
	const told = [...rows].flatMap(([, group, entries = '']) =>
		[...entries.matchAll(/`(.+?)`/g)].map(([, entry]) => `${group}.${entry}`),
	);
	expect(told.sort()).toEqual([...tokenPaths].sort());
});
