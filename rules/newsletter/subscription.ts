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

export const subscriberStates = ['pending', 'subscribed', 'unsubscribed', 'bounced', 'complained'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** Where someone has subscribed. */
export const subscriberSources = ['page', 'footer', 'checkout', 'signUp', 'block', 'account', 'import'] as const;
export type SubscriberSource = (typeof subscriberSources)[number];

/** Why an address gets no newsletter any more. */
export const suppressionReasons = ['bounced', 'complained', 'unsubscribed', 'manual'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** What happened to a consent. `declared`: an admin has entered the address and says where it agreed. */
export const consentKinds = [
	'requested',
	'confirmed',
	'declared',
	'imported',
	'unsubscribed',
	'removed',
	'bounced',
	'complained',
	'measured',
	'unmeasured',
] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const longestConsentSource = 300;
export const longestNote = 500;
export const longestTopicName = 80;
export const mostTopics = 30;

/** Which of them a form of its own may say of itself. */
export const newsletterForms = [
	'page',
	'footer',
	'block',
	'checkout',
	'signUp',
] as const satisfies readonly SubscriberSource[];

export const sourceOfForm = (text: string): SubscriberSource =>
	newsletterForms.find((source) => source === text) ?? 'page';
