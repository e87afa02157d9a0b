// The frame of the pages: one document without a script, with one style sheet that the policy knows by its hash.
import { createHash } from 'node:crypto';
import { escaped } from '../../../rules/html.ts';
import type { Tongue } from './texts.ts';

const style = `
:root { color-scheme: light; --ink: #1c2733; --quiet: #51606f; --line: #8694a2; --soft: #f2f5f8; --main: #1f5f4a; --wrong: #a3231b; --mark: #ffd24d; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: #fff; font: 1rem/1.5 system-ui, sans-serif; }
.sandbox { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; justify-content: center; padding: .6rem 1rem; text-align: center; background: repeating-linear-gradient(-45deg, var(--mark) 0 1rem, #ffdf80 1rem 2rem); }
.sandbox strong { letter-spacing: .12em; text-transform: uppercase; }
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 1.25rem; font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
.two { display: grid; gap: 2rem; }
@media (min-width: 48rem) { main { padding-top: 2.5rem; } .two { grid-template-columns: 1fr 1fr; gap: 3rem; } }
.field { margin-bottom: 1rem; }
label { display: block; margin-bottom: .25rem; font-weight: 600; }
.hint { margin: .25rem 0 0; color: var(--quiet); font-size: .9375rem; overflow-wrap: anywhere; }
input, select, textarea { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; color: inherit; background: #fff; border: 1px solid var(--line); border-radius: .375rem; font: inherit; }
[aria-invalid=true] { border: 2px solid var(--wrong); }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.wrong { margin: .25rem 0 0; color: var(--wrong); font-size: .9375rem; }
.alert { margin-bottom: 1.25rem; padding: .75rem 1rem; border: 1px solid var(--wrong); border-left-width: .375rem; border-radius: .375rem; }
.alert h2 { margin-bottom: .25rem; }
.alert ul { margin: 0; padding-left: 1.25rem; }
.sheets { display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none; }
.sheets img { display: block; max-width: 100%; height: auto; border: 1px solid #d5dce3; }
.steps { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
button { min-height: 3rem; padding: .5rem 1.25rem; color: #fff; background: var(--main); border: 2px solid var(--main); border-radius: .375rem; font: inherit; font-weight: 700; cursor: pointer; }
button:hover { background: #164737; }
button.second { color: var(--main); background: #fff; }
button.second:hover { background: var(--soft); }
a { color: var(--main); text-underline-offset: .2em; }
.back { display: inline-block; padding: .6rem 0; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

export function layOut({ language, texts }: Tongue, title: string, body: string): string {
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
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** A form may lead to the shop: browsers hold redirects after it to the same rule. */
export const headersFor = (returns: readonly string[]): Record<string, string> => ({
	'content-type': 'text/html; charset=utf-8',
	'cache-control': 'no-store',
	'content-security-policy': [
		"default-src 'none'",
		`style-src 'sha256-${styleHash}'`,
		"img-src 'self'",
		`form-action ${["'self'", ...new Set(returns.map((url) => URL.parse(url)?.origin ?? '').filter(Boolean))].join(' ')}`,
		"base-uri 'none'",
	].join('; '),
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff',
});

interface Message {
	title: string;
	text: string;
	back?: string | undefined;
}

export const messagePage = (tongue: Tongue, { title, text, back }: Message): string =>
	layOut(
		tongue,
		title,
		`<p>${escaped(text)}</p>${back ? `<a class="back" href="${escaped(back)}">${escaped(tongue.texts.back)}</a>` : ''}`,
	);
