import { expect, it } from 'vitest';
import { blockTabs } from '../../../rules/pages/block.ts';
import { fittingBlocks } from './fitting-blocks.ts';

it.each(['page', 'link'] as const)('every tab of the insert dialog has something for a %s', (kind) => {
	const tabs = new Set(fittingBlocks(kind).map(({ tab }) => tab));
	expect([...blockTabs].filter((tab) => !tabs.has(tab))).toEqual([]);
	expect(fittingBlocks(kind).map(({ type }) => type)).toEqual(
		expect.arrayContaining(['socialButtons', 'linkList', 'profileHead']),
	);
});
