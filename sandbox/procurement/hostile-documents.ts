// Documents that are meant to do harm, for tests and measurements of those who read them.
import { type Agreed, writeProfileRequest } from './write-documents.ts';

interface Hostile {
	name: string;
	bytes: Buffer;
	/** Content type, where it is another one than usual. */
	type?: string;
}

const laughs = Array.from({ length: 10 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
	'',
);

export function hostileDocuments(agreed: Agreed): Hostile[] {
	const good = writeProfileRequest(agreed);
	const [before = '', after = ''] = good.split(/(?=<cXML )/);
	const declaration = before.replace(/<!DOCTYPE[^>]*>\s*/, '');
	const withType = (type: string, body = after) => Buffer.from(`${declaration}${type}${body}`);
	const inside = (text: string) => Buffer.from(good.replace('<ProfileRequest/>', text));
	const text = (name: string, bytes: Buffer, type?: string): Hostile => ({ name, bytes, ...(type && { type }) });
	return [
		text('nothing at all', Buffer.alloc(0)),
		text('no XML', Buffer.from('{"cXML": true}')),
		text(
			'an entity that reads a file',
			withType(
				'<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
				after.replace('ProfileRequest/', 'ProfileRequest>&x;</ProfileRequest'),
			),
		),
		text(
			'an entity that calls an address',
			withType('<!DOCTYPE cXML [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x">%x;]>'),
		),
		text('a billion laughs', withType(`<!DOCTYPE cXML [<!ENTITY l0 "ha">${laughs}]>`)),
		text(
			'a quadratic entity',
			withType(
				`<!DOCTYPE cXML [<!ENTITY a "${'a'.repeat(50_000)}">]>`,
				after.replace('ProfileRequest/', `ProfileRequest>${'&a;'.repeat(5000)}</ProfileRequest`),
			),
		),
		text('an unknown entity', inside('<ProfileRequest>&nbsp;</ProfileRequest>')),
		text('another document type', withType('<!DOCTYPE html SYSTEM "about:legacy-compat">')),
		text('deep nesting', inside(`${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`)),
		text('nesting that is never closed', Buffer.from(`<cXML>${'<a>'.repeat(100_000)}`)),
		text('a hundred thousand elements', inside(`<ProfileRequest>${'<a/>'.repeat(100_000)}</ProfileRequest>`)),
		text('a huge attribute', inside(`<ProfileRequest a="${'x'.repeat(500_000)}"/>`)),
		text(
			'ten thousand attributes',
			inside(`<ProfileRequest ${Array.from({ length: 10_000 }, (_, index) => `a${index}="x"`).join(' ')}/>`),
		),
		text('an attribute twice', inside('<ProfileRequest a="1" a="2"/>')),
		text('a document of two megabytes', Buffer.from(good + ' '.repeat(2 ** 21))),
		text('broken UTF-8', Buffer.concat([Buffer.from(good), Buffer.from([0xff, 0xc0])])),
		text('a character that XML does not have', inside('<ProfileRequest>\u0001</ProfileRequest>')),
		text('a zero', Buffer.from(good.replace('cXML ', 'cXML\0 '))),
		text('a number of no character', inside('<ProfileRequest>&#xD800;</ProfileRequest>')),
		text('UTF-7', Buffer.from(good.replace('UTF-8', 'UTF-7'))),
		text('EBCDIC', Buffer.from(good.replace('UTF-8', 'IBM037'))),
		text('UTF-16 without its mark', Buffer.from(good.replace('UTF-8', 'UTF-16'), 'utf16le')),
		text('two encodings', Buffer.from(good.replace('buyer.example', 'büyer.example')), 'text/xml; charset=iso-8859-1'),
		text('a second root', Buffer.from(`${good}<cXML/>`)),
		text('a comment that does not end', Buffer.from(`${good}<!-- `)),
		text('many comments that do not end', Buffer.from(`<cXML>${'<!--'.repeat(100_000)}`)),
		text('another root', Buffer.from('<soap:Envelope xmlns:soap="x"/>')),
		text('no header', Buffer.from('<cXML payloadID="1"><Request><ProfileRequest/></Request></cXML>')),
		text('no payload id', Buffer.from(good.replace(/payloadID="[^"]*"/, ''))),
		text('two requests', inside('<ProfileRequest/><ProfileRequest/>')),
		text('a request that is not known', inside('<GetPendingRequest/>')),
		text('an order without anything', inside('<OrderRequest/>')),
		text('a setup without anything', inside('<PunchOutSetupRequest operation="create"/>')),
		text(
			'an order with a total of no number',
			inside(
				'<OrderRequest><OrderRequestHeader orderID="1"><Total><Money currency="EUR">1e999</Money></Total></OrderRequestHeader></OrderRequest>',
			),
		),
		text(
			'an order number of a megabyte',
			inside(`<OrderRequest><OrderRequestHeader orderID="${'9'.repeat(3999)}"/></OrderRequest>`),
		),
		text(
			'a quantity of no number',
			inside(
				'<OrderRequest><OrderRequestHeader orderID="1"><Total><Money currency="EUR">1.00</Money></Total></OrderRequestHeader><ItemOut quantity="-1"><ItemID/></ItemOut></OrderRequest>',
			),
		),
	];
}
