// What the editor does: takes what was typed, chosen and uploaded, and leads back to the shop by one of the three callbacks.
import { withFile } from '../api/uploads.ts';
import { activeTemplate, artworkOf, pagesOf, variantsOf } from '../artwork.ts';
import { readCsv } from '../csv.ts';
import { makePicture } from '../files/picture.ts';
import type { Draft, Template, Values } from '../objects.ts';
import { takeTemplate } from '../templates.ts';
import { notFound, PrintformerFailure } from '../wire/failures.ts';
import { type Scope, take } from '../world.ts';
import { editorPage, fieldName, previewPage, type Shown } from './editor-form.ts';
import { messagePage } from './layout.ts';
import { filled, type Tongue } from './texts.ts';
import { decodedUrl, type Reply, type Request, type Visitor, visitorOf } from './visit.ts';

const longest = 200;

type Way = 'save' | 'cancel' | 'halt';

/** Cancel falls back to the callback, halt to cancel. */
function callbacksOf(query: URLSearchParams): Record<Way, string | undefined> {
	const save = decodedUrl(query, 'callback');
	const cancel = decodedUrl(query, 'callback_cancel') ?? save;
	return { save, cancel, halt: decodedUrl(query, 'callback_halt') ?? cancel };
}

function ownDraft({ scope, user }: Visitor, hash: string): Draft {
	const draft = take(scope, 'draft', hash);
	if (draft.userIdentifier !== user) throw new PrintformerFailure(403, 'This action is unauthorized.');
	return draft;
}

const save = ({ store, client }: Scope, draft: Draft) =>
	store.change(() => store.put('draft', client, draft.draftHash, draft));

function shownFor({ scope }: Visitor, draft: Draft, tongue: Tongue, more: Partial<Shown> = {}): Shown {
	return {
		tongue,
		draft,
		template: takeTemplate(scope, draft.templateIdentifier),
		active: activeTemplate(scope, draft),
		values: draft.values,
		wrong: {},
		pageCount: pagesOf(artworkOf(scope, draft), draft.rows ? 0 : undefined).length,
		picturePath: `/editor/${draft.draftHash}/page`,
		...more,
	};
}

/** Without a callback there is nowhere to go. */
function leave({ url, tongue }: Request, way: Way): Reply {
	const location = callbacksOf(url.searchParams)[way];
	const { savedTitle: title, savedText: text } = tongue.texts;
	return location ? { status: 303, location } : { status: 200, html: messagePage(tongue, { title, text }) };
}

function typedIn({ body: { params } }: Request, { dataKeys }: Template, before: Values): Values {
	const typed = dataKeys.flatMap((key) => {
		const value = params[fieldName(key)];
		return typeof value === 'string' ? [[key, value.trim()] as const] : [];
	});
	return { ...before, ...Object.fromEntries(typed) };
}

function findWrong({ intent }: Draft, { dataKeys }: Template, values: Values, { texts }: Tongue) {
	const wrong: Record<string, string> = {};
	if (intent === 'upload') return wrong;
	const [first] = dataKeys;
	if (first && !values[first]) wrong[fieldName(first)] = texts.required;
	for (const key of dataKeys)
		if ((values[key] ?? '').length > longest) wrong[fieldName(key)] = filled(texts.tooLong, { most: longest });
	return wrong;
}

/** @returns undefined where the file cannot be used */
function rowsIn(bytes: Buffer, { dataKeys }: Template): Values[] | undefined {
	const [header = [], ...lines] = readCsv(bytes.toString('utf8'));
	const columns = header.flatMap((name, index) =>
		dataKeys.includes(name.trim()) ? [[name.trim(), index] as const] : [],
	);
	if (columns.length === 0 || lines.length === 0) return undefined;
	return lines.map((cells) => Object.fromEntries(columns.map(([name, index]) => [name, cells[index] ?? ''])));
}

interface Taken {
	draft: Draft;
	wrong: Record<string, string>;
}

