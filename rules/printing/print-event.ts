// What happens to the print data or the design of an ordered line, as the timeline of the order keeps it.
import type { Translate } from '../texts/translator.ts';
import { describeRefusal } from './describe-finding.ts';
import { isRefusalCode } from './print-data.ts';
import { describeSide } from './side-names.ts';

/** What the customer is told of. */
export const customerSteps = [
	'cameAlong',
	'uploaded',
	'sentByShop',
	'exchanged',
	'cameLate',
	'unreadable',
	'refused',
	'released',
	'releaseRevoked',
	'approved',
	'removed',
	'discarded',
	'designReleased',
	'designSentBack',
	'designCorrected',
	'designReleasedAgain',
	'designApproved',
	'printed',
] as const;
const steps = [...customerSteps, 'exchangeFailed', 'pressFileMade', 'pressFileFailed', 'designReviewed'] as const;
export type PrintStep = (typeof steps)[number];

export interface PrintEvent {
	step: PrintStep;
	/** Null: all pages, or the line as a whole. */
	side: string | null;
	/** Name of the file; null where it concerns none, or one that is gone. */
	file: string | null;
	/** What the shop has written to the customer; else empty. */
	reason: string;
	/** Why a file could not be read; null where it could. */
	refusalCode: string | null;
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Of the JSON of an event. @returns undefined for what another version has written */
export function readPrintEvent(detail: Readonly<Record<string, unknown>>): PrintEvent | undefined {
	const step = steps.find((known) => known === detail.step);
	return (
		step && {
			step,
			side: textIn(detail.side),
			file: textIn(detail.file),
			reason: textIn(detail.reason) ?? '',
			refusalCode: textIn(detail.refusalCode),
		}
	);
}

interface ToldPrintEvent {
	title: string;
	text: string | undefined;
}

/** Said otherwise to the customer, in whose place the shop has done it. */
const forCustomer = ['approved', 'designApproved', 'designCorrected'] as const;

/** The texts are in the groups `printData` and `printFindings`. */
export function describePrintEvent(t: Translate, event: PrintEvent, reader: 'shop' | 'customer'): ToldPrintEvent {
	const { step, side, file, reason, refusalCode } = event;
	const about = [side === null ? undefined : describeSide(t, side), file ?? undefined].filter(
		(one) => one !== undefined,
	);
	const own = reader === 'customer' ? forCustomer.find((one) => one === step) : undefined;
	const title = own ? t(`printData.story.${own}ForYou`) : t(`printData.story.${step}`);
	const unread = isRefusalCode(refusalCode) && refusalCode !== 'byShop' ? describeRefusal(t, refusalCode) : undefined;
	return { title: about.length > 0 ? `${title} (${about.join(': ')})` : title, text: reason || unread };
}
