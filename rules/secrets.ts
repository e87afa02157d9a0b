// What a shop keeps secret: the keys that its integrations work with. An integration that needs another one adds its purpose here.

import { shortestSecret } from './procurement/buyer.ts';

export const secretPurposes = [
	'assistantKey',
	'mailProviderKey',
	'paymentSecretKey',
	'paymentWebhookSecret',
	'pixabayKey',
	'printformerKey',
	'procurementSharedSecret',
	'schedulingKey',
	'translationKey',
	'unsplashKey',
] as const;

export type SecretPurpose = (typeof secretPurposes)[number];

const longest = 4000;

/** Providers' keys are one line of visible signs. */
const isOneLine = (value: string): boolean =>
	value.length > 0 && value.length <= longest && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);

/** How the payment provider's keys begin: mistaking one for another is the usual error. */
const beginnings = { paymentSecretKey: /^[sr]k_/, paymentWebhookSecret: /^whsec_/ } as const;

export type SecretError = 'invalid' | 'short' | keyof typeof beginnings;

/** @returns what is wrong with a value, if anything */
export function secretError(purpose: SecretPurpose, value: string): SecretError | undefined {
	if (!isOneLine(value)) return 'invalid';
	// Chosen by people, not given by a provider.
	if (purpose === 'procurementSharedSecret' && value.length < shortestSecret) return 'short';
	if (purpose !== 'paymentSecretKey' && purpose !== 'paymentWebhookSecret') return undefined;
	return beginnings[purpose].test(value) ? undefined : purpose;
}
