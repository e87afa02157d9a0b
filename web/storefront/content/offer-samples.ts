// Addresses at which every shop has something to show: its own page, or else one block as it begins.
import type { ComponentType } from 'react';
import type { TextGroup } from '../../../rules/messages/groups.ts';
import type { OfferPage } from '../../../rules/pages/shop-paths.ts';

export interface OfferSample {
	/** The words of the block, and what it says here. */
	groups: readonly TextGroup[];
	/** What its title and its description are called among them. */
	name: string;
	/** The source file of the component, as the build names it. */
	module: string;
	load(): Promise<{ Component: ComponentType }>;
}

const samples: Readonly<Record<OfferPage, OfferSample>> = {
	pricing: {
		groups: ['pricingTiers', 'offers'],
		name: 'pricingTiers',
		module: 'web/storefront/offers/pricing-page.tsx',
		load: () => import('../offers/pricing-page.tsx'),
	},
	roi: {
		groups: ['roi', 'offers'],
		name: 'roi.orders',
		module: 'web/storefront/offers/roi-page.tsx',
		load: () => import('../offers/roi-page.tsx'),
	},
	'roi-print': {
		groups: ['roi', 'offers'],
		name: 'roi.print',
		module: 'web/storefront/offers/roi-print-page.tsx',
		load: () => import('../offers/roi-print-page.tsx'),
	},
};

/** Undefined for every other address. */
export const sampleAt = (slug = ''): OfferSample | undefined =>
	Object.hasOwn(samples, slug) ? samples[slug as OfferPage] : undefined;

const loaded = new Map<OfferSample, ComponentType>();

export async function loadSample(sample: OfferSample): Promise<void> {
	if (!loaded.has(sample)) loaded.set(sample, (await sample.load()).Component);
}

export const componentOf = (sample: OfferSample): ComponentType | undefined => loaded.get(sample);
