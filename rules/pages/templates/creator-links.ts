// One address for everything that a profile elsewhere should lead to.
import { leads, plain, said } from '../planning.ts';
import type { PageTemplate } from './template.ts';

const entry = (url: string, icon: string, de: string, en: string) => ({
	values: { link: { url, target: '' }, icon },
	texts: { text: said(de, en) },
});

const social = (platform: string, url: string) => ({ values: { platform, link: { url, target: 'social' } } });

export const creatorLinks: PageTemplate = {
	id: 'creatorLinks',
	category: 'contentCreator',
	kind: 'link',
	plan: {
		sections: [
			plain('profileHead', {
				texts: {
					title: said('Ihr Name', 'Your name'),
					bio: said(
						'Ein Satz, der sagt, was Sie machen und für wen.\nUnd einer, der neugierig macht.',
						'One sentence that says what you make and for whom.\nAnd one that makes curious.',
					),
				},
			}),
			plain('linkList', {
				texts: { title: said('Gerade aktuell', 'Right now') },
				items: [
					entry('/products', 'sparkles', 'Neu im Shop', 'New in the shop'),
					entry('/', 'building-store', 'Alles auf einen Blick', 'Everything at a glance'),
					entry('/contact', 'mail', 'Schreiben Sie mir', 'Write to me'),
				],
			}),
			plain('quote', {
				values: { align: 'center', background: 'glassy' },
				texts: {
					quote: said(
						'Der schönste Satz, den Ihnen jemand zu Ihrer Arbeit geschrieben hat, passt hierher.',
						'The kindest sentence that somebody wrote to you about your work fits here.',
					),
				},
			}),
			plain('productGrid', {
				values: { mode: 'newest', count: 2, columns: '2', call: leads('/products', 'neutral') },
				texts: {
					title: said('Zum Mitnehmen', 'To take home'),
					call: said('In den Shop', 'To the shop'),
				},
			}),
			plain('divider', { values: { look: 'dots' } }),
			plain('socialButtons', {
				items: [
					social('instagram', 'https://www.instagram.com/'),
					social('youtube', 'https://www.youtube.com/'),
					social('tiktok', 'https://www.tiktok.com/'),
				],
			}),
		],
		seo: {
			title: said('Alle Links', 'All links'),
			description: said(
				'Alle Profile, Neues und der Weg in den Shop an einer Stelle.',
				'All profiles, news and the way to the shop in one place.',
			),
		},
	},
};
