// What the platform saves: the formulas of both calculators. Money comes in whole units as it is typed, and leaves in minor ones.
import { minorDigits } from '../money.ts';
import type { OrderEntries, PrintEntries } from './entries.ts';

export interface Savings {
	/** In minor units, to a whole unit: an estimate has no cents. */
	month: number;
	/** Of what was typed, not of the month as it is shown. */
	year: number;
	/** In percent of what the plan costs in a year. */
	roi: number;
}

type Work = Pick<OrderEntries, 'hourlyRate' | 'errorRate' | 'costPerError'>;

/** Of one order or one PDF. */
const timeSaved = (minutes: number, { hourlyRate }: Work): number => (minutes / 60) * hourlyRate;
const errorsSaved = ({ errorRate, costPerError }: Work): number => (errorRate / 100) * costPerError;

/** @param planYear what the plan costs in a year, in minor units */
function savings(perMonth: number, planYear: number, currency: string): Savings {
	const whole = (sum: number) => Math.round(sum) * 10 ** minorDigits(currency);
	const month = whole(perMonth);
	const year = whole(perMonth * 12);
	return { month, year, roi: Math.round(((year - planYear) / planYear) * 100) };
}

export function savingsOfOrders(entries: OrderEntries, planYear: number, currency: string): Savings {
	const orders = entries.locations * entries.ordersPerLocation;
	return savings(orders * (timeSaved(entries.minutesPerOrder, entries) + errorsSaved(entries)), planYear, currency);
}

export function savingsOfPrint(entries: PrintEntries, planYear: number, currency: string): Savings {
	const pdfs = entries.boundClients * entries.pdfsPerClient;
	const each = entries.costPerPdf + timeSaved(entries.minutesPerPdf, entries) + errorsSaved(entries);
	return savings(pdfs * each, planYear, currency);
}
