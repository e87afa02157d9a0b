// The plans as a shop shows them: names and prices are texts that it may override.
import { minorDigits } from '../money.ts';
import { parseNumber } from '../numbers.ts';
import type { Translate } from '../texts/translator.ts';
import { type Plan, planCost } from './plans.ts';

interface Spoken {
	t: Translate;
	language: string;
	notation?: string | null;
	currency: string;
}

export interface ShownPlan {
	name: string;
	/** In minor units. */
	month: number;
	year: number;
}

/** What is no price is as it ships: a slip of the pen gives nothing away. */
export function shownPlan(plan: Plan, { t, language, notation, currency }: Spoken): ShownPlan {
	const read = (text: string, shipped: number) => {
		const value = parseNumber(text.replaceAll(/[^\d.,'’\s]/g, ''), language, notation);
		return value > 0 && value < 1_000_000 ? Math.round(value * 10 ** minorDigits(currency)) : shipped;
	};
	const { month, year } = planCost(plan);
	return {
		name: t(`offers.${plan}.name`),
		month: read(t(`offers.${plan}.monthly`), month),
		year: read(t(`offers.${plan}.yearly`), year),
	};
}
