// One address for everything that a profile elsewhere should lead to.
import { leads, plain } from '../planning.ts';
import type { TemplateLayout } from './template.ts';

const entry = (url: string, icon: string) => ({ values: { link: { url, target: '' }, icon } });

const social = (platform: string, url: string) => ({ values: { platform, link: { url, target: 'social' } } });

export const creatorLinks: TemplateLayout = {
	id: 'creatorLinks',
	category: 'contentCreator',
	kind: 'link',
	sections: [
		plain('profileHead'),
		plain('socialButtons', {
			items: [
				social('instagram', 'https://www.instagram.com/'),
				social('youtube', 'https://www.youtube.com/'),
				social('tiktok', 'https://www.tiktok.com/'),
			],
		}),
		plain('linkList', {
			items: [entry('/products', 'sparkles'), entry('/', 'building-store'), entry('/contact', 'mail')],
		}),
		plain('productGrid', { values: { mode: 'newest', count: 2, columns: '2', call: leads('/products', 'neutral') } }),
		plain('divider', { values: { look: 'dots' } }),
		plain('quote', { values: { align: 'center' } }),
	],
};
