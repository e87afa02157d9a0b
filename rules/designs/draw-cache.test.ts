import { expect, it } from 'vitest';
import { loadDrawServices, loadSampleDesign } from '../../server/testing/designs.ts';
import type { Design } from './design.ts';
import { draw } from './draw.ts';
import { DrawCache } from './draw-cache.ts';
import { applyOperation } from './editing/apply-operation.ts';
import type { DesignOperation } from './editing/design-operation.ts';

const operationsOf = ({ pages }: ReturnType<typeof draw>, element: string) =>
	pages.flatMap(({ operations }) => operations.filter(({ elementId }) => elementId === element));

async function open() {
	const design = await loadSampleDesign();
	const services = await loadDrawServices(design);
	const cache = new DrawCache();
	const show = (shown: Design) => draw(shown, {}, services, cache);
	const after = (operation: DesignOperation) => applyOperation(design, operation).design;
	return { design, services, show, after };
}

it('a cached drawing is what is drawn without a cache, after every kind of change', async () => {
	const { design, services, show, after } = await open();
	const changes: DesignOperation[] = [
		{ do: 'value', key: 'role', value: 'Geschäftsführung' },
		{ do: 'change', page: 'p1', element: 'contact', changes: { size: 3000 } },
		{ do: 'order', page: 'p1', element: 'ground', before: null },
		{ do: 'swatch', swatch: { id: 'sand', name: 'Sand', cmyk: [0, 0, 0, 10], spot: null, screen: '#eeeeee' } },
		{ do: 'remove', page: 'p1', element: 'code' },
	];
	for (const changed of [design, ...changes.map(after), design])
		expect(show(changed)).toEqual(draw(changed, {}, services));
});

it('only what was touched is drawn anew: everything else is the same objects', async () => {
	const { design, show, after } = await open();
	const before = show(design);
	const moved = show(after({ do: 'change', page: 'p1', element: 'contact', changes: { size: 3000 } }));
	expect(operationsOf(moved, 'name')[0]).toBe(operationsOf(before, 'name')[0]);
	expect(operationsOf(moved, 'contact')[0]).not.toBe(operationsOf(before, 'contact')[0]);
	expect(moved.pages[1]).toBe(before.pages[1]);
	// A value is that of the elements that show it.
	const filled = show(after({ do: 'value', key: 'role', value: 'Satz' }));
	expect(operationsOf(filled, 'contact')).not.toEqual(operationsOf(before, 'contact'));
	expect(operationsOf(filled, 'ground')[0]).toBe(operationsOf(before, 'ground')[0]);
});

it('of a text that is typed into, the lines that stay as they were are the same objects', async () => {
	const { design, show, after } = await open();
	const [role, phone] = operationsOf(show(design), 'contact');
	const [sameRole, otherPhone] = operationsOf(show(after({ do: 'value', key: 'phone', value: '+49 40 1' })), 'contact');
	expect(sameRole).toBe(role);
	expect(otherPhone).not.toEqual(phone);
});
