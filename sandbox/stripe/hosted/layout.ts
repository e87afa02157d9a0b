// The frame of the hosted pages: one document without a script, with one style sheet that the policy knows by its hash.
import { createHash } from 'node:crypto';
import { escaped } from '../../../rules/html.ts';
import type { Tongue } from './texts.ts';

const style = `
:root { color-scheme: light; --ink: #1c2733; --quiet: #51606f; --line: #8694a2; --soft: #f2f5f8; --main: #24507a; --wrong: #a3231b; --mark: #ffd24d; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: #fff; font: 1rem/1.5 system-ui, sans-serif; }
.sandbox { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; justify-content: center; padding: .6rem 1rem; text-align: center; background: repeating-linear-gradient(-45deg, var(--mark) 0 1rem, #ffdf80 1rem 2rem); }
.sandbox strong { letter-spacing: .12em; text-transform: uppercase; }
main { display: grid; gap: 2rem; max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
@media (min-width: 48rem) { main.two { grid-template-columns: 1fr 1fr; gap: 4rem; padding-top: 3rem; } main.one { max-width: 34rem; padding-top: 3rem; } }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
.quiet { color: var(--quiet); }
ul.lines { margin: 0; padding: 0; list-style: none; }
ul.lines li { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; border-bottom: 1px solid #d5dce3; }
ul.lines .what { min-width: 0; overflow-wrap: anywhere; }
ul.lines .amount { white-space: nowrap; font-variant-numeric: tabular-nums; }
ul.lines .sum { border: 0; font-size: 1.25rem; font-weight: 700; }
.small { display: block; color: var(--quiet); font-size: .875rem; }
.field { margin-bottom: 1rem; }
label { display: block; margin-bottom: .25rem; font-weight: 600; }
input { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; color: inherit; background: #fff; border: 1px solid var(--line); border-radius: .375rem; font: inherit; }
input[readonly] { background: var(--soft); }
input[aria-invalid=true] { border: 2px solid var(--wrong); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.wrong { margin: .25rem 0 0; color: var(--wrong); font-size: .9375rem; }
.alert { margin-bottom: 1.25rem; padding: .75rem 1rem; border: 1px solid var(--wrong); border-left-width: .375rem; border-radius: .375rem; }
.alert p { margin: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: start; }
button { width: 100%; min-height: 3rem; padding: .5rem 1rem; color: #fff; background: var(--main); border: 2px solid var(--main); border-radius: .375rem; font: inherit; font-weight: 700; cursor: pointer; }
button:hover { background: #17395a; }
button.second { color: var(--main); background: #fff; }
button.second:hover { background: var(--soft); }
form.steps { display: grid; gap: .75rem; }
a { color: var(--main); text-underline-offset: .2em; }
.back { display: inline-block; margin-top: .5rem; padding: .6rem 0; }
details { margin-top: 1.5rem; padding: .75rem 1rem; background: var(--soft); border-radius: .375rem; }
summary { padding: .25rem 0; font-weight: 600; cursor: pointer; }
dl { margin: .5rem 0 0; }
dt { font-variant-numeric: tabular-nums; }
dt a { display: inline-block; padding: .25rem 0; }
dd { margin: 0 0 .5rem; color: var(--quiet); font-size: .9375rem; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

interface Page {
	tongue: Tongue;
	title: string;
	columns: 'one' | 'two';
	body: string;
}

export function document({ tongue: { language, texts }, title, columns, body }: Page): string {
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${title} – ${texts.sandbox}`)}</title>
<style>${style}</style>
</head>
<body>
<header class="sandbox"><strong>${escaped(texts.sandbox)}</strong> <span>${escaped(texts.notice)}</span></header>
<main class="${columns}">
${body}
</main>
</body>
</html>
`;
}

const originOf = (url: string | null) => (url ? (URL.parse(url)?.origin ?? '') : '');

/** A form may lead to the shop: browsers hold redirects after it to the same rule. */
export const headersFor = (returns: readonly (string | null)[]): Record<string, string> => ({
	'content-type': 'text/html; charset=utf-8',
	'cache-control': 'no-store',
	'content-security-policy': [
		"default-src 'none'",
		`style-src 'sha256-${styleHash}'`,
		`form-action ${["'self'", ...new Set(returns.map(originOf).filter(Boolean))].join(' ')}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
	].join('; '),
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
});
