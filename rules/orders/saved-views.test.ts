import { describe, expect, it } from 'vitest';
import { mostViews, tidyViews, viewParameters, withView } from './saved-views.ts';

describe('saved views of the list of orders', () => {
	it('are the same in whatever order the address says it, and on whatever page', () => {
		const one = viewParameters(new URLSearchParams('status=placed&page=3&payment=open'));
		expect(one).toBe(viewParameters(new URLSearchParams('payment=open&status=placed')));
	});

	it('replace the one with the same name', () => {
		const views = [
			{ name: 'Offen', parameters: 'payment=open' },
			{ name: 'Neu', parameters: '' },
		];
		expect(withView(views, { name: ' offen ', parameters: 'a=1' })).toEqual([
			{ name: 'offen', parameters: 'a=1' },
			{ name: 'Neu', parameters: '' },
		]);
		expect(withView(views, { name: 'Drei', parameters: '' })).toHaveLength(3);
	});

	it.each([
		['no name', [{ name: ' ', parameters: '' }]],
		['a long name', [{ name: 'x'.repeat(41), parameters: '' }]],
		['a line break in the name', [{ name: 'a\nb', parameters: '' }]],
		['long parameters', [{ name: 'a', parameters: `search=${'x'.repeat(1000)}` }]],
		[
			'a name twice',
			[
				{ name: 'A', parameters: '' },
				{ name: 'a', parameters: '' },
			],
		],
		['too many', Array.from({ length: mostViews + 1 }, (_, number) => ({ name: `${number}`, parameters: '' }))],
	])('are not kept with %s', (_what, views) => {
		expect(tidyViews(views)).toBeUndefined();
	});

	it('are kept tidied', () => {
		expect(tidyViews([{ name: ' Offen ', parameters: 'status=placed&page=2&from=2026-01-01' }])).toEqual([
			{ name: 'Offen', parameters: 'from=2026-01-01&status=placed' },
		]);
	});
});
