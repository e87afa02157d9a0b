// Blogs of the demo, as feeds in RSS 2.0 with pictures: GET /{host}/feed.xml. It keeps nothing and knows no one.
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { escaped } from '../../rules/html.ts';

interface BlogPost {
	slug: string;
	title: string;
	/** How many days ago it was written. */
	daysAgo: number;
	author: string;
	category: string;
	paragraphs: readonly string[];
	/** Colours of its picture, from top left to bottom right. */
	colours: readonly [string, string];
}

interface Blog {
	host: string;
	title: string;
	about: string;
	posts: readonly BlogPost[];
}

interface FeedsSandbox {
	url: string;
	hosts: readonly string[];
	close(): Promise<void>;
}

const dayMs = 24 * 60 * 60 * 1000;
const picture = { width: 1200, height: 675 };

/** At eight in the morning, so that a feed stays the same all day. */
function momentOf(daysAgo: number): string {
	const day = new Date(Date.now() - daysAgo * dayMs);
	day.setUTCHours(8, 0, 0, 0);
	return day.toUTCString();
}

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

function writeItem(host: string, { slug, title, daysAgo, author, category, paragraphs }: BlogPost): string {
	const link = `https://${host}/${slug}`;
	return [
		'<item>',
		element('title', title),
		element('link', link),
		`<guid isPermaLink="true">${escaped(link)}</guid>`,
		element('pubDate', momentOf(daysAgo)),
		element('dc:creator', author),
		element('category', category),
		element('description', paragraphs[0] ?? ''),
		element('content:encoded', paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')),
		`<media:thumbnail url="https://${host}/pictures/${slug}.png" width="${picture.width}" height="${picture.height}"/>`,
		'</item>',
	].join('');
}

const writeFeed = ({ host, title, about, posts }: Blog): string =>
	[
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel>',
		element('title', title),
		element('link', `https://${host}/`),
		element('description', about),
		...posts.map((post) => writeItem(host, post)),
		'</channel></rss>',
	].join('');

/** Halftone dots that grow from one corner to the other. */
function drawPicture([light, dark]: BlogPost['colours']): Promise<Buffer> {
	const step = 45;
	const dots: string[] = [];
	for (let y = 0; y <= picture.height; y += step)
		for (let x = 0; x <= picture.width; x += step) {
			const radius = ((x / picture.width + y / picture.height) / 2) * step * 0.62;
			dots.push(`<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}"/>`);
		}
	const { width, height } = picture;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${light}"/><g fill="${dark}">${dots.join('')}</g></svg>`;
	return sharp(Buffer.from(svg)).png().toBuffer();
}

async function answer(blogs: readonly Blog[], path: string, response: ServerResponse): Promise<void> {
	const [, host, ...rest] = path.split('/');
	const blog = blogs.find((one) => one.host === host);
	const file = rest.join('/');
	if (blog && file === 'feed.xml') {
		response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' }).end(writeFeed(blog));
		return;
	}
	const post = blog?.posts.find(({ slug }) => file === `pictures/${slug}.png`);
	if (post) response.writeHead(200, { 'content-type': 'image/png' }).end(await drawPicture(post.colours));
	else response.writeHead(404).end();
}

export async function startFeedsSandbox(blogs: readonly Blog[]): Promise<FeedsSandbox> {
	const server = http.createServer((request, response) => {
		answer(blogs, request.url ?? '', response).catch(() => response.destroy());
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, '127.0.0.1', resolve);
	});
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		hosts: blogs.map(({ host }) => host),
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
