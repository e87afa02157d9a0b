import { expect, it } from 'vitest';
import { blockTabs } from '../../../rules/pages/block.ts';
import { listBlocks } from './list-blocks.ts';

it('every tab of the insert dialog has something for every page', () => {
	const tabs = new Set(listBlocks().map(({ tab }) => tab));
	expect([...blockTabs].filter((tab) => !tabs.has(tab))).toEqual([]);
});
