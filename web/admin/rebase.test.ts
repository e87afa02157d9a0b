import { expect, it } from 'vitest';
import { rebase } from './rebase.ts';

it('what was typed while it was saved goes on from what is saved then', () => {
	const base = { claim: 'One', header: { items: ['a'], revision: 1 }, footer: { items: ['b'], revision: 4 } };
	const typed = { ...base, claim: 'One and more', header: { items: ['a', 'c'], revision: 1 } };
	const saved = { claim: 'One', header: { items: ['a'], revision: 2 }, footer: { items: ['b'], revision: 4 } };
	expect(rebase(base, typed, saved)).toEqual({
		...{ claim: 'One and more', header: { items: ['a', 'c'], revision: 2 } },
		footer: { items: ['b'], revision: 4 },
	});
});

it('what nothing was typed into is as it is saved, and emptied fields stay empty', () => {
	expect(rebase({ a: 1, words: { de: 'x' } }, { a: 1, words: { de: 'x' } }, { a: 2, words: { de: 'y' } })).toEqual({
		...{ a: 2, words: { de: 'y' } },
	});
	expect(
		rebase({ words: { de: 'x', en: 'y' } }, { words: { de: 'x' } } as never, { words: { de: 'z', en: 'y' } }),
	).toEqual({
		words: { de: 'z' },
	});
	const unread = rebase({ price: Number.NaN }, { price: Number.NaN }, { price: 3 });
	expect(unread).toEqual({ price: 3 });
});
