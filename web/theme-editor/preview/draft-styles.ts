// Puts the look of a draft into the document of a preview: style sheets made by the browser, which no policy of the page forbids
// and which stand behind its own, so that they win.
import { adminTheme } from '../../../rules/theme/admin-theme.ts';
import { resolveColour } from '../../../rules/theme/resolve-colour.ts';
import type { Theme } from '../../../rules/theme/theme.ts';
import { writeThemeCss } from '../../../rules/theme/write-css.ts';

export interface DraftStyles {
	variables: string;
	/** Apart from the variables: what is written anew with each letter typed would have the fonts fetched again. */
	faces: string;
}

/** @param theme as it is seen: the dark one is written like the light one, whatever the reader's system has */
export function stylesOf(theme: Theme, scheme: 'light' | 'dark'): DraftStyles {
	const css = writeThemeCss({ ...theme, dark: { on: false } });
	const end = css.indexOf('@');
	const variables = end < 0 ? css : css.slice(0, end);
	return { variables: `${variables}:root{color-scheme:${scheme}}`, faces: end < 0 ? '' : css.slice(end) };
}

const sheetNames = ['faces', 'variables', 'probe', 'marks'] as const;
type SheetName = (typeof sheetNames)[number];

export const markAttribute = 'data-theme-place';

const ink = resolveColour(adminTheme, 'colors.border.focus');
const paper = resolveColour(adminTheme, 'colors.background.DEFAULT');
const marks = `[${markAttribute}]{outline:3px dashed ${ink}!important;outline-offset:-3px!important;box-shadow:inset 0 0 0 3px ${paper}!important}`;

const known = new WeakMap<Document, Record<SheetName, { sheet: CSSStyleSheet; text: string }>>();

function sheetsIn(document: Document) {
	const found = known.get(document);
	if (found) return found;
	const view = document.defaultView;
	if (!view) return undefined;
	const make = () => ({ sheet: new view.CSSStyleSheet(), text: '' });
	const sheets = { faces: make(), variables: make(), probe: make(), marks: make() };
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheetNames.map((name) => sheets[name].sheet)];
	known.set(document, sheets);
	writeSheet(document, 'marks', marks);
	return sheets;
}

/** What it says already is not written again. */
export function writeSheet(document: Document, name: SheetName, text: string): void {
	const entry = sheetsIn(document)?.[name];
	if (!entry || entry.text === text) return;
	entry.text = text;
	entry.sheet.replaceSync(text);
}

/** @param styles undefined: as visitors see it */
export function dress(document: Document, styles: DraftStyles | undefined): void {
	writeSheet(document, 'faces', styles?.faces ?? '');
	writeSheet(document, 'variables', styles?.variables ?? '');
}
