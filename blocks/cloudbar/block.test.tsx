import { describe, expect, it } from 'vitest';
import { showBlock } from '../testing/show-block.tsx';
import { block } from './block.ts';
import { Render } from './render.tsx';

describe('a cloudbar', () => {
	it('has round buttons in its own two colours, with their icons', () => {
		const html = showBlock({ block, Render });
		expect(html.match(/button-cloudbar /g)).toHaveLength(2);
		expect(html.match(/button-cloudbarSpecial /g)).toHaveLength(1);
		expect(html.match(/rounded-full!/g)).toHaveLength(3);
		expect(html).toContain('#shopping-cart');
	});

	it('is not there without buttons', () => {
		expect(showBlock({ block, Render }, { change: (section) => ({ ...section, items: [] }) })).toBe('');
	});
});
