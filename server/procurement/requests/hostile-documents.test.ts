// Documents that are meant to do harm are refused within limits, with a status of cXML or of HTTP below 500.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hostileDocuments } from '../../../sandbox/procurement/hostile-documents.ts';
import { writeProfileRequest } from '../../../sandbox/procurement/write-documents.ts';
import { agreed, type ProcurementShop, startProcurementShop } from '../../testing/procurement.ts';

let shop: ProcurementShop;

beforeAll(async () => {
	shop = await startProcurementShop(inject('cluster'));
});
afterAll(() => shop.close());

describe('a hostile document', () => {
	it.each(hostileDocuments(agreed).map(({ name, bytes, type }) => [name, bytes, type] as const))(
		'is refused in no time: %s',
		async (_name, bytes, type) => {
			const before = performance.now();
			const { http, status } = await shop.send(bytes, type ? { 'content-type': type } : {});
			expect(http === 200 ? status : http).toBeGreaterThanOrEqual(400);
			expect(http === 200 ? status : http).toBeLessThan(500);
			expect(performance.now() - before).toBeLessThan(3000);
		},
	);

	it('with a document type that declares entities is refused for that', async () => {
		const document = writeProfileRequest(agreed).replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE cXML [<!ENTITY a "b">]>');
		expect(await shop.send(document)).toMatchObject({ status: 406, text: expect.stringContaining('document type') });
	});

	it('is told apart from one in another encoding that says so', async () => {
		const document = writeProfileRequest({ ...agreed, secret: agreed.secret }).replace(
			'buyer.example',
			'büyer.example',
		);
		const latin = Buffer.from(document.replace('UTF-8', 'ISO-8859-1'), 'latin1');
		expect(await shop.send(latin, { 'content-type': 'text/xml' })).toMatchObject({ status: 200 });
		expect(await shop.send(Buffer.from(document, 'latin1'))).toMatchObject({ status: 406 });
		const wide = Buffer.concat([
			Buffer.from([0xff, 0xfe]),
			Buffer.from(document.replace('UTF-8', 'UTF-16'), 'utf16le'),
		]);
		expect(await shop.send(wide, { 'content-type': 'text/xml' })).toMatchObject({ status: 200 });
	});
});
