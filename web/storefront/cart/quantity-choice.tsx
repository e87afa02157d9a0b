// Choosing how many of a thing: from a list where its quantities are given, typed where they are free. The price is shown with each choice.
import { useEffect, useId, useRef, useState } from 'react';
import { parsePieces } from '../../../rules/numbers.ts';
import { offeredQuantities, priceOf } from '../../../rules/pricing/price-of.ts';
import { largestChoice, nearQuantities } from '../../../rules/pricing/price-table.ts';
import type { Offer, Price, QuantityError } from '../../../rules/pricing/pricing.ts';
import { smallestQuantity } from '../../../rules/pricing/quantities.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { controlStyle } from '../../kit/field.tsx';
import { SelectArrow } from '../../kit/select.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface QuantityProps {
	/** Read aloud. */
	label: string;
	offer: Offer;
	/** None: nothing is chosen yet. */
	quantity: number | null;
	/** Only of what has a price. */
	onChoose(price: Price): void;
	/** Something is typed that is not chosen yet, or cannot be: what was chosen before does not hold meanwhile. */
	onTyping?(isTyping: boolean): void;
}

/** A shopper who types is not done with the first digit. */
const pauseMs = 500;

export function QuantityChoice(props: QuantityProps) {
	const offered = offeredQuantities(props.offer);
	return offered ? <Chosen {...props} offered={offered} /> : <Typed {...props} />;
}

const control = `${controlStyle} tabular-nums`;

function Chosen({ label, offer, quantity, onChoose, offered }: QuantityProps & { offered: readonly number[] }) {
	const { t } = usePlatform();
	const { number } = useAmounts(offer.currency);
	const known = quantity !== null && offered.includes(quantity);
	return (
		<div className="relative">
			<select
				aria-label={label}
				value={known ? quantity : ''}
				aria-invalid={quantity !== null && !known}
				onChange={(event) => {
					const price = priceOf(offer, Number(event.target.value));
					if (typeof price !== 'string') onChoose(price);
				}}
				className={`${control} min-w-36 appearance-none pe-10`}
			>
				{!known && (
					<option value="">{quantity === null ? '–' : t('offer.pieces', { quantity: number(quantity) })}</option>
				)}
				{offered.map((one) => (
					<option key={one} value={one}>
						{t('offer.pieces', { quantity: number(one) })}
					</option>
				))}
			</select>
			<SelectArrow />
		</div>
	);
}

function Typed({ label, offer, quantity, onChoose, onTyping }: QuantityProps) {
	const { language, notation } = usePlatform();
	const { number } = useAmounts(offer.currency);
	const id = useId();
	const [typed, setTyped] = useState<string>();
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(waiting.current), []);
	const text = typed ?? (quantity === null ? '' : number(quantity));
	const wanted = parsePieces(text, language, notation);
	const answer = priceOf(offer, wanted);
	const error = typed !== undefined && typeof answer === 'string' ? answer : undefined;
	const type = (next: string | undefined) => {
		clearTimeout(waiting.current);
		setTyped(next);
		onTyping?.(next !== undefined);
	};
	const settle = (price: Price) => {
		type(undefined);
		if (price.quantity !== quantity) onChoose(price);
	};
	return (
		<div>
			<input
				aria-label={label}
				inputMode="numeric"
				autoComplete="off"
				maxLength={12}
				value={text}
				aria-invalid={error !== undefined}
				aria-describedby={`${id}-fault`}
				onChange={(event) => {
					type(event.target.value);
					const price = priceOf(offer, parsePieces(event.target.value, language, notation));
					if (typeof price !== 'string') waiting.current = setTimeout(() => settle(price), pauseMs);
				}}
				onBlur={() => typeof answer !== 'string' && typed !== undefined && settle(answer)}
				onKeyDown={(event) => {
					if (event.key === 'Enter' && typeof answer !== 'string') settle(answer);
					if (event.key === 'Escape') type(undefined);
				}}
				className={`${control} max-w-32`}
			/>
			<div id={`${id}-fault`} role="alert" className="mt-1 max-w-56 text-sm text-error empty:hidden">
				{error && <QuantityErrorWords offer={offer} quantity={wanted} fault={error} />}
			</div>
			{error && <NearQuantities offer={offer} quantity={wanted} onChoose={settle} />}
		</div>
	);
}

interface ErrorProps {
	offer: Offer;
	quantity: number;
	fault: QuantityError;
}

function QuantityErrorWords({ offer, quantity, fault }: ErrorProps) {
	const { t } = usePlatform();
	const { number } = useAmounts(offer.currency);
	const smallest = number(smallestQuantity(offer) ?? 1);
	if (fault === 'tooSmall') return t('offer.fault.tooSmall', { quantity: smallest });
	const largest = largestChoice(offer) ?? 0;
	if (fault === 'tooLarge' || (fault === 'notOffered' && quantity > largest))
		return t('offer.fault.tooLarge', { quantity: number(largest) });
	if (fault === 'notOffered') return t('offer.fault.notOffered', { quantity: number(quantity) });
	return t('offer.fault.notWhole', { example: smallest });
}

interface NearProps {
	offer: Offer;
	/** What cannot be had. */
	quantity: number;
	/** How many there are. */
	most?: number;
	onChoose(price: Price): void;
}

/** What can be had instead, as buttons. */
export function NearQuantities({ offer, quantity, most = Number.POSITIVE_INFINITY, onChoose }: NearProps) {
	const { t } = usePlatform();
	const { number } = useAmounts(offer.currency);
	const prices = nearQuantities(offer, Math.min(quantity, most)).flatMap((near) => {
		const price = near <= most ? priceOf(offer, near) : 'tooLarge';
		return typeof price === 'string' ? [] : [price];
	});
	if (prices.length === 0) return null;
	return (
		<p className="mt-1 flex flex-wrap gap-x-4">
			{prices.map((price) => (
				<button
					key={price.quantity}
					type="button"
					onClick={() => onChoose(price)}
					className="inline-flex min-h-8 cursor-pointer items-center text-left text-sm text-link underline underline-offset-2 hover:text-link-hover pointer-coarse:min-h-11"
				>
					{t('offer.fault.take', { quantity: number(price.quantity) })}
				</button>
			))}
		</p>
	);
}
