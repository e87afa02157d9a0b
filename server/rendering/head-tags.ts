// Writes the elements of a head. All of it is escaped here.
import { escaped } from '../../rules/html.ts';
import type { HeadElement } from '../../rules/seo/head.ts';
import { escapedJson } from './escaped-json.ts';

function writeElement({ tag, attributes, data }: HeadElement): string {
	const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
	const inside = data ? `${escapedJson(JSON.stringify(data))}</${tag}>` : '';
	return `<${tag}${written.join('')}>${inside}`;
}

export const headTags = (elements: readonly HeadElement[]): string => elements.map(writeElement).join('');
