// All templates of the demo.
import type { DemoShop } from '../data/types.ts';
import type { TemplatePlan } from './plan.ts';
import { aufkleberRund } from './templates/aufkleber-rund.ts';
import { birthAnnouncements } from './templates/birth-announcements.ts';
import { briefpapierDinA4 } from './templates/briefpapier-din-a4.ts';
import { correspondenceCards } from './templates/correspondence-cards.ts';
import { etikettenGlaeser } from './templates/etiketten-glaeser.ts';
import { exhibitionPosters } from './templates/exhibition-posters.ts';
import { flyerDinA5 } from './templates/flyer-din-a5.ts';
import { gutscheine } from './templates/gutscheine.ts';
import { letterpressCards } from './templates/letterpress-cards.ts';
import { menus } from './templates/menus.ts';
import { plakatDinA2 } from './templates/plakat-din-a2.ts';
import { postkarten } from './templates/postkarten.ts';
import { sealStickers } from './templates/seal-stickers.ts';
import { speisekarte } from './templates/speisekarte.ts';
import { visitenkartenClassic } from './templates/visitenkarten-classic.ts';
import { visitenkartenNaturpapier } from './templates/visitenkarten-naturpapier.ts';
import { visitenkartenQuadratisch } from './templates/visitenkarten-quadratisch.ts';
import { wandkalenderDinA3 } from './templates/wandkalender-din-a3.ts';
import { weddingInvitations } from './templates/wedding-invitations.ts';

export const templates: readonly TemplatePlan[] = [
	aufkleberRund,
	birthAnnouncements,
	briefpapierDinA4,
	correspondenceCards,
	etikettenGlaeser,
	exhibitionPosters,
	flyerDinA5,
	gutscheine,
	letterpressCards,
	menus,
	plakatDinA2,
	postkarten,
	sealStickers,
	speisekarte,
	visitenkartenClassic,
	visitenkartenNaturpapier,
	visitenkartenQuadratisch,
	wandkalenderDinA3,
	weddingInvitations,
];

export const templatesOf = (slug: DemoShop['slug']): TemplatePlan[] => templates.filter(({ shop }) => shop === slug);
