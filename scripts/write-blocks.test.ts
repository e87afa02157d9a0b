import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from './project.mjs';
import { blockLists } from './write-blocks.mjs';

it.each(Object.entries(blockLists()))('%s is what the folders of the blocks say: npm run blocks', (file, text) => {
	expect(fs.readFileSync(inProject(file), 'utf8')).toBe(text);
});
