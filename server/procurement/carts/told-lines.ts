// A line of a cart in the words of a purchasing system: what it is, what it costs, and by which id it comes back.
import type { BuyerSettings, Protocol } from '../../../rules/procurement/buyer.ts';
import { cxmlPrice, ociPrice, type QuotedPrice } from '../../../rules/procurement/run-price.ts';
import type { CartLine } from '../../cart/lines.ts';

/** As it was when it was handed over; what is known of the product today is read again when it is ordered. */
export interface FrozenLine
	extends Pick<
		CartLine,
		| 'id'
		| 'productId'
		| 'parentId'
		| 'slug'
		| 'code'
		| 'name'
		| 'options'
		| 'itemName'
		| 'designId'
		| 'releaseId'
		| 'mediaId'
		| 'quantity'
		| 'seriesRows'
		| 'taxCategory'
		| 'personalised'
		| 'productionDays'
	> {
	price: NonNullable<CartLine['price']>;
	/** Of each row of a series, as the shopper chose it. */
	pieces: number;
	/** In minor units. */
	net: number;
	classification: string;
}

export interface HandedLine {
	frozen: FrozenLine;
	told: QuotedPrice;
}

export function freezeLine(
	line: CartLine & { price: NonNullable<CartLine['price']> },
	{ net, classification }: { net: number; classification: string },
): FrozenLine {
	const { id, productId, parentId, slug, code, name, options, itemName, designId, releaseId, mediaId } = line;
	const { quantity, seriesRows, taxCategory, personalised, productionDays, price } = line;
	return {
		...{ id, productId, parentId, slug, code, name, options, itemName, designId, releaseId, mediaId },
		...{ quantity, seriesRows, taxCategory, personalised, productionDays, price },
		pieces: quantity / (seriesRows ?? 1),
		net,
		classification,
	};
}

export function tellLine(
	frozen: FrozenLine,
	{ protocol, settings, digits }: { protocol: Protocol; settings: BuyerSettings; digits: number },
): HandedLine {
	const tell = protocol === 'cxml' ? cxmlPrice : ociPrice;
	return { frozen, told: tell(frozen, { digits, sellRunAsPiece: settings.sellRunAsPiece }) };
}

/** What was chosen and how it was named stands behind the name; a run that is sold as one piece before it. */
export function descriptionOf({ frozen, told }: HandedLine, writeNumber: (value: number) => string): string {
	const { name, options, itemName, quantity } = frozen;
	const chosen = options.map(({ value }) => value).filter((value) => value !== '');
	const whole = [name, ...chosen, ...(itemName ? [`"${itemName}"`] : [])].join(', ');
	return told.isOnePiece ? `${writeNumber(quantity)} × ${whole}` : whole;
}

export const unitOf = ({ told }: HandedLine, { unitOfPiece, unitOfRun }: BuyerSettings): string =>
	told.isOnePiece ? unitOfRun : unitOfPiece;
