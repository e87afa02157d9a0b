import { describe, expect, it } from 'vitest';
import { billingErrors, emptyBilling, tidyAddress } from '../checkout/address.ts';
import { parseElectronicAddress } from './electronic-address.ts';
import { formatOf, wantsPdf, wantsXml } from './formats.ts';
import { isLeitwegId } from './leitweg-id.ts';

describe('a Leitweg-ID', () => {
	it.each(['04011000-1234512345-06', '04011000-12345-03', '991-33333TEST-33', '05711-06001-79'])(
		'is right with its check digits: %s',
		(id) => expect(isLeitwegId(id)).toBe(true),
	);

	it.each([
		['another check digit', '04011000-1234512345-07'],
		['two digits in another order', '04011000-1234513245-06'],
		['no check digits', '04011000-1234512345'],
		['letters in front', 'AB-12345-06'],
		['a sign that does not belong there', '04011000-12345_12345-06'],
		['nothing', ''],
	])('is wrong with %s', (_what, id) => expect(isLeitwegId(id)).toBe(false));

	it('is stored without blanks and in capitals, however it is typed', () => {
		const { leitwegId } = tidyAddress({ ...emptyBilling, leitwegId: ' 991 – 33333test – 33 ' });
		expect(leitwegId).toBe('991-33333TEST-33');
		expect(isLeitwegId(leitwegId)).toBe(true);
	});
});

describe('an electronic address', () => {
	it('is an e-mail address, or a number with the code of its register', () => {
		expect(parseElectronicAddress('rechnung@stadt.example')).toEqual({ scheme: 'EM', id: 'rechnung@stadt.example' });
		expect(parseElectronicAddress('0088:4012345000009')).toEqual({ scheme: '0088', id: '4012345000009' });
	});

	it.each(['4012345000009', '1234:4012345000009', '0088:', '0088:40 12', 'EM:rechnung@stadt.example'])(
		'is not %s',
		(text) => expect(parseElectronicAddress(text)).toBeUndefined(),
	);
});

describe('a billing address', () => {
	const faulty = (changes: object) =>
		billingErrors({ ...emptyBilling, ...changes }).flatMap(({ field }) => (field in changes ? field : []));

	it('says beside the field what is wrong with the e-invoice', () => {
		expect(faulty({ leitwegId: '04011000-1234512345-07' })).toEqual(['leitwegId']);
		expect(faulty({ electronicAddress: 'Rathaus' })).toEqual(['electronicAddress']);
		expect(faulty({ invoiceFormat: 'fax' })).toEqual(['invoiceFormat']);
		expect(faulty({ orderReference: 'x'.repeat(61) })).toEqual(['orderReference']);
	});

	it('needs nothing of it', () =>
		expect(faulty({ leitwegId: '', electronicAddress: '', invoiceFormat: '', orderReference: '' })).toEqual([]));
});

it('Without a wish an invoice is a PDF with its data inside', () => {
	expect([undefined, '', 'zugferd', 'nonsense'].map(formatOf)).toEqual(['zugferd', 'zugferd', 'zugferd', 'zugferd']);
	expect([wantsPdf('zugferd'), wantsXml('zugferd')]).toEqual([true, false]);
	expect([wantsPdf('xrechnung'), wantsXml('xrechnung')]).toEqual([false, true]);
	expect([wantsPdf('both'), wantsXml('both')]).toEqual([true, true]);
});
