import { describe, expect, it } from 'vitest';
import { holdToFamily } from '../testing/hold-to-family.tsx';
import { htmlOf, sampleOf } from '../testing/render.tsx';

holdToFamily('contactForm');

describe('a contact form', () => {
	it('asks for an address in any case, and for a choice only where there is one', async () => {
		const values = { askName: 'off', askMessage: 'off', askChoice: 'required' };
		const html = await htmlOf(sampleOf('contactForm', { language: 'en-GB', values }), {}, 'en-GB');
		expect(html).toContain('name="email"');
		expect(html).not.toMatch(/name="(?:name|message|choice)"/);
	});
});
