// A new draft in place of one that is out of reach takes over what was filled in, and no picture of a visit that has ended.
import { describe, expect, it } from 'vitest';
import type { Design } from '../../../rules/designs/design.ts';
import { applyDesignOperation } from '../../../rules/designs/editing/design-rules.ts';
import { sampleDesign, sampleImage, unlocked } from '../../../rules/designs/sample-design.ts';
import { applyAll } from '../../../rules/editing/editing-rules.ts';
import { takenOver } from './begin-anew.ts';

const field = (key: string, kind: 'text' | 'image') => ({
	...{ key, kind, labels: {}, help: {}, required: false, limit: null, defaultValue: '', source: null, choices: [] },
});

const fresh = (): Design => ({
	...sampleDesign(),
	fields: [field('name', 'text'), field('portrait', 'image')],
	values: {},
	freedom: { ...sampleDesign().freedom, isFree: true },
});

describe('what a new draft takes over', () => {
	it('is what was filled in, without pictures', () => {
		const [first, ...rest] = fresh().pages;
		if (!first) throw new Error('a design without pages');
		const own = { ...sampleImage('own'), lock: unlocked };
		const shown = {
			...fresh(),
			values: { name: 'Eva', portrait: 'a-picture' },
			pages: [{ ...first, elements: [...first.elements, own] }, ...rest],
		};
		const { document } = applyAll(fresh(), takenOver(fresh(), shown), applyDesignOperation);
		expect(document.values).toEqual({ name: 'Eva' });
		expect(document.pages).toEqual(fresh().pages);
	});
});
