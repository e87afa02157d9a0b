// The languages of the provider's page. One that it does not speak is left to it.
import type Stripe from 'stripe';

type Locale = Stripe.Checkout.SessionCreateParams.Locale;

const spoken = new Set<string>(
	'bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
		' ',
	),
);

const isSpoken = (code: string): code is Locale => spoken.has(code);

export function localeOf(language: string): Locale {
	const [base = ''] = language.split('-');
	return isSpoken(language) ? language : isSpoken(base) ? base : 'auto';
}
