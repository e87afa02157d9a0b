// Pages of a test's shop, and tabs in which people edit them: each tab has its client id and numbers its steps.
import { definitions } from '../../blocks/registry.ts';
import { newId } from '../../rules/ids.ts';
import type { PageDocument, Section } from '../../rules/pages/document.ts';
import type { Operation } from '../../rules/pages/operations.ts';
import { newSection } from '../../rules/pages/sections.ts';
import type { Browser } from './accounts.ts';

interface Told {
	code: string;
	number?: number;
	problem?: { fault: string };
	message: string;
	[fact: string]: unknown;
}

/** The result, or what was refused. */
export type Answer = Record<string, unknown> & { refused?: Told };

async function ask(who: Browser, query: string, variables: object): Promise<Answer> {
	const { data, errors } = await who.graphql(query, variables);
	if (errors) return { refused: { ...errors[0].extensions, message: errors[0].message } };
	const [value] = Object.values(data);
	return typeof value === 'object' && value !== null ? (value as Answer) : { value };
}

const pageFields =
	'id kind slug home active inNavigation inFooter names revision publishedRevision publishedAt publishAt updatedAt published changed needed';

/** A new section with a heading. */
export function titleSection(words = 'Eine Überschrift'): Section {
	const { title } = definitions;
	if (!title) throw new Error('there is no block for titles');
	const section = newSection(title, ['de-DE', 'en-GB']);
	return {
		...section,
		texts: { title: { 'de-DE': { text: words, source: 'human' }, 'en-GB': { text: 'A heading', source: 'human' } } },
	};
}

export const insertOf = (section: Section): Operation => ({ do: 'insert', section, before: null });

export const say = (section: Section, text: string, language = 'de-DE'): Operation => ({
	do: 'text',
	at: { section: section.id },
	field: 'title',
	language,
	text: { text, source: 'human' },
});

export const named = (name: string) => [{ languageCode: 'de-DE', translation: name }];

export interface PageWish {
	kind?: 'page' | 'link';
	slug?: string;
	names?: { languageCode: string; translation: string }[];
	document?: unknown;
}

export const createPage = (who: Browser, name: string, wish: PageWish = {}): Promise<Answer> =>
	ask(who, `mutation($input: NewPageInput!) { createPage(input: $input) { ${pageFields} } }`, {
		input: { kind: 'page', names: named(name), ...wish },
	});

export const savePage = (who: Browser, id: unknown, input: object): Promise<Answer> =>
	ask(who, `mutation($id: ID!, $input: PageInput!) { savePage(id: $id, input: $input) { ${pageFields} } }`, {
		id,
		input,
	});

export const copyPage = (who: Browser, id: unknown): Promise<Answer> =>
	ask(who, `mutation($id: ID!) { copyPage(id: $id) { ${pageFields} } }`, { id });

export const deletePage = (who: Browser, id: unknown): Promise<Answer> =>
	ask(who, 'mutation($id: ID!) { deletePage(id: $id) }', { id });

export const publishPage = (who: Browser, page: unknown, revision: unknown): Promise<Answer> =>
	ask(
		who,
		`mutation($page: ID!, $revision: Int!) { publishPage(page: $page, revision: $revision) { ${pageFields} } }`,
		{
			page,
			revision,
		},
	);

/** Fills an empty page. */
export const applyTemplate = (who: Browser, page: unknown, template: string, client?: string): Promise<Answer> =>
	ask(
		who,
		`mutation($template: String!, $page: ID, $client: ID) {
			beginPageWizard(template: $template, page: $page, client: $client) { id }
		}`,
		{ template, page, client },
	);

export const schedulePage = (who: Browser, page: unknown, at: string | null): Promise<Answer> =>
	ask(who, `mutation($page: ID!, $at: String) { schedulePage(page: $page, at: $at) { ${pageFields} } }`, { page, at });

export const readPage = (who: Browser, slug: string, kind = 'page', language = 'de-DE'): Promise<Answer> =>
	ask(
		who,
		`query($slug: String!, $kind: PageKind!, $language: String) { page(slug: $slug, kind: $kind, language: $language) {
			id slug kind name seoTitle seoDescription seoImage { id alt } indexed sections pictures { id url alt }
			products { section products { id slug name } }
		} }`,
		{ slug, kind, language },
	);

export async function listVersions(who: Browser, page: unknown): Promise<{ id: string; reason: string; by: string }[]> {
	const query =
		'query($page: ID!) { pageVersions(page: $page, first: 100) { total items { id reason by revision at } } }';
	const { items } = await ask(who, query, { page });
	return items as { id: string; reason: string; by: string }[];
}

export const readVersion = (who: Browser, id: unknown): Promise<Answer> =>
	ask(who, 'query($id: ID!) { pageVersion(id: $id) { document reason } }', { id });

/** A tab of a browser in which a page is edited. */
export class Tab {
	readonly client = newId();
	readonly #who: Browser;
	readonly page: string;
	number = 0;

	constructor(who: Browser, page: unknown) {
		this.#who = who;
		this.page = String(page);
	}

	#ask(query: string, variables: object = {}): Promise<Answer> {
		return ask(this.#who, query, { page: this.page, client: this.client, ...variables });
	}

	open(takeOver = false): Promise<Answer> {
		return this.#ask(
			`mutation($page: ID!, $client: ID!, $takeOver: Boolean) {
				openPage(page: $page, client: $client, takeOver: $takeOver) {
					page { ${pageFields} } document revision steps mine editor { name own since }
				}
			}`,
			{ takeOver },
		);
	}

	send(steps: unknown): Promise<Answer> {
		return this.#ask(
			`mutation($page: ID!, $client: ID!, $steps: JSON!) {
				changePage(page: $page, client: $client, steps: $steps) { revision number revisions changed }
			}`,
			{ steps },
		);
	}

	/** One step, with the next number. */
	do(...operations: unknown[]): Promise<Answer> {
		this.number += 1;
		return this.send([{ number: this.number, kind: 'do', of: null, operations }]);
	}

	hold(): Promise<Answer> {
		return this.#ask(
			`mutation($page: ID!, $client: ID!) {
				holdPage(page: $page, client: $client) { mine revision editor { name own since } }
			}`,
		);
	}

	leave(): Promise<Answer> {
		return this.#ask('mutation($page: ID!, $client: ID!) { leavePage(page: $page, client: $client) }');
	}

	keep(document: unknown): Promise<Answer> {
		return this.#ask(
			`mutation($page: ID!, $client: ID!, $document: JSON!) {
				keepPageWork(page: $page, client: $client, document: $document)
			}`,
			{ document },
		);
	}

	async document(): Promise<PageDocument> {
		return (await this.open()).document as PageDocument;
	}
}
