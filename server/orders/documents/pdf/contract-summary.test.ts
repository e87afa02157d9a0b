import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PrintedDocument } from '../../../../rules/documents/document.ts';
import { documentOf } from '../../../../rules/documents/example-document.ts';
import { translatorOf } from '../../../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../../../rules/texts/shipped-messages.ts';
import { defaultTheme } from '../../../../rules/theme/theme.ts';
import { documentTheme } from './document-theme.ts';
import { makeDocument } from './make-document.ts';

const contract: NonNullable<PrintedDocument['contract']> = {
	interval: { unit: 'month', count: 1 },
	trialEndsOn: null,
	firstPaymentOn: '2026-11-15',
	nextPaymentOn: '2026-12-15',
	cancelAddress: 'https://druckwerk.example/cancel-contract?contract=V-2026-000017',
	accountAddress: 'https://druckwerk.example/account#subscriptions',
	personalised: 'all',
};

async function textOf(
	language: string,
	changes: Partial<typeof contract> = {},
	given: Partial<PrintedDocument> = {},
): Promise<string> {
	const translate = translatorOf(language, shippedMessages(['documents', 'paymentMethods'], [language], new Map()));
	const look = await documentTheme({ shopName: 'Druckwerk', notation: null, theme: defaultTheme, logo: undefined });
	const document = documentOf({
		...{ kind: 'contractSummary', number: 'V-2026-000017', language, prices: 'gross', order: null, supply: null },
		payment: { method: 'card', dueOn: null, paidOn: null },
		contract: { ...contract, ...changes },
		...given,
	});
	const pdf = await makeDocument(document, { look, translate });
	const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
	return text.replace(/\s+/g, ' ');
}

describe('an invoice of a subscription', () => {
	it('names its contract and the period that was paid, and where the contract is found', async () => {
		const subscription = { number: 'V-2026-000017', from: '2026-11-18', to: '2026-12-18' };
		const text = await textOf(
			'de-DE',
			{},
			{
				...{ kind: 'invoice', number: '2026-000123', subscription },
				supply: { from: '2026-11-18', to: '2026-11-18' },
			},
		);
		for (const said of [
			'Vertragsnummer V-2026-000017',
			'Bezahlter Zeitraum 18.11.2026 bis 18.12.2026',
			'gehört zu Ihrem Abonnement V-2026-000017',
		])
			expect(text).toContain(said);
	});
});

describe('the summary of a contract', () => {
	it('says in German who agreed on what: price, interval, term, how to cancel, and that nothing can be withdrawn from', async () => {
		const text = await textOf('de-DE');
		for (const said of [
			'Vertragszusammenfassung V-2026-000017',
			'Druckwerk Nord GmbH',
			'Schröder & Söhne',
			'Festschrift, 96 Seiten',
			'Gesamtbetrag jeder Zahlung',
			'monatlich',
			'15.12.2026',
			'jederzeit bis zur nächsten Zahlung kündigen',
			'/cancel-contract?contract=V-2026-000017',
			'rechnung@druckwerk-nord.example',
			'Es gibt kein Widerrufsrecht',
		])
			expect(text).toContain(said);
		expect(text).not.toContain('Probezeitraum bis');
	});

	it('says in English until when it can be tried, and that consumers may withdraw', async () => {
		const text = await textOf('en-GB', {
			...{ interval: { unit: 'week', count: 2 }, trialEndsOn: '2026-11-29', personalised: 'none' },
		});
		for (const said of ['every 2 weeks', 'Trial period until', '29/11/2026', 'within 14 days'])
			expect(text).toContain(said);
		expect(text).not.toContain('Next payment');
	});

	it('says of every interval that it can be cancelled until the next payment, and names neither a minimum term nor a notice', async () => {
		for (const interval of [
			{ unit: 'week', count: 2 },
			{ unit: 'month', count: 3 },
			{ unit: 'year', count: 1 },
		] as const) {
			const [german, english] = [await textOf('de-DE', { interval }), await textOf('en-GB', { interval })];
			expect(german).toContain('Sie können jederzeit bis zur nächsten Zahlung kündigen');
			expect(german).not.toMatch(/Mindestlaufzeit|Frist/);
			expect(english).toContain('You can cancel at any time until the next payment');
			expect(english).not.toMatch(/minimum term|notice/);
		}
	});
});
