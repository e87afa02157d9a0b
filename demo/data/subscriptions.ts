// Who has subscribed to what in the demo shops, and how it has gone since: at least one in each state.
import type { DemoShop } from './types.ts';

/** `running` is trialing or active by its days. */
export type DemoCourse =
	| { is: 'running' }
	/** The latest payment was refused. */
	| { is: 'overdue' }
	/** For so many days already, and as many that are to come. */
	| { is: 'paused'; since: number; left: number }
	/** So many days ago; it runs to the end of its period. */
	| { is: 'canceled'; since: number }
	/** Canceled, and paid so many times. */
	| { is: 'ended'; payments: number };

export interface DemoSubscription {
	/** Of the product; the version that its page shows first. */
	slug: string;
	quantity: number;
	itemName?: string;
	/** The surname of a customer of the demo; missing: the regular customer who can sign in. */
	surname?: string;
	/** Since it was begun. */
	days: number;
	course: DemoCourse;
	/** The word on its print data, which is released; missing: it is ready made, or waits for its data. */
	data?: string;
}

export const demoSubscriptions: Record<DemoShop['slug'], readonly DemoSubscription[]> = {
	demo: [
		{ slug: 'plakat-des-monats', quantity: 1, days: 135, course: { is: 'running' } },
		{ slug: 'werbemittel-abo', quantity: 1, itemName: 'Probierpaket', days: 9, course: { is: 'running' } },
		{
			slug: 'kalender-abo',
			quantity: 10,
			itemName: 'Werftkalender',
			days: 210,
			course: { is: 'running' },
			data: 'Werftkalender',
		},
		{ slug: 'flyer-abo', quantity: 500, days: 38, course: { is: 'canceled', since: 1 }, data: 'Backstube' },
		{
			slug: 'flyer-abo',
			quantity: 1000,
			surname: 'Carstensen',
			days: 50,
			course: { is: 'overdue' },
			data: 'Carstensen',
		},
		{
			slug: 'geschaeftspapier-abo',
			quantity: 2,
			surname: 'Matthiesen',
			days: 160,
			course: { is: 'running' },
			data: 'Matthiesen',
		},
		{
			...{ slug: 'geschaeftspapier-abo', quantity: 1, surname: 'Thomsen', days: 102 },
			course: { is: 'paused', since: 5, left: 25 },
			data: 'Thomsen',
		},
		{ slug: 'flyer-abo', quantity: 2500, surname: 'Jessen', days: 64, course: { is: 'ended', payments: 6 } },
		{ slug: 'plakat-des-monats', quantity: 3, surname: 'Hartmann', days: 4, course: { is: 'running' } },
	],
	atelier: [
		{ slug: 'print-of-the-season', quantity: 1, days: 200, course: { is: 'running' } },
		{ slug: 'writing-paper-subscription', quantity: 1, days: 12, course: { is: 'running' }, data: 'Marlow' },
		{
			...{ slug: 'print-of-the-season', quantity: 2, surname: 'Hartmann', days: 120 },
			course: { is: 'canceled', since: 6 },
		},
		{
			...{ slug: 'writing-paper-subscription', quantity: 2, surname: 'Petersen', days: 190 },
			course: { is: 'ended', payments: 3 },
		},
	],
};
