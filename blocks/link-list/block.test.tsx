import { describe, expect, it } from 'vitest';
import { block as profile } from '../profile-head/block.ts';
import { Render as ProfileRender } from '../profile-head/render.tsx';
import { showBlock } from '../testing/show-block.tsx';
import { block } from './block.ts';
import { Render } from './render.tsx';

const list = { block, Render };

describe('a list of links', () => {
	it('has an icon for each, or its picture', () => {
		const html = showBlock(list, {
			change: (section) => ({
				...section,
				items: section.items.map((item, index) => ({
					...item,
					values: { ...item.values, picture: index === 0 ? 'a-picture' : null },
				})),
			}),
		});
		expect(html.match(/<img/g)).toHaveLength(1);
		expect(html.match(/<use/g)).toHaveLength(2);
	});

	it('leaves out what leads nowhere or says nothing, except where it is written', () => {
		const change: NonNullable<Parameters<typeof showBlock>[1]>['change'] = (section) => ({
			...section,
			items: section.items.map((item, index) => ({
				...item,
				values: { ...item.values, ...(index === 0 && { link: null }) },
				texts: { ...item.texts, ...(index === 1 && { text: '' }) },
			})),
		});
		expect(showBlock(list, { change }).match(/<li/g)).toHaveLength(1);
		expect(showBlock(list, { change, stage: { canvas: true } }).match(/<li/g)).toHaveLength(3);
		expect(showBlock(list, { change, stage: { canvas: true } })).not.toContain('<a ');
	});
});

describe('the head of a profile', () => {
	it('has the first letter of the name where there is no picture', () => {
		expect(showBlock({ block: profile, Render: ProfileRender }, { language: 'de-DE' })).toMatch(/aria-hidden[^>]*>D</);
	});
});
