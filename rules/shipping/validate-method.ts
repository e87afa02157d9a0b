// Whether a way to send things can be kept as it was described; asked by the screen and by the server.
import { countryCodes } from '../accounts/countries.ts';
import { type FieldRules, findFieldError } from '../fields.ts';
import { type ShippingMethod, shippingErrors, shippingKinds } from './shipping-price.ts';

type Words = Readonly<Record<string, string>>;

export interface DescribedMethod extends ShippingMethod {
	/** By language. */
	names: Words;
	descriptions: Words;
	/** Working days on the way. */
	days: number;
	active: boolean;
}

export const nameRules = { required: true, maxLength: 80 } as const satisfies FieldRules;
export const descriptionRules = { maxLength: 200 } as const satisfies FieldRules;
export const longestWay = 60;
export const mostSteps = 50;
export const mostMethods = 50;
/** 10 million of the major unit, and a thousand tonnes. */
const highest = 1_000_000_000;

type MethodField = 'names' | 'descriptions' | 'countries' | 'kind' | 'price' | 'freeFrom' | 'steps' | 'days';

const isFaulty = (words: Words, rules: FieldRules) =>
	Object.values(words).some((text) => /\p{Cc}/u.test(text) || findFieldError(text, { ...rules, required: false }));

const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0 && value <= highest;

const fieldsOf = { noSteps: 'steps', notRising: 'steps', noFreeFrom: 'freeFrom' } as const;

function* amountErrors(method: DescribedMethod): Generator<MethodField> {
	const { kind, price, freeFrom, steps } = method;
	for (const found of shippingErrors(method)) if (found !== 'badNumber') yield fieldsOf[found];
	if (!isAmount(price)) yield 'price';
	if (kind === 'freeFrom' && freeFrom !== null && !isAmount(freeFrom)) yield 'freeFrom';
	if (steps.length > mostSteps || !steps.every(({ upTo, price: of }) => upTo > 0 && isAmount(upTo) && isAmount(of)))
		yield 'steps';
}

/** The first part that cannot be kept. @param language of the shop, in which it must have a name */
export function findMethodError(method: DescribedMethod, language: string): MethodField | undefined {
	const { names, descriptions, countries, kind, days } = method;
	if (!names[language]?.trim() || isFaulty(names, nameRules)) return 'names';
	if (isFaulty(descriptions, descriptionRules)) return 'descriptions';
	if (new Set(countries).size < countries.length || !countries.every((code) => countryCodes.includes(code)))
		return 'countries';
	if (!shippingKinds.includes(kind)) return 'kind';
	if (!Number.isInteger(days) || days < 0 || days > longestWay) return 'days';
	return amountErrors(method).next().value ?? undefined;
}

/** Without what its kind has no use for. */
export function tidyMethod(method: DescribedMethod): DescribedMethod {
	const { kind, price, freeFrom, steps } = method;
	const stepped = kind === 'byWeight' || kind === 'byQuantity';
	const trimmed = (words: Words) =>
		Object.fromEntries(Object.entries(words).flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : [])));
	return {
		...method,
		names: trimmed(method.names),
		descriptions: trimmed(method.descriptions),
		price: stepped ? 0 : price,
		freeFrom: kind === 'freeFrom' ? freeFrom : null,
		steps: stepped ? steps : [],
	};
}
