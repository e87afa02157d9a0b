// A workshop on a certain day: programme, who leads it, what it costs, how to take part.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

export const coachingWorkshop: TemplateLayout = {
	id: 'coachingWorkshop',
	category: 'coaching',
	kind: 'page',
	sections: [
		plain('hero', { values: { size: 'medium', first: leads('/contact') } }),
		plain('text', { values: { align: 'center' }, layout: { ground: 'alternate' } }),
		plain('title'),
		plain('faq', { values: { arrangement: 'below', openFirst: true } }),
		plain('imageText', {
			values: { side: 'end', share: 'third', ratio: 'portrait', first: leads('/about', 'secondary') },
		}),
		plain('quote'),
		plain('doubleCta', {
			values: { first: leads('/contact'), second: leads('/faq', 'neutral') },
			layout: { ground: 'alternate' },
		}),
	],
};
