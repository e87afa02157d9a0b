// The German of en-GB/index.ts.
import type { Content } from '../en-GB/index.ts';
import { icons } from './icons.ts';
import { names } from './names.ts';
import { coachingOffer } from './templates/coaching-offer.ts';
import { coachingWorkshop } from './templates/coaching-workshop.ts';
import { creatorLinks } from './templates/creator-links.ts';
import { creatorMediaKit } from './templates/creator-media-kit.ts';
import { creatorPortfolio } from './templates/creator-portfolio.ts';
import { landingProduct } from './templates/landing-product.ts';
import { landingService } from './templates/landing-service.ts';
import { seasonSale } from './templates/season-sale.ts';
import { shopFront } from './templates/shop-front.ts';

export const content: Content = {
	icons,
	names,
	templates: {
		coachingOffer,
		coachingWorkshop,
		creatorPortfolio,
		creatorMediaKit,
		creatorLinks,
		shopFront,
		seasonSale,
		landingProduct,
		landingService,
	},
};
