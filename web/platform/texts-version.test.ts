import { expect, it } from 'vitest';
import { textsHoldFor, watchTextsVersion } from './texts-version.ts';

function server(version: number) {
	const state = { version, calls: 0, away: false };
	const ask = async () => {
		state.calls += 1;
		if (state.away) throw new TypeError('network');
		return { textsVersion: state.version };
	};
	return { state, ask };
}

it('the version that a document names holds for a minute, without asking', async () => {
	const { state, ask } = server(8);
	const watch = watchTextsVersion({ ask, textsVersion: 7 }, Date.now());
	expect(await watch.current()).toBe(7);
	expect(state.calls).toBe(0);
});

it('after a minute the version is fetched, once for all callers, and the result holds as long', async () => {
	const { state, ask } = server(8);
	const watch = watchTextsVersion({ ask, textsVersion: 7 }, Date.now() - textsHoldFor);
	expect(await Promise.all([watch.current(), watch.current()])).toEqual([8, 8]);
	expect(await watch.current()).toBe(8);
	expect(state.calls).toBe(1);
});

it('while the server cannot be reached, the cached version stays valid and is fetched again', async () => {
	const { state, ask } = server(8);
	const watch = watchTextsVersion({ ask, textsVersion: 7 }, Date.now() - textsHoldFor);
	state.away = true;
	expect(await watch.current()).toBe(7);
	state.away = false;
	expect(await watch.current()).toBe(8);
});
