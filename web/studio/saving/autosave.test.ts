import { describe, expect, it } from 'vitest';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
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

async function errorsOf(run: AutosaveRun, seeds: number, role: DesignRole = 'shopper'): Promise<string[]> {
	const errors: string[] = [];
	for (let seed = 1; seed <= seeds; seed += 1)
		for (const error of await run(seed, design, (clock) => startModelServer(clock, design, role), role))
			errors.push(`${seed}: ${error}`);
	return errors;
}

describe('a net that loses, delays, doubles and reorders what somebody designs', () => {
	it('leaves the design as it was done, also after reloads, and all of it can be undone, in 400 runs', async () => {
		expect(await errorsOf(runOneTab, 400)).toEqual([]);
	});

	it('loses nothing and takes nothing twice where two tabs take the design from each other, in 300 runs', async () => {
		expect(await errorsOf(runTwoTabs, 300)).toEqual([]);
	});
});

describe('the same net below who makes a template', () => {
	it('leaves fields, layouts, colour schemes and swatches as they were done, and undoes them, in 200 runs', async () => {
		expect(await errorsOf(runOneTab, 200, 'template')).toEqual([]);
	});

	it('loses nothing of them where two tabs take the template from each other, in 100 runs', async () => {
		expect(await errorsOf(runTwoTabs, 100, 'template')).toEqual([]);
	});
});
