// Why a quantity of a subscription cannot be had, with what can be had instead: by the prices and quantities of the day of the contract.
import { formatNumber } from '../../../../rules/formats.ts';
import { largestQuantity } from '../../../../rules/pricing/kinds.ts';
import { priceOf } from '../../../../rules/pricing/price-of.ts';
import { largestChoice, nearQuantities } from '../../../../rules/pricing/price-table.ts';
import { smallestQuantity } from '../../../../rules/pricing/quantities.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Subscription } from './subscription.ts';

type Line = Subscription['lines'][number];

/** @returns for the quantity of a row: undefined where it can be had */
export function useQuantityError(): (line: Line, quantity: number | undefined) => string | undefined {
	const { t, language, notation } = usePlatform();
	const number = (value: number) => formatNumber(value, language, notation);
	return ({ pricing }, quantity) => {
		// What is printed in series is priced together by the server.
		const least = (pricing && smallestQuantity(pricing)) ?? 1;
		const most = (pricing && largestChoice(pricing)) ?? largestQuantity;
		const range = { least: number(least), most: number(most) };
		if (quantity === undefined || !(quantity >= least && quantity <= most))
			return t('subscriptionWork.quantityRange', range);
		if (!pricing || typeof priceOf(pricing, quantity) !== 'string') return undefined;
		const near = nearQuantities(pricing, quantity).map(number);
		return near.length > 0
			? t('subscriptionWork.quantityNear', { ...range, near: near.join(', ') })
			: t('subscriptionWork.quantityRange', range);
	};
}
