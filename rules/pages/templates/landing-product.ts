// One product from all sides.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

export const landingProduct: TemplateLayout = {
	id: 'landingProduct',
	category: 'landingPage',
	kind: 'page',
	sections: [
		plain('hero', {
			values: { size: 'large', align: 'center', placement: 'below', first: leads('/products') },
			layout: { gap: 'wide' },
		}),
		plain('singleProduct', {
			values: { side: 'start', call: leads('/products') },
			layout: { ground: 'alternate', padding: 'wide' },
		}),
		plain('text', { values: { align: 'center' }, layout: { gap: 'wide', padding: 'wide' } }),
		plain('quote', { values: { align: 'center' }, layout: { ground: 'dark', padding: 'wide' } }),
		plain('gallery', { values: { columns: '3', ratio: 'landscape' }, layout: { padding: 'wide' } }),
		plain('faq', { values: { arrangement: 'below' } }),
		plain('singleCta', {
			values: { look: 'box', align: 'center', first: leads('/products') },
			layout: { padding: 'wide' },
		}),
	],
};
