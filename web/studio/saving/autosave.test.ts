import { describe, expect, it } from 'vitest';
import { sampleDesign, sampleText, unlocked } from '../../../rules/designs/sample-design.ts';
import { runOneTab, runTwoTabs } from '../testing/autosave-runs.ts';
import type { AutosaveRun } from '../testing/design-server.ts';
import { startModelServer } from '../testing/model-server.ts';

const locked = { ...unlocked, move: true, remove: true };
const pages = [
	{ id: 'p1', name: 'front', elements: [sampleText('name', '{{name}}'), sampleText('fixed', 'x', { lock: locked })] },
	{ id: 'p2', name: 'back', elements: [sampleText('back', '{{phone}}')] },
];
const design = sampleDesign({
	pages,
	layouts: [
		{ id: 'left', labels: {}, pages },
		{ id: 'right', labels: {}, pages: pages.map((page) => ({ ...page, elements: page.elements.toReversed() })) },
	],
	layoutId: 'left',
});

async function errorsOf(run: AutosaveRun, seeds: number): Promise<string[]> {
	const errors: string[] = [];
	for (let seed = 1; seed <= seeds; seed += 1)
		for (const error of await run(seed, design, (clock) => startModelServer(clock, design)))
			errors.push(`${seed}: ${error}`);
	return errors;
}

describe('a net that loses, delays, doubles and reorders what somebody designs', () => {
	it('leaves the design as it was done, also after reloads, and all of it can be undone, in 600 runs', async () => {
		expect(await errorsOf(runOneTab, 600)).toEqual([]);
	});

	it('loses nothing and takes nothing twice where two tabs take the design from each other, in 400 runs', async () => {
		expect(await errorsOf(runTwoTabs, 400)).toEqual([]);
	});
});
