// The German of en-GB/templates/creator-links.ts.
import type { creatorLinks as base } from '../../en-GB/templates/creator-links.ts';
import type { Translated } from '../../translated.ts';

export const creatorLinks: Translated<typeof base> = {
	sections: {
		profileHead: {
			title: 'Ihr Name',
			bio: 'Ein Satz, der sagt, was Sie machen und für wen.\nUnd einer, der neugierig macht.',
		},
		linkList: {
			title: 'Gerade aktuell',
			items: [{ text: 'Neu im Shop' }, { text: 'Alles auf einen Blick' }, { text: 'Schreiben Sie mir' }],
		},
		quote: { quote: 'Der schönste Satz, den Ihnen jemand zu Ihrer Arbeit geschrieben hat, passt hierher.' },
		productGrid: { title: 'Zum Mitnehmen', call: 'In den Shop' },
	},
	seo: { title: 'Alle Links', description: 'Alle Profile, Neues und der Weg in den Shop an einer Stelle.' },
};
