// Every template, in the order in which they are offered.
import { coachingOffer } from './coaching-offer.ts';
import { coachingWorkshop } from './coaching-workshop.ts';
import { creatorLinks } from './creator-links.ts';
import { creatorMediaKit } from './creator-media-kit.ts';
import { creatorPortfolio } from './creator-portfolio.ts';
import { landingProduct } from './landing-product.ts';
import { landingService } from './landing-service.ts';
import { seasonSale } from './season-sale.ts';
import { shopFront } from './shop-front.ts';
import type { PageTemplate } from './template.ts';

export const pageTemplates: readonly PageTemplate[] = [
	coachingOffer,
	coachingWorkshop,
	creatorPortfolio,
	creatorMediaKit,
	creatorLinks,
	shopFront,
	seasonSale,
	landingProduct,
	landingService,
];
