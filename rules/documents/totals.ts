// The sums of a document, all of them sums of what its lines say.
import { type TaxTable, taxTable } from '../tax/tax-of.ts';
import type { DocumentLine, PrintedDocument } from './document.ts';

type Charged = Pick<PrintedDocument, 'lines' | 'shipping'>;

export const totalsOf = ({ lines, shipping }: Charged): TaxTable => taxTable([...lines, ...(shipping?.parts ?? [])]);

/** What a line shows as its amount. */
export const shownAmount = (line: { net: number; gross: number }, prices: PrintedDocument['prices']): number =>
	line[prices];

/** Of goods without shipping, as shown. */
export const sumOfLines = (lines: readonly DocumentLine[], prices: PrintedDocument['prices']): number =>
	lines.reduce((sum, line) => sum + shownAmount(line, prices), 0);

export const sumOfShipping = ({ shipping, prices }: Pick<PrintedDocument, 'shipping' | 'prices'>): number =>
	(shipping?.parts ?? []).reduce((sum, part) => sum + shownAmount(part, prices), 0);
