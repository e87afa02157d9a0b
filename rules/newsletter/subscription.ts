// What a newsletter asks of people who want it: an address and nothing else.
import { type FieldError, type FieldRules, findFieldError } from '../fields.ts';
import { tidyEmail } from '../tidy-fields.ts';
import { longestNewsletterAddress } from './pages.ts';

export interface NewsletterRequest {
	email: string;
}

export const newsletterRules = {
	email: { kind: 'email', required: true, maxLength: longestNewsletterAddress },
} as const satisfies Record<keyof NewsletterRequest, FieldRules>;

export const newsletterError = (field: keyof NewsletterRequest, value: string): FieldError | undefined =>
	findFieldError(tidyEmail(value), newsletterRules[field]);

export type SubscriberState = 'pending' | 'subscribed' | 'unsubscribed' | 'bounced' | 'complained';

/** Where someone has subscribed. */
export type SubscriberSource = 'page' | 'footer' | 'checkout' | 'signUp' | 'block' | 'account' | 'import';

/** Which of them a form of its own may say of itself. */
export const newsletterForms = ['page', 'footer', 'block'] as const satisfies readonly SubscriberSource[];

export const sourceOfForm = (text: string): SubscriberSource =>
	newsletterForms.find((source) => source === text) ?? 'page';
