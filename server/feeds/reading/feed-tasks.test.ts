import { describe, expect, it } from 'vitest';
import { readFeedBytes } from './feed-tasks.ts';

const address = 'https://blog.example/feed';

async function read(text: string | Buffer, mostItems = 200) {
	const { result } = await readFeedBytes({ address, mostItems }, Buffer.from(text));
	return result;
}

async function itemsOf(text: string | Buffer, mostItems?: number) {
	const result = await read(text, mostItems);
	return 'refused' in result ? expect.fail('refused') : result.items;
}

const rss = (items: string, head = '') =>
	`<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Blog &amp; more</title>${head}${items}</channel></rss>`;

const episode = `<item><title>Folge 1</title><link>/folge-1</link><guid isPermaLink="false">g1</guid>
	<pubDate>Tue, 17 Nov 2026 10:00:00 GMT</pubDate><category>Druck</category><itunes:author>Jo</itunes:author>
	<description>Kurz</description><content:encoded><![CDATA[<p>Lang <b>fett</b></p><p>Zweiter &uuml;ber</p>]]></content:encoded>
	<enclosure url="http://blog.example/1.mp3" length="10" type="audio/mpeg"/><itunes:duration>1:02:03</itunes:duration>
	<itunes:image href="https://blog.example/x.jpg"/></item>`;

describe('an episode of a podcast', () => {
	it('is read with all that a section can show', async () => {
		expect(await itemsOf(rss(episode))).toEqual([
			{
				id: 'g1',
				title: 'Folge 1',
				link: 'https://blog.example/folge-1',
				publishedAt: '2026-11-17T10:00:00.000Z',
				author: 'Jo',
				categories: ['Druck'],
				paragraphs: ['Lang fett', 'Zweiter über'],
				excerpt: 'Kurz',
				picture: 'https://blog.example/x.jpg',
				media: { url: 'https://blog.example/1.mp3', kind: 'audio', type: 'audio/mpeg' },
				seconds: 3723,
			},
		]);
	});

	it('is none twice', async () => {
		expect(await itemsOf(rss(episode + episode))).toHaveLength(1);
	});
});

describe('feeds of other kinds', () => {
	it('are Atom', async () => {
		const text = `<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">At</title><id>x</id><updated>2026-11-01T00:00:00Z</updated>
			<entry><title>Eins</title><id>e1</id><link rel="enclosure" href="https://b.example/a.ogg" type="audio/ogg"/><link href="https://b.example/1"/>
			<updated>2026-11-02T00:00:00Z</updated><author><name>Jo</name></author><category term="t1" label="Thema"/><summary>S</summary>
			<content type="html">&lt;p&gt;C&lt;/p&gt;</content></entry></feed>`;
		expect(await itemsOf(text)).toMatchObject([
			{ id: 'e1', link: 'https://b.example/1', author: 'Jo', categories: ['Thema'], paragraphs: ['C'], excerpt: 'S' },
		]);
	});

	it('are JSON Feed, whose plain text is no HTML', async () => {
		const text = JSON.stringify({
			version: 'https://jsonfeed.org/version/1.1',
			title: 'J',
			items: [
				{
					id: '1',
					url: 'https://c.example/1',
					title: 'x',
					content_text: '1 < 2',
					tags: ['q'],
					image: 'https://c.example/i.jpg',
				},
			],
		});
		expect(await itemsOf(text)).toMatchObject([
			{ paragraphs: ['1 < 2'], categories: ['q'], picture: 'https://c.example/i.jpg', media: null },
		]);
	});

	it('are read in the encoding that they name', async () => {
		const text = rss('<item><title>Größe</title></item>').replace('1.0"?>', '1.0" encoding="ISO-8859-1"?>');
		expect(await itemsOf(Buffer.from(text, 'latin1'))).toMatchObject([{ title: 'Größe' }]);
	});
});

describe('what is hostile in a feed', () => {
	it('leaves nothing of scripts and no address of another protocol', async () => {
		const [item] = await itemsOf(
			rss(
				`<item><title>A &lt;script&gt;alert(1)&lt;/script&gt;B</title><link>javascript:alert(1)</link><description>&lt;img src=x onerror=alert(1)&gt;&lt;style&gt;p{}&lt;/style&gt;Text&lt;iframe src="https://x.example"&gt;</description>
				<enclosure url="data:audio/mpeg;base64,AAAA" type="audio/mpeg"/></item>`,
			),
		);
		expect(item).toMatchObject({ title: 'A B', link: '', excerpt: 'Text', media: null, paragraphs: ['Text'] });
	});

	it('is refused if it is no feed, or has entities of its own', async () => {
		const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'a'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>`;
		for (const text of ['', '<html><body>Hello</body></html>', '{"a":1}', 'not a feed'])
			expect(await read(text)).toEqual({ refused: true });
		expect(JSON.stringify(await read(bomb + rss('<item><title>&c;</title></item>').slice(21))).length).toBeLessThan(
			5000,
		);
	});

	it('is cut: items, paragraphs, titles', async () => {
		const long = `<item><title>${'Wort '.repeat(500)}</title><description>${'&lt;p&gt;x&lt;/p&gt;'.repeat(500)}</description></item>`;
		const [item] = await itemsOf(rss(long));
		expect(item?.title.length).toBeLessThanOrEqual(301);
		expect(item?.paragraphs).toHaveLength(60);
		const many = Array.from({ length: 300 }, (_, index) => `<item><title>n${index}</title></item>`).join('');
		expect(await itemsOf(rss(many), 200)).toHaveLength(200);
	});
});
