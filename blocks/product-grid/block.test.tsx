import { describe, expect, it } from 'vitest';
import { block as tiles } from '../category-tiles/block.ts';
import { Render as TilesRender } from '../category-tiles/render.tsx';
import { block as single } from '../single-product/block.ts';
import { Render as SingleRender } from '../single-product/render.tsx';
import { showBlock } from '../testing/show-block.tsx';
import { block } from './block.ts';
import { Render } from './render.tsx';

describe('products on a page', () => {
	it('stand in as many columns as were chosen', () => {
		expect(showBlock({ block, Render })).toContain('data-columns="4"');
		const two = showBlock(
			{ block, Render },
			{ change: (section) => ({ ...section, values: { ...section.values, columns: '2' } }) },
		);
		expect(two).toContain('data-columns="2"');
	});

	it('can be one alone, large', () => {
		const html = showBlock({ block: single, Render: SingleRender });
		expect(html).toContain('data-columns="1"');
		expect(html).toContain('Start designing');
		expect(single.fields.products.max).toBe(1);
	});

	it('have their categories below a chosen one', () => {
		const html = showBlock(
			{ block: tiles, Render: TilesRender },
			{ change: (section) => ({ ...section, values: { category: 'cards' } }) },
		);
		expect(html).toContain('data-below="cards"');
	});
});
