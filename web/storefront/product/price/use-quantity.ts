// How many are wanted: what the address says, until a shopper types or chooses something else; the address then follows.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { parsePieces } from '../../../../rules/numbers.ts';
import { priceOf } from '../../../../rules/pricing/price-of.ts';
import type { Offer, Price, QuantityError } from '../../../../rules/pricing/pricing.ts';
import { smallestQuantity } from '../../../../rules/pricing/quantities.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useRouteLocation } from '../../../platform/page.ts';
import { addressWith } from '../product-query.ts';

/** A shopper who types is not done with the first digit. */
const pauseMs = 400;

export interface ChosenQuantity {
	/** As it stands in the field. */
	text: string;
	/** NaN where that is no number. */
	quantity: number;
	answer: Price | QuantityError;
	type(text: string): void;
	choose(quantity: number): void;
	addressOf(quantity: number): string;
}

export function useQuantity(slug: string, offer: Offer): ChosenQuantity {
	const { language, notation } = usePlatform();
	const place = useRouteLocation();
	const navigate = useNavigate();
	const [typed, setTyped] = useState<string>();
	const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(waiting.current), []);

	const asked = place.search.get('quantity');
	// What was chosen elsewhere, by a row of the table or the way back, stands above what was typed before.
	const [seen, setSeen] = useState(asked);
	if (seen !== asked) {
		setSeen(asked);
		setTyped(undefined);
	}
	const text = typed ?? asked ?? String(smallestQuantity(offer) ?? '');
	const quantity = parsePieces(text, language, notation);
	const addressOf = (number: number) => addressWith(slug, place, { quantity: number });
	const choose = (number: number) => {
		clearTimeout(waiting.current);
		navigate(addressOf(number), { preventScrollReset: true, replace: true });
	};
	return {
		text,
		quantity,
		answer: priceOf(offer, quantity),
		choose,
		addressOf,
		type(next) {
			setTyped(next);
			clearTimeout(waiting.current);
			const number = parsePieces(next, language, notation);
			if (typeof priceOf(offer, number) !== 'string') waiting.current = setTimeout(() => choose(number), pauseMs);
		},
	};
}
