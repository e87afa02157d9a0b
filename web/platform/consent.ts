// What a visitor has agreed to, by category. Until then, and where they have declined, nothing but the necessary is stored or loaded.

/** What a visitor decides on; the necessary needs no consent. */
export type ConsentCategory = 'statistics' | 'external';
export type Choices = Readonly<Record<ConsentCategory, boolean>>;

/** Raised when what is asked changes: everyone is asked again. */
export const consentVersion = 3;
export const consentKey = 'consent';

export interface Consent {
	version: number;
	choices: Choices;
	/** When it was given, as an ISO time. */
	at: string;
}

/** @returns undefined where no one has answered what is asked today */
export function readConsent(): Consent | undefined {
	try {
		const kept: Consent = JSON.parse(localStorage.getItem(consentKey) ?? '');
		return kept.version === consentVersion ? kept : undefined;
	} catch {
		return undefined;
	}
}

/** What the button in the footer calls, and the banner hears. */
export const openConsentEvent = 'platen:consent';
