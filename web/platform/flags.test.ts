import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentFlags, flagNames, resetFlags, restoreFlags, saveFlags, setFlag } from './flags.ts';

describe('the switches of this browser', () => {
	let kept: Map<string, string>;

	beforeEach(() => {
		kept = new Map([['other', 'stays']]);
		vi.stubGlobal('localStorage', {
			getItem: (key: string) => kept.get(key) ?? null,
			setItem: (key: string, value: string) => kept.set(key, value),
			removeItem: (key: string) => kept.delete(key),
		});
		resetFlags();
	});

	afterEach(() => vi.unstubAllGlobals());

	const on = () => flagNames.filter((name) => currentFlags()[name]);

	it('are those of the specification, all off', () => {
		expect(flagNames).toEqual(['showFAB', 'languageControls', 'productControls', 'cmsControls', 'smoothScroller']);
		expect(on()).toEqual([]);
	});

	it('hold at once, and after saving can be restored', () => {
		setFlag('languageControls', true);
		saveFlags();
		setFlag('languageControls', false);
		setFlag('showFAB', true);
		expect(on()).toEqual(['showFAB']);
		restoreFlags();
		expect(on()).toEqual(['languageControls']);
	});

	it('are all off after a reset, and nothing of them is stored', () => {
		setFlag('cmsControls', true);
		saveFlags();
		resetFlags();
		expect([on(), [...kept.keys()]]).toEqual([[], ['other']]);
		restoreFlags();
		expect(on()).toEqual([]);
	});

	it.each(['null', '[]', '"x"', '{', '{"showFAB":"yes","unknown":true}'])('are off where %s is stored', (entry) => {
		kept.set('flags', entry);
		restoreFlags();
		expect([on(), Object.keys(currentFlags())]).toEqual([[], [...flagNames]]);
	});

	it('work in a browser that keeps nothing', () => {
		const refuse = () => {
			throw new Error('denied');
		};
		vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
		setFlag('showFAB', true);
		saveFlags();
		expect(on()).toEqual(['showFAB']);
		restoreFlags();
		resetFlags();
		expect(on()).toEqual([]);
	});
});
