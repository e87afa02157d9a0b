// Renders a page on the server: asks everything it needs, then makes it a string.
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type {
	PageEnvironment,
	PagePart,
	PageRenderer,
	PreparedPart,
	RenderRequest,
	RenderResult,
} from '../rules/page-contract.ts';
import {
	createTranslator,
	type Messages,
	setTextMarker,
	type TextMarker,
	type Translate,
} from '../rules/texts/translator.ts';
import { type Fetcher, readResult } from './platform/api.ts';
import { type Platform, PlatformProvider } from './platform/environment.tsx';
import { textOf } from './platform/graphql.ts';
import { isNotFound } from './platform/not-found.ts';
import { fetchAll } from './platform/page.ts';
import type { PageState } from './platform/page-state.ts';
import { KnownParts, knownParts, splitParts, TrackMissingTexts } from './platform/prepared.tsx';
import { createQueryClient } from './platform/query-client.ts';
import { interfaceTextsDocument } from './platform/texts.documents.ts';
import { failureRoute } from './routes.tsx';
import { findPageMatch, type PageMatch } from './server-router.tsx';
import { titleWithout } from './storefront/failure-pages.tsx';
import { meaningfulParameters } from './storefront/meaningful-parameters.ts';
import { headOf } from './storefront/page-heads.ts';
import { beginMarking, endMarking } from './text-editing/marks/marks.ts';

const documentFiles = import.meta.glob<Record<string, unknown>>('./**/*.documents.ts', { eager: true });
const documents = Object.values(documentFiles).flatMap((file) => Object.values(file).map(textOf));

type Answers = PageState['answers'];

const translators = new WeakMap<Messages, Translate>();

/** The words of a shop are the same object until they change: what was prepared for them is used again. */
function translatorFor(environment: PageEnvironment): Translate {
	const known = translators.get(environment.messages) ?? createTranslator(environment);
	translators.set(environment.messages, known);
	return known;
}

function createPlatform({ environment, typed, ask }: RenderRequest): Platform {
	const askInProcess: Fetcher = async (document, variables) =>
		readResult(await ask(textOf(document), variables as Record<string, unknown>));
	return {
		...environment,
		t: translatorFor(environment),
		ask: askInProcess,
		queryClient: createQueryClient(),
		typed,
	};
}

/** @returns the answers, or what kept them from being given, if that is the reader's business */
async function askEverything(platform: Platform, { page, place }: PageMatch): Promise<Answers | { missing: unknown }> {
	if (!page?.questions) return [];
	try {
		return await fetchAll(platform, page, place);
	} catch (error) {
		if (isNotFound(error)) return { missing: error };
		throw error;
	}
}

/** Path and query with the base. */
async function movedFrom(platform: Platform, { page, place }: PageMatch): Promise<string | undefined> {
	const to = await page?.movedTo?.(platform, place);
	return to && platform.base + to;
}

/** Hands texts on as they are, and remembers which of them were missed. */
function noting(missing: ReadonlySet<string>, shown: Set<string>): TextMarker {
	return (key, text) => {
		if (missing.has(key)) shown.add(key);
		return text;
	};
}

/** Nothing else happens while a page is written: whether its texts are marked, or watched, is one switch for all. */
function write({ environment, missing }: RenderRequest, shown: Set<string>, writing: () => string): string {
	if (environment.textMarks) beginMarking();
	else if (missing) setTextMarker(noting(missing, shown));
	try {
		return writing();
	} finally {
		endMarking();
	}
}

async function render(request: RenderRequest): Promise<RenderResult> {
	const { environment } = request;
	const platform = createPlatform(request);
	const match = await findPageMatch(platform, request.url);
	const asked = await askEverything(platform, match);
	const answers = 'missing' in asked ? [] : asked;
	const { page, place, createElement, context } = 'missing' in asked ? match.without(asked.missing) : match;
	const known = knownParts(environment);
	const missing = new Set<string>();
	const html = write(request, missing, () =>
		renderToString(
			<PlatformProvider value={platform}>
				<KnownParts value={known}>
					<TrackMissingTexts value={request.missing !== undefined}>
						<QueryClientProvider client={platform.queryClient}>{createElement()}</QueryClientProvider>
					</TrackMissingTexts>
				</KnownParts>
			</PlatformProvider>,
		),
	);
	return {
		status: context.statusCode,
		title:
			'missing' in asked ? titleWithout(platform, asked.missing) : (page?.title(platform, place) ?? platform.shopName),
		head: headOf(page?.path, platform, place, new URL(request.url, request.origin), context.statusCode),
		movedTo: 'missing' in asked ? await movedFrom(platform, match) : undefined,
		html: splitParts(html, known),
		state: writeState(environment, {
			answers,
			errors: context.errors ? { [failureRoute]: String(context.statusCode) } : {},
		}),
		missing: [...missing],
		modules: [page?.module, page?.frame?.module, ...(page?.modules?.(platform, place) ?? [])].filter(
			(module) => module !== undefined,
		),
		entry: page?.entry,
		loads: page?.loads?.(platform, place),
	};
}

const environments = new WeakMap<PageEnvironment, PreparedPart>();

const wordsOfShops = new WeakMap<Messages, PreparedPart>();

const wordsOfPages = new WeakMap<object, PreparedPart>();

/** There are only so many documents, and their text is longer than many a response. */
const beginnings = new Map<string, PreparedPart>();

function beginningOf(document: string): PreparedPart {
	const written = beginnings.get(document) ?? { text: `{"key":[${JSON.stringify(document)},` };
	beginnings.set(document, written);
	return written;
}

/** The words of a page are the same object until they change: written once. */
function writeAnswer(answer: Answers[number]): PagePart[] {
	const [document, variables] = answer.key;
	if (document !== textOf(interfaceTextsDocument))
		return [beginningOf(document), `${JSON.stringify(variables)}],"data":${JSON.stringify(answer.data)}}`];
	const { interfaceTexts: words } = answer.data as { interfaceTexts: object };
	const written = wordsOfPages.get(words) ?? { text: JSON.stringify(answer) };
	wordsOfPages.set(words, written);
	return [written];
}

/** The words are the same for all shops that word nothing themselves: written once for all of them. */
function wordsPart(messages: Messages): PreparedPart {
	const written = wordsOfShops.get(messages) ?? { text: JSON.stringify(messages) };
	wordsOfShops.set(messages, written);
	return written;
}

/** What else the environment says is the same for every page of a shop: written once for each. */
function environmentPart(environment: PageEnvironment): PreparedPart {
	const known = environments.get(environment);
	if (known) return known;
	const { messages: _, ...rest } = environment;
	const written = { text: `,${JSON.stringify(rest).slice(1)},` };
	environments.set(environment, written);
	return written;
}

function writeState(environment: PageEnvironment, rest: Omit<PageState, 'environment'>): PagePart[] {
	const { answers, ...others } = rest;
	const parts = answers.flatMap((answer, index) => [index === 0 ? '' : ',', ...writeAnswer(answer)]);
	return [
		'{"environment":{"messages":',
		wordsPart(environment.messages),
		environmentPart(environment),
		'"answers":[',
		...parts,
		`],${JSON.stringify(others).slice(1)}`,
	];
}

export const renderer: PageRenderer = { render, documents, meaningfulParameters };
