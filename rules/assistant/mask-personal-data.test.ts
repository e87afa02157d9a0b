import { describe, expect, it } from 'vitest';
import { PersonalDataMask } from './mask-personal-data.ts';

describe('what leads to a person', () => {
	it.each([
		['ask anna.müller@beispiel.de today', 'ask [[1]] today'],
		['call +49 461 1234567 or 0461 765432', 'call [[1]] or [[2]]'],
		['pay to DE02 1203 0000 0000 2020 51', 'pay to [[1]]'],
		['card 4242 4242 4242 4242', 'card [[1]]'],
		['to ab@c.de and ab@c.de again', 'to [[1]] and [[1]] again'],
	])('is not sent: %s', (text, sent) => {
		const mask = new PersonalDataMask();
		expect(mask.mask(text)).toBe(sent);
		expect(mask.restore(sent)).toBe(text);
	});

	it.each(['100 flyers for 49,90 €', '0,35 mm paper', '2026-11-19', '85 × 55 mm', 'from 10.000 on', '[[7]]'])(
		'is nothing of this: %s',
		(text) => {
			const mask = new PersonalDataMask();
			expect(mask.restore(mask.mask(text))).toBe(text);
			expect(mask.mask(text)).toBe(text);
		},
	);

	it('is put back in a text that comes in pieces, wherever it is cut', () => {
		const mask = new PersonalDataMask();
		const sent = `Write to ${mask.mask('info@print.example')} [now] or [[9]] at once [`;
		for (let size = 1; size <= sent.length; size++) {
			const restoring = mask.restoring();
			let text = '';
			for (let at = 0; at < sent.length; at += size) text += restoring.push(sent.slice(at, at + size));
			expect(text + restoring.end()).toBe('Write to info@print.example [now] or [[9]] at once [');
		}
	});
});
