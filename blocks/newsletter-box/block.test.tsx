import { describe, expect, it } from 'vitest';
import { holdToFamily } from '../testing/hold-to-family.tsx';
import { htmlOf, sampleOf } from '../testing/render.tsx';

holdToFamily('newsletterBox');

const topic = '0199a1b2-0000-7000-8000-000000000001';
const shown = (values: object = {}) =>
	htmlOf(sampleOf('newsletterBox', { language: 'en-GB', values: { ...values } }), {}, 'en-GB');

describe('a newsletter box', () => {
	it('is a plain form to the page of the newsletter, which needs no script', async () => {
		const html = await shown();
		expect(html).toContain('method="post"');
		expect(html).toContain('action="/newsletter"');
		expect(html).toContain('name="form" value="block"');
		expect(html).not.toContain('type="checkbox"');
	});

	it('sends the topics that were chosen for it, and none where none were', async () => {
		expect(await shown({ topics: [topic] })).toContain(`name="topic-${topic}"`);
		expect(await shown()).not.toContain('name="topic-');
	});
});
