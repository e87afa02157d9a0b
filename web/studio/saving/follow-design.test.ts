import { expect, it } from 'vitest';
import { sampleDesign } from '../../../rules/designs/sample-design.ts';
import { makeStore } from '../state/sample-store.ts';
import type { DesignSession } from './design-session.ts';
import { followDesign } from './follow-design.ts';

const newer = sampleDesign({ values: { name: 'Neu' } });

function open(waiting: readonly object[] = []) {
	const store = makeStore(sampleDesign({ values: { name: 'Alt' } }), 'shopper');
	const session = { store, queue: { waiting }, situation: { revision: 3 } } as unknown as DesignSession;
	let calls = 0;
	const parts = {
		ask: async () => {
			calls += 1;
			return { design: { revision: 5, document: newer, pictures: [] } };
		},
		design: 'd1',
		faces: { addAll: async () => undefined },
		pictures: { add: () => undefined, find: () => undefined },
	} as unknown as Parameters<typeof followDesign>[2];
	return { store, follow: (revision: number) => followDesign(session, revision, parts), calls: () => calls };
}

it('a tab that only shows a design shows the newer one, and asks for it once', async () => {
	const { store, follow, calls } = open();
	store.freeze();
	await follow(3);
	expect(store.value('name')).toBe('Alt');
	await follow(4);
	expect(store.value('name')).toBe('Neu');
	await follow(5);
	expect(calls()).toBe(1);
});

it('a tab that edits it, or has work that no server has, shows its own', async () => {
	const editing = open();
	await editing.follow(9);
	const losing = open([{}]);
	losing.store.freeze();
	await losing.follow(9);
	expect([editing.calls(), losing.calls()]).toEqual([0, 0]);
});
