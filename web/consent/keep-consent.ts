// Keeps what a visitor has agreed to. Apart from reading it, which every page does.
import { type Choices, type Consent, type ConsentCategory, consentKey, consentVersion } from '../platform/consent.ts';

export const consentCategories: readonly ConsentCategory[] = ['statistics', 'external'];
export const onlyEssential: Choices = { statistics: false, external: false };
export const everything: Choices = { statistics: true, external: true };

export function keepConsent(choices: Choices): void {
	const consent: Consent = { version: consentVersion, choices, at: new Date().toISOString() };
	try {
		localStorage.setItem(consentKey, JSON.stringify(consent));
	} catch {
		// A browser that keeps nothing asks again on the next page.
	}
}
