import { describe, expect, it } from 'vitest';
import { translatorOf } from '../texts/compile-messages.ts';
import { shippedMessages } from '../texts/shipped-messages.ts';
import { lineSummaries, summariseLine } from './line-summary.ts';

const line = (
	state: Parameters<typeof summariseLine>[0]['state'],
	dataRequirement = 'later',
	...severities: (string | undefined)[]
) => ({
	state,
	specification: { dataRequirement },
	data: severities.map((severity) => ({ state: 'findings', findings: severity ? [{ severity }] : [] })),
});

describe('the print data of a line in the checkout', () => {
	it('may come after the order, unless the shop needs it first', () => {
		expect(summariseLine(line('missing'))).toBe('later');
		expect(summariseLine(line('missing', 'now'))).toBe('missing');
		expect(summariseLine(line('missing', 'later', undefined))).toBe('incomplete');
	});

	it('says what is expected of the shopper', () => {
		expect(summariseLine(line('findings', 'later', 'warning'))).toBe('release');
		expect(summariseLine(line('findings', 'later', 'warning', 'error'))).toBe('errors');
		expect(summariseLine(line('refused'))).toBe('refused');
		expect(summariseLine(line('released'))).toBe('released');
	});

	it('says that the product has changed since it was released', () => {
		const revoked = (severity: string) => {
			const { data, ...shared } = line('findings', 'later', severity);
			return summariseLine({ ...shared, data: data.map((file) => ({ ...file, isReleaseRevoked: true })) });
		};
		expect(revoked('hint')).toBe('revoked');
		expect(revoked('error')).toBe('revokedErrors');
	});

	it('is being uploaded, whatever was there before', () => {
		for (const state of ['missing', 'findings', 'refused'] as const)
			expect(summariseLine(line(state, 'now'), true)).toBe('uploading');
	});

	it('says what has to be done before the order, where the shop needs it first', () => {
		for (const language of ['en-GB', 'de-DE'] as const) {
			const t = translatorOf(language, shippedMessages(['checkout'], [language]));
			const told = lineSummaries.flatMap((summary) =>
				summary === 'later' ? [] : t(`checkout.problem.printData.${summary}`, { name: 'Karten' }),
			);
			expect(told.filter((text) => text.includes('Karten'))).toHaveLength(lineSummaries.length - 1);
			expect(t('checkout.problem.printData.release', { name: 'Karten' })).not.toMatch(/upload|hoch/);
		}
	});

	it('has words in both languages', () => {
		for (const language of ['en-GB', 'de-DE'] as const) {
			const t = translatorOf(language, shippedMessages(['checkout'], [language]));
			const told = lineSummaries.map((summary) => t(`checkout.printData.${summary}`));
			expect(new Set(told).size).toBe(lineSummaries.length);
			expect(told.join(' ')).not.toMatch(/checkout\./);
		}
	});
});
