// axe in a page that a browser test has opened.
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The short form: each document reads it anew. */
const source = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Violation {
	id: string;
	nodes: { html: string; failureSummary: string }[];
}

/**
 * What axe finds wrong with the page as it is now, by all its rules or by some. What is in order is not described: that would be
 * most of its work, and nearly all of what comes back; nor is the HTML of each element written, only of those that are named. Style sheets
 * are not fetched again, as no rule that is on wants them. Frames are not asked: axe is not in them, and would wait for their answer.
 */
export async function violationsOf(page: Page, rules?: string[]): Promise<Violation[]> {
	// Half a megabyte: once for each document.
	if ((await page.evaluate<string>('typeof axe')) === 'undefined')
		await page.evaluate(`${source};axe.configure({ noHtml: true })`);
	const options = {
		resultTypes: ['violations'],
		preload: { assets: ['media'] },
		elementRef: true,
		iframes: false,
		...(rules && { runOnly: rules }),
	};
	return page.evaluate<
		Violation[]
	>(`axe.run(${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) =>
		({ id, nodes: nodes.map(({ element, failureSummary }) => ({ html: element.outerHTML.slice(0, 300), failureSummary })) })))`);
}
