import { describe, expect, it } from 'vitest';
import { documentOf, soldItems, taxed } from '../../../../rules/documents/example-document.ts';
import { crossIndustryInvoice } from './cross-industry-invoice.ts';

const untaxed = soldItems.map((sold) => ({ ...sold, rate: 0 }));
const { buyer, seller } = documentOf();

/** All that an element says, in order. */
const said = (xml: string, name: string) =>
	[...xml.matchAll(new RegExp(`<${name}[ >][^<]*`, 'g'))].map(([text]) => text.replace(/^[^>]*>/, ''));

describe('an invoice for machines', () => {
	it('says the same sums, all of them without tax, whatever the paper shows', () => {
		const document = documentOf({ prices: 'gross' });
		const xml = crossIndustryInvoice(document, 'sofort');
		expect(said(xml, 'ram:LineTotalAmount')).toEqual(['36.05', '327.31', '971.95', '1335.31']);
		expect(said(xml, 'ram:ChargeTotalAmount')).toEqual(['4.12']);
		expect(said(xml, 'ram:TaxBasisTotalAmount')).toEqual(['1339.43']);
		expect(said(xml, 'ram:TaxTotalAmount')).toEqual(['137.86']);
		expect(said(xml, 'ram:GrandTotalAmount')).toEqual(['1477.29']);
		expect(said(xml, 'ram:DuePayableAmount')).toEqual(['1477.29']);
		expect(said(xml, 'ram:CategoryCode')).toEqual(['S', 'S', 'S', 'S', 'S', 'S']);
	});

	it('gives the price of a run with its quantity, which needs no rounding', () => {
		const xml = crossIndustryInvoice(documentOf(), '');
		expect(said(xml, 'ram:ChargeAmount')).toEqual(['42.90', '389.50', '1039.99']);
		expect(said(xml, 'ram:BasisQuantity')).toEqual(['500', '25000', '120']);
	});

	it('that is paid asks for nothing', () => {
		const xml = crossIndustryInvoice(
			documentOf({ payment: { method: 'card', dueOn: null, paidOn: '2026-11-14' } }),
			'',
		);
		expect(said(xml, 'ram:TotalPrepaidAmount')).toEqual(['1633.18']);
		expect(said(xml, 'ram:DuePayableAmount')).toEqual(['0.00']);
	});

	it.each([
		['smallBusiness', 'E', []],
		['reverseCharge', 'AE', ['VATEX-EU-AE']],
		['intraCommunity', 'K', ['VATEX-EU-IC']],
		['export', 'G', ['VATEX-EU-G']],
	] as const)('names %s by its category', (kind, category, codes) => {
		const xml = crossIndustryInvoice(documentOf({ exemption: { kind, reason: '' }, shipping: null }, untaxed), '');
		expect(new Set(said(xml, 'ram:CategoryCode'))).toEqual(new Set([category]));
		expect(said(xml, 'ram:ExemptionReasonCode')).toEqual(codes);
	});

	it('says to machines where it is delivered to, and by what the customer finds it again', () => {
		const known = {
			...buyer,
			reference: '04011000-1234512345-06',
			orderReference: 'PO 4711',
			electronicAddress: { scheme: '0204', id: '04011000-1234512345-06' },
		};
		const xml = crossIndustryInvoice(documentOf({ buyer: known }), '', 'xrechnung');
		expect(said(xml, 'ram:BuyerReference')).toEqual(['04011000-1234512345-06']);
		expect(said(xml, 'ram:IssuerAssignedID')).toEqual(['2026-000345', 'PO 4711']);
		expect(xml).toContain('<ram:URIID schemeID="0204">04011000-1234512345-06</ram:URIID>');
	});

	it('has a reference of the buyer always, as XRechnung asks', () => {
		const without = { ...buyer, costCenter: '' };
		expect(said(crossIndustryInvoice(documentOf({ buyer }), ''), 'ram:BuyerReference')).toEqual(['Marketing 4711']);
		expect(said(crossIndustryInvoice(documentOf({ buyer: without }), ''), 'ram:BuyerReference')).toEqual([
			'2026-000345',
		]);
	});

	it('says which rules it keeps', () => {
		expect(said(crossIndustryInvoice(documentOf(), ''), 'ram:ID').slice(0, 2)).toEqual([
			'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
			'urn:cen.eu:en16931:2017',
		]);
		expect(said(crossIndustryInvoice(documentOf(), '', 'xrechnung'), 'ram:ID')).toContain(
			'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
		);
	});

	it('of a subscription names its contract, and the period that was paid', () => {
		const subscription = { number: 'V-2026-000017', from: '2026-11-18', to: '2026-12-18' };
		const xml = crossIndustryInvoice(documentOf({ subscription }), '');
		expect(said(xml, 'ram:IssuerAssignedID')).toEqual(['2026-000345', 'V-2026-000017']);
		expect(xml).toMatch(/<ram:BillingSpecifiedPeriod>.*20261118.*20261218.*<\/ram:BillingSpecifiedPeriod>/);
	});

	it('of a plan names the period of the service, and no day on which goods were handed over', () => {
		const subscription = { number: 'V-2026-000018', from: '2026-12-07', to: '2027-01-07', isPlan: true };
		const xml = crossIndustryInvoice(documentOf({ subscription, supply: null }), '');
		expect(xml).toMatch(/<ram:BillingSpecifiedPeriod>.*20261207.*20270107.*<\/ram:BillingSpecifiedPeriod>/);
		expect(xml).not.toContain('ActualDeliverySupplyChainEvent');
	});

	it('of a credit note names the invoice that it takes back', () => {
		const corrects = { number: '2026-000100', issuedOn: '2026-10-10' };
		const xml = crossIndustryInvoice(documentOf({ kind: 'creditNote', corrects }), '');
		expect(said(xml, 'ram:TypeCode')[0]).toBe('381');
		expect(said(xml, 'ram:IssuerAssignedID')).toEqual(['2026-000345', '2026-000100']);
		expect(said(xml, 'qdt:DateTimeString')).toEqual(['20261010']);
	});

	it('knows a seller without a VAT id by its tax number', () =>
		expect(said(crossIndustryInvoice(documentOf({ seller: { ...seller, vatId: '' } }), ''), 'ram:ID')).toContain(
			'27/123/45678',
		));

	it('is XML, whatever people have typed', () => {
		const billing = { ...buyer.billing, company: 'A & B <Druck> "GmbH" \u0000\u0007' };
		const shipping = { name: ']]> & Co.', parts: [taxed(100, 1900, 'net')] };
		const xml = crossIndustryInvoice(documentOf({ buyer: { ...buyer, billing }, shipping }), '');
		expect(xml).toContain('A &amp; B &lt;Druck&gt; &quot;GmbH&quot;<');
		expect(xml).toContain(']]&gt; &amp; Co.');
		expect(xml.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
		expect(xml).not.toMatch(/<([\w:]+)[^>]*><\/\1>/);
	});
});
