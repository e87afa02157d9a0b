import { expect, it } from 'vitest';
import { shippedLanguages } from '../../rules/messages/shipped.ts';
import { longText } from '../samples/sample-section.ts';
import { emptyElements, htmlOf, htmlOfSample, sampleOf, unbreakable } from '../testing/render.tsx';

const until = '2026-12-24T18:00';
const before = { madeAt: Date.parse('2026-12-23T12:00:00Z') };
const afterwards = { madeAt: Date.parse('2026-12-24T17:00:00Z') };

const shown = (stage: object, values: Readonly<Record<string, unknown>> = {}, language: 'de-DE' | 'en-GB' = 'en-GB') =>
	htmlOf(sampleOf('countdown', { language, values: { until, ...values } }), stage, language);

it('is a day and a time of the shop where no script runs, and counts nothing there', async () => {
	const html = await shown(before);
	expect(html).toContain('<time dateTime="2026-12-24T17:00:00.000Z">Thursday, 24 December 2026, 18:00</time>');
	expect(html).toContain('aria-hidden="true" class="flex flex-wrap gap-3 print:hidden invisible noscript:hidden"');
	expect(await shown(before, {}, 'de-DE')).toContain('Donnerstag, 24. Dezember 2026, 18:00 Uhr');
});

it('is over at the moment itself: then its other text is there, or nothing', async () => {
	const open = await shown({ madeAt: afterwards.madeAt - 1 });
	expect(open).toContain('Until then we print');
	expect(open).not.toContain('The offer has ended');
	const over = await shown(afterwards);
	expect(over).toContain('The offer has ended');
	expect(over).not.toMatch(/Until then we print|<time/);
	expect(await shown(afterwards, { after: 'nothing' })).not.toContain('<h2');
});

it('shows all of its words on the canvas, also where no moment has been chosen', async () => {
	const html = await shown({ ...before, canvas: true }, { until: null });
	expect(html).toContain('No day and time yet.');
	expect(html).toContain('The offer has ended');
	expect(await shown(before, { until: null })).not.toContain('<h2');
});

it.each(shippedLanguages)('leaves nothing empty behind in %s, and divides long words', async (language) => {
	expect(emptyElements(await htmlOfSample('countdown', { language, wording: 'none' }))).toEqual([]);
	expect(unbreakable(await htmlOfSample('countdown', { language, wording: 'long' }), longText.slice(0, 20))).toEqual(
		[],
	);
});
