// What the shopper typed: read forgivingly, refused field by field.
import { cardOf, digitsOf, isCardNumber } from '../checkout/cards.ts';
import { ibanOf, isTestAccount } from '../checkout/debits.ts';
import type { Payer, TypedCard } from '../checkout/pay-session.ts';
import type { Texts } from './texts.ts';

export type Field = 'email' | 'card' | 'expiry' | 'cvc' | 'name' | 'iban';
export type Typed = Record<Field, string>;
export type Wrong = Partial<Record<Field, string>>;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const typedIn = (form: URLSearchParams): Typed => {
	const value = (name: Field) => (form.get(name) ?? '').trim().slice(0, 200);
	return {
		iban: value('iban'),
		email: value('email'),
		card: value('card'),
		expiry: value('expiry'),
		cvc: value('cvc'),
		name: value('name'),
	};
};

function readExpiry(typed: string): { month: number; year: number } | undefined {
	const [, month, year] = /^(\d{1,2})\s*[/.\- ]?\s*(\d{4}|\d{2})$/.exec(typed) ?? [];
	if (!month || !year || Number(month) < 1 || Number(month) > 12) return undefined;
	return { month: Number(month), year: Number(year) < 100 ? 2000 + Number(year) : Number(year) };
}

/** A card is valid to the last day of its month. */
const isOver = ({ month, year }: { month: number; year: number }, now: number) =>
	Date.UTC(year, month, 1) <= now * 1000;

function expiryError(typed: string, now: number, texts: Texts): string | undefined {
	const expiry = readExpiry(typed);
	if (!expiry) return texts.expiryWrong;
	return isOver(expiry, now) ? texts.expiryPast : undefined;
}

export function findCardErrors(
	typed: Typed,
	{ now, texts, card }: { now: number; texts: Texts; card: boolean },
): Wrong {
	const number = digitsOf(typed.card);
	const digits = number.startsWith('3') ? /^\d{4}$/ : /^\d{3}$/;
	const errors: [Field, string | undefined | false][] = [
		['email', !emailPattern.test(typed.email) && texts.emailWrong],
		['card', card && !isCardNumber(number) && texts.cardWrong],
		['expiry', card && expiryError(typed.expiry, now, texts)],
		['cvc', card && !digits.test(typed.cvc) && texts.cvcWrong],
		['name', card && typed.name === '' && texts.nameWrong],
	];
	return Object.fromEntries(errors.filter(([, error]) => error)) as Wrong;
}

export function errorsInDebit(typed: Typed, texts: Texts): Wrong {
	return {
		...(emailPattern.test(typed.email) ? {} : { email: texts.emailWrong }),
		...(isTestAccount(ibanOf(typed.iban)) ? {} : { iban: texts.ibanWrong }),
		...(typed.name === '' ? { name: texts.nameWrong } : {}),
	};
}

export const cardFrom = (typed: Typed): TypedCard => ({
	card: cardOf(digitsOf(typed.card)),
	...(readExpiry(typed.expiry) ?? { month: 12, year: 2034 }),
});

export const payerFrom = ({ email, name }: Typed): Payer => ({ email, name });
