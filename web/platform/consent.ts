// What a visitor has agreed to. Until then, and with "only essential" ever after, nothing that is not essential is stored or loaded.

/** Raised when what is asked changes: everyone is asked again. */
const version = 1;
const key = 'consent';

export type Choice = 'all' | 'essential';

interface Consent {
	version: number;
	choice: Choice;
	/** When it was given, as an ISO time. */
	at: string;
}

/** @returns undefined where no one has answered what is asked today */
export function readConsent(): Consent | undefined {
	try {
		const kept: Consent = JSON.parse(localStorage.getItem(key) ?? '');
		return kept.version === version ? kept : undefined;
	} catch {
		return undefined;
	}
}

export function keepConsent(choice: Choice): void {
	try {
		localStorage.setItem(key, JSON.stringify({ version, choice, at: new Date().toISOString() } satisfies Consent));
	} catch {
		// A browser that keeps nothing asks again on the next page.
	}
}

/** What the button in the footer calls, and the banner hears. */
export const openConsentEvent = 'platen:consent';
