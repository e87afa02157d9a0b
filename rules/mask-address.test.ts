import { describe, expect, it } from 'vitest';
import { maskAddress } from './mask-address.ts';

describe('a masked email address', () => {
	it('shows how it and its host begin, and the top-level domain', () => {
		expect(maskAddress('henrik.schroeder@mail.druckerei.example')).toBe('h…@m….example');
		expect(maskAddress('a@b.de')).toBe('a…@b….de');
	});

	it('shows nothing of what is no address', () => {
		expect(maskAddress('henrik')).toBe('…');
		expect(maskAddress('@b.de')).toBe('…');
	});
});
