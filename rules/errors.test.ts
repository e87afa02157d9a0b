import { describe, expect, it } from 'vitest';
import { errorCatalogue } from './errors.ts';
import { shippedEntries } from './messages/groups.ts';
import { shippedLanguages } from './messages/shipped.ts';

const sentenceOf = (key: string) => shippedEntries.get(key)?.translations['en-GB'];

describe('the error catalogue', () => {
	it.each(Object.entries(errorCatalogue))(
		'%s has a status of a failure and a sentence in each language',
		(_code, entry) => {
			expect(entry.status).toBeGreaterThanOrEqual(400);
			for (const language of shippedLanguages)
				expect(shippedEntries.get(entry.text)?.translations[language]).toMatch(/\S/);
		},
	);

	it('calls a code and its sentence alike, where every page has the sentence: so it is found without this catalogue', () => {
		const general = Object.entries(errorCatalogue).filter(([, { text }]) => text.startsWith('errors.'));
		expect(general.length).toBeGreaterThan(5);
		for (const [code, { text }] of general)
			expect(text.replace('errors.', '').replace(/[A-Z]/g, '_$&').toUpperCase()).toBe(code);
	});

	it.each([
		['LOGIN_FAILED', 401, 'Login not possible with this data'],
		['INVALID_CODE', 401, 'Invalid combination'],
		['CODE_NOT_SENT', 503, 'Error during transmission of the code'],
		['REFRESH_TOKEN_MISSING', 401, 'valid refresh token not found in redis'],
		['UNAUTHORIZED', 401, 'Unauthorized'],
		['PASSWORD_NOT_CHANGED', 422, 'Password could not be changed'],
		['PROFILE_NOT_SAVED', 422, 'Error when saving the profile.'],
		['MANDATORY_FIELDS', 422, 'Please fill in all mandatory fields.'],
		['EMAIL_INVALID', 422, 'Please enter a valid email address.'],
	] as const)('says %s as the specification does', (code, status, sentence) => {
		expect([errorCatalogue[code].status, sentenceOf(errorCatalogue[code].text)]).toEqual([status, sentence]);
	});

	it.each([
		['accounts.loginError', 'Login error'],
		['accounts.signUpFailed', 'An error occurred during registration. Please try again.'],
		['accounts.resetRequestFailed', 'Something went wrong while requesting new password.'],
		[
			'accounts.resetRequested',
			'If your e-mail address is available in our system, you will shortly receive an e-mail with instructions',
		],
	])('has the words for what the client says by itself: %s', (key, sentence) => {
		expect(sentenceOf(key)).toBe(sentence);
	});
});
