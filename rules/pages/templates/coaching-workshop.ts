// A workshop on a certain day: programme, who leads it, what it costs, how to take part.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

export const coachingWorkshop: TemplateLayout = {
	id: 'coachingWorkshop',
	category: 'coaching',
	kind: 'page',
	sections: [
		plain('hero', { values: { size: 'large', placement: 'behind', first: leads('/contact') } }),
		// When, where and for whom: what people look for first.
		plain('text', { layout: { ground: 'dark' } }),
		plain('imageText', {
			values: { side: 'start', share: 'third', ratio: 'portrait', first: leads('/about', 'neutral') },
			layout: { padding: 'wide' },
		}),
		plain('title', { values: { align: 'center' }, layout: { ground: 'alternate' } }),
		plain('faq', { values: { arrangement: 'below', openFirst: true }, layout: { ground: 'alternate' } }),
		plain('quote', { values: { align: 'center' }, layout: { padding: 'wide' } }),
		plain('doubleCta', { values: { first: leads('/contact'), second: leads('/faq', 'neutral') } }),
	],
};
