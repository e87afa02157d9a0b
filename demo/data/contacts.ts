// People whom the demo shops know beside those who have ordered, and what their teams have written down.
import type { ReportingSource } from '../../rules/contacts/sources.ts';

interface DemoContact {
	/** Before the @: their domains end in .example. */
	email: string;
	name: string;
	company?: string;
	phone?: string;
	language: 'de-DE' | 'en-GB';
	source: ReportingSource;
	summary?: string;
	daysAgo: number;
	/** It is over by now. */
	endedDaysAgo?: number;
	tags?: readonly string[];
	notes?: readonly { text: string; author: string; daysAgo: number }[];
	/** `inDays` from today on; those that are done have `doneDaysAgo`. */
	tasks?: readonly { title: string; inDays?: number; assignee?: string; doneDaysAgo?: number }[];
	archived?: true;
}

export const demoContacts: Readonly<Record<string, readonly DemoContact[]>> = {
	demo: [
		{
			...{ email: 'maren.brodersen@kuestenfest.example', name: 'Maren Brodersen', company: 'Küstenfest Holnis' },
			...{ phone: '+49 4631 55012', language: 'de-DE', source: 'request', daysAgo: 6 },
			summary: 'Banner und Programmhefte für das Sommerfest',
			tags: ['Veranstaltung', 'Angebot offen'],
			notes: [
				{
					text: 'Braucht 400 Programmhefte bis Ende Mai und drei Mesh-Banner. Budget etwa 1.800 €, entscheidet mit dem Vorstand.',
					author: 'editor',
					daysAgo: 5,
				},
			],
			tasks: [
				{ title: 'Angebot für Hefte und Banner senden', inDays: -1, assignee: 'admin' },
				{ title: 'Papiermuster schicken', assignee: 'admin', doneDaysAgo: 3 },
			],
		},
		{
			...{ email: 't.ivers@hafenkontor.example', name: 'Thies Ivers', company: 'Hafenkontor Ivers' },
			...{ phone: '+49 461 90218', language: 'de-DE', source: 'meeting', daysAgo: 9 },
			summary: 'Beratung: Geschäftsausstattung',
			tags: ['Neukunde'],
			tasks: [{ title: 'Nach dem Gespräch nachfassen', inDays: 4, assignee: 'admin' }],
		},
		{
			...{ email: 'solveig.hansen@fjordyoga.example', name: 'Solveig Hansen', company: 'Fjordyoga' },
			...{ language: 'de-DE', source: 'onboarding', daysAgo: 2 },
			tags: ['Neukunde'],
		},
		{
			...{ email: 'lesekreis@buchladen-angeln.example', name: 'Imke Lorenzen', company: 'Buchladen Angeln' },
			...{ language: 'de-DE', source: 'newsletter', daysAgo: 41 },
			tags: ['Newsletter'],
		},
		{
			...{ email: 'jonas.feddersen@post.example', name: 'Jonas Feddersen', language: 'de-DE', source: 'newsletter' },
			...{ daysAgo: 75, endedDaysAgo: 12, archived: true },
		},
	],
	atelier: [
		{
			...{ email: 'eleanor@harcourt-weddings.example', name: 'Eleanor Harcourt', company: 'Harcourt Weddings' },
			...{ phone: '+44 20 7946 0812', language: 'en-GB', source: 'request', daysAgo: 4 },
			summary: 'Invitations for a wedding in September',
			tags: ['Wedding', 'Quote open'],
			notes: [
				{
					text: 'Prefers the heavy cotton paper. Needs 120 invitations with reply cards; the guest list is final in June.',
					author: 'admin',
					daysAgo: 3,
				},
			],
			tasks: [{ title: 'Send the sample book', inDays: 2, assignee: 'admin' }],
		},
		{
			...{ email: 'studio@lindqvist-gallery.example', name: 'Agnes Lindqvist', company: 'Lindqvist Gallery' },
			...{ language: 'en-GB', source: 'meeting', daysAgo: 11 },
			summary: 'Visit to the workshop',
			tags: ['Gallery'],
			tasks: [{ title: 'Ask about the catalogue for the spring show', inDays: -2, assignee: 'admin' }],
		},
		{
			...{ email: 'praxis@dr-sandberg.example', name: 'Dr. Klara Sandberg', language: 'de-DE', source: 'onboarding' },
			daysAgo: 8,
		},
		{
			...{ email: 'miles.okoro@letters.example', name: 'Miles Okoro', language: 'en-GB', source: 'newsletter' },
			...{ daysAgo: 30, tags: ['Newsletter'] },
		},
	],
};
