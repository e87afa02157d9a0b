import { describe, expect, it } from 'vitest';
import { holdToFamily } from '../testing/hold-to-family.tsx';
import { htmlOf, sampleOf } from '../testing/render.tsx';

holdToFamily('actionWidget');

const shown = (values: object) =>
	htmlOf(sampleOf('actionWidget', { language: 'en-GB', values: { ...values } }), {}, 'en-GB');

describe('an action widget', () => {
	it('shows as many buttons as its type has', async () => {
		expect((await shown({ action: 'oneButton' })).match(/<a /g)).toHaveLength(1);
		expect((await shown({ action: 'twoButtons' })).match(/<a /g)).toHaveLength(2);
		const none = await shown({ action: 'none' });
		expect(none).toContain('Shall we begin?');
		expect(none).not.toContain('<a ');
	});

	it('sends the newsletter form to its page, and starts with an address alone', async () => {
		const newsletter = await shown({ action: 'newsletter' });
		expect(newsletter).toContain('action="/newsletter"');
		expect(newsletter).toContain('name="form" value="block"');
		const onboarding = await shown({ action: 'onboarding' });
		expect(onboarding).toContain('name="email"');
		expect(onboarding).not.toContain('action=');
	});

	it('leads to a publication at Substack and loads nothing of it', async () => {
		const html = await shown({ action: 'substack', publication: 'https://letters.substack.com/about' });
		expect(html).toContain('href="https://letters.substack.com/subscribe"');
		expect(html).not.toContain('<iframe');
		expect(await shown({ action: 'substack', publication: null })).not.toContain('<a ');
		expect(await shown({ action: 'substack', publication: 'https://substack.com/@ada' })).not.toContain('<a ');
	});
});
