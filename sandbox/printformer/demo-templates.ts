// The templates that every client of the sandbox has: business card, flyers, calendar, and a group of invitations.
import type { Template } from './objects.ts';

const common = {
	bleed: 3,
	variants: [],
	groupMembers: [],
	customAttributes: { 'pf-ca-imprint': 'Musterdruck' },
	updatedAt: '2026-11-02T09:30:00.000000Z',
} satisfies Partial<Template>;

const papers = [
	{ id: 1, identifier: 'white', name: 'Weiß', version: 1 },
	{ id: 2, identifier: 'natural', name: 'Naturpapier', version: 1 },
];

const invitation = {
	...common,
	type: 'customizable',
	intents: ['customize'],
	pageCount: 1,
	width: 148,
	height: 105,
	dataKeys: ['headline', 'date', 'place', 'text'],
	defaults: { headline: 'Wir feiern!', date: '24. April', place: 'Alte Werft', text: 'Wir freuen uns auf Sie.' },
} satisfies Partial<Template>;

export const demoTemplates: readonly Template[] = [
	{
		...common,
		identifier: 'pfcard01',
		name: 'Visitenkarte 85 × 55 mm',
		type: 'customizable',
		intents: ['customize', 'personalize'],
		pageCount: 2,
		width: 85,
		height: 55,
		dataKeys: ['name', 'position', 'company', 'phone', 'email', 'website'],
		defaults: {
			name: 'Anna Beispiel',
			position: 'Geschäftsführerin',
			company: 'Beispiel GmbH',
			phone: '+49 40 123456',
			email: 'anna@example.com',
			website: 'example.com',
		},
		variants: papers,
		palette: { ground: '#ffffff', accent: '#24507a', ink: '#1c2733' },
	},
	{
		...common,
		identifier: 'pfflyer1',
		name: 'Flyer A6',
		type: 'customizable',
		intents: ['customize', 'upload', 'upload-and-editor'],
		pageCount: 2,
		width: 105,
		height: 148,
		dataKeys: ['headline', 'date', 'place', 'text'],
		defaults: { headline: 'Hafenfest', date: '12. Juni', place: 'Am Kai', text: 'Musik, Essen und Feuerwerk.' },
		palette: { ground: '#fff6e5', accent: '#c2571a', ink: '#33200f' },
	},
	{
		...common,
		identifier: 'pfcalen1',
		name: 'Wandkalender A4 quer',
		type: 'customizable',
		intents: ['customize'],
		pageCount: 13,
		width: 297,
		height: 210,
		dataKeys: ['title', 'year', 'company'],
		defaults: { title: 'Unser Jahr', year: '2027', company: 'Beispiel GmbH' },
		palette: { ground: '#f4f7f2', accent: '#38603a', ink: '#1d2a1d' },
	},
	{
		...common,
		identifier: 'pfposter',
		name: 'Plakat A3 aus eigenen Daten',
		type: 'customizable',
		intents: ['upload'],
		pageCount: 1,
		width: 297,
		height: 420,
		dataKeys: [],
		defaults: {},
		palette: { ground: '#ffffff', accent: '#5b2a6e', ink: '#221129' },
	},
	{
		...invitation,
		identifier: 'pfgroup1',
		name: 'Einladungskarten A6 quer',
		type: 'group',
		groupMembers: [
			{ identifier: 'pfinvit1', name: 'Einladung Meer' },
			{ identifier: 'pfinvit2', name: 'Einladung Garten' },
		],
		palette: { ground: '#e8f1f8', accent: '#1f5f8b', ink: '#10293a' },
	},
	{
		...invitation,
		identifier: 'pfinvit1',
		name: 'Einladung Meer',
		palette: { ground: '#e8f1f8', accent: '#1f5f8b', ink: '#10293a' },
	},
	{
		...invitation,
		identifier: 'pfinvit2',
		name: 'Einladung Garten',
		palette: { ground: '#eef5e6', accent: '#4d7a26', ink: '#223311' },
	},
];