async function takeFiles(request: Request, scope: Scope, draft: Draft, active: Template): Promise<Taken> {
	const { file, data } = request.body.files;
	const { texts } = request.tongue;
	if (draft.intent.startsWith('upload')) {
		if (!file || file.bytes.length === 0) return { draft, wrong: draft.file ? {} : { file: texts.fileMissing } };
		const after = await withFile(scope, draft, file.name, file.bytes);
		return after.setupStatus === 'done' ? { draft: after, wrong: {} } : { draft, wrong: { file: texts.fileWrong } };
	}
	if (draft.intent !== 'personalize' || !data || data.bytes.length === 0) return { draft, wrong: {} };
	const rows = rowsIn(data.bytes, active);
	return rows ? { draft: { ...draft, rows }, wrong: {} } : { draft, wrong: { data: texts.dataWrong } };
}

async function takeInput(request: Request, { scope }: Visitor, draft: Draft): Promise<Taken> {
	const { params } = request.body;
	const { groupMembers } = takeTemplate(scope, draft.templateIdentifier);
	const member = groupMembers.find(({ identifier }) => identifier === params.member);
	const chosen: Draft = member ? { ...draft, activeGroupTemplateIdentifier: member.identifier } : draft;
	const active = activeTemplate(scope, chosen);
	const variant = variantsOf(chosen, active).find(({ id }) => String(id) === params.variant);
	const values = typedIn(request, active, chosen.values);
	const taken = await takeFiles(request, scope, chosen, active);
	return {
		draft: {
			...taken.draft,
			values,
			variant: variant
				? { id: variant.id, identifier: variant.identifier, version: variant.version }
				: { id: null, identifier: null, version: null },
		},
		wrong: { ...findWrong(chosen, active, values, request.tongue), ...taken.wrong },
	};
}

async function submit(request: Request, visitor: Visitor, draft: Draft): Promise<Reply> {
	const { action } = request.body.params;
	if (action === 'cancel') return leave(request, 'cancel');
	if (action === 'save-as-is' || action === 'halt-as-is') {
		save(visitor.scope, { ...draft, state: action === 'save-as-is' ? 'saved' : draft.state });
		return leave(request, action === 'save-as-is' ? 'save' : 'halt');
	}
	const { draft: after, wrong } = await takeInput(request, visitor, draft);
	// Who interrupts the work may leave it unfinished.
	if (Object.keys(wrong).length > 0 && action !== 'halt')
		return {
			status: 422,
			html: editorPage(shownFor(visitor, after, request.tongue, { wrong })),
			returns: returnsOf(request),
		};
	save(visitor.scope, { ...after, state: action === 'save' ? 'saved' : draft.state });
	if (action === 'preview') return { status: 303, location: `/editor/${draft.draftHash}/preview${request.url.search}` };
	return leave(request, action === 'halt' ? 'halt' : 'save');
}

const returnsOf = ({ url }: Request) =>
	Object.values(callbacksOf(url.searchParams)).filter((each) => each !== undefined);

export async function edit(request: Request, hash: string, step: string): Promise<Reply> {
	const visitor = visitorOf(request);
	const draft = ownDraft(visitor, hash);
	const { tongue, url } = request;
	if (draft.state === 'ordered' || draft.produced) {
		const { producedTitle: title, producedText: text } = tongue.texts;
		return { status: 409, html: messagePage(tongue, { title, text, back: callbacksOf(url.searchParams).cancel }) };
	}
	if (request.method === 'POST') return submit(request, visitor, draft);
	const shown = shownFor(visitor, draft, tongue);
	const html = step === 'preview' ? previewPage(shown, `/editor/${hash}${url.search}`) : editorPage(shown);
	return { status: 200, html, returns: returnsOf(request) };
}

export async function showPage(request: Request, hash: string, number: string): Promise<Reply> {
	const visitor = visitorOf(request);
	const artwork = artworkOf(visitor.scope, ownDraft(visitor, hash));
	const page = pagesOf(artwork, artwork.rows ? 0 : undefined)[Number(number) - 1];
	if (!page) throw notFound('Page');
	return { status: 200, picture: await makePicture(artwork, page, {}) };
}
