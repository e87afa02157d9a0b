import { describe, expect, it } from 'vitest';
import { acceptsFormerNames, readCookie, readMarker } from './session-cookies.ts';

const [before, after] = [Date.UTC(2026, 10, 20), Date.UTC(2026, 11, 17)];

describe('the marker of a session', () => {
	it('counts by https under a name that no sibling host can set', () => {
		expect(readMarker('a=b; __Host-platen_session=user', true, after)).toBe('user');
		expect(readMarker('platen_session=user', true, after)).toBeUndefined();
		expect(readMarker('x__Host-platen_session=user', true, after)).toBeUndefined();
		expect(readMarker('platen_session=guest', false, after)).toBe('guest');
		expect(readMarker('platen_session=admin', false, after)).toBeUndefined();
	});

	it('counts under its former name for thirty days, unless there is one of today', () => {
		expect([acceptsFormerNames(before), acceptsFormerNames(after)]).toEqual([true, false]);
		expect(readMarker('platen_session=user', true, before)).toBe('user');
		expect(readMarker('platen_session=user; __Host-platen_session=guest', true, before)).toBe('guest');
	});
});

it('of two cookies of one name the one with the shorter path is read, which comes last', () => {
	expect(readCookie('platen_refresh=former; platen_refresh=today', 'platen_refresh')).toBe('today');
	expect(readCookie('platen_refresh=', 'platen_refresh')).toBeUndefined();
});
