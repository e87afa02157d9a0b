// Takes over the document of the studio. What the server has rendered is a form that works by itself: it stays where the studio cannot run, and what
// was typed into it before the studio was there is not lost.
import '../styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Design } from '../../rules/designs/design.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { createTranslator, type Messages } from '../../rules/texts/translator.ts';
import { fetchFromServer } from '../platform/api.ts';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import { type Data, textOf } from '../platform/graphql.ts';
import type { PageState } from '../platform/page-state.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { openSession } from '../platform/session.ts';
import { interfaceTextsDocument } from '../platform/texts.documents.ts';
import { createPolicy } from '../platform/trusted-types.ts';
import { FaceStore } from './engine/face-store.ts';
import type { Engine } from './engine/use-drawn.ts';
import { VectorStore } from './engine/vector-store.ts';
import { PictureLibrary } from './fields/picture-library.ts';
import { isStaff } from './orders/draft-orders.ts';
import { loadDieLines } from './paint/die-lines.ts';
import { OutlineStore } from './paint/outline-store.ts';
import { failureNoticeId, loadingNoticeId } from './plain/plain-names.ts';
import { type DesignSession, openDesignSession } from './saving/design-session.ts';
import { draftDocument, ownPicturesDocument } from './studio.documents.ts';
import { StudioWorkplace } from './studio.tsx';
import { holdFocus, readTypedForm } from './take-over-form.ts';
import { studioTemplateDocument } from './template/template.documents.ts';

type Draft = NonNullable<Data<typeof draftDocument>['design']>;

const answersTo = ({ answers }: PageState, document: unknown): unknown[] =>
	answers.filter(({ key }) => key[0] === textOf(document)).map(({ data }) => data);

function openPlatform(state: PageState): Platform {
	const { environment } = state;
	const texts = answersTo(state, interfaceTextsDocument) as Data<typeof interfaceTextsDocument>[];
	const messages: Messages = Object.assign(
		{ ...environment.messages },
		...texts.map(({ interfaceTexts }) => interfaceTexts),
	);
	const t = createTranslator({ ...environment, messages });
	const { allowTemporaryUsers: allowsGuests, languages, language, base } = environment;
	const defaultLanguage = languages.find((one) => one.default)?.languageCode ?? language;
	openSession({ allowsGuests, defaultLanguage, base, patienceText: t('common.patience') });
	return { ...environment, messages, t, ask: fetchFromServer, queryClient: createQueryClient() };
}

/** Staff put nothing of their own into a customer's design but what they upload there. */
async function loadOwnPictures({ ask }: Platform, { access }: Draft) {
	if (access !== 'owner') return [];
	return ((await ask(ownPicturesDocument, {})) as Data<typeof ownPicturesDocument>).designPictures;
}

/** The form goes on to work: it says why it is all there is. */
const showFailure = () => {
	document.getElementById(loadingNoticeId)?.remove();
	document.getElementById(failureNoticeId)?.removeAttribute('hidden');
};

async function openTemplate(root: HTMLElement, state: PageState, platform: Platform): Promise<void> {
	const [answer] = answersTo(state, studioTemplateDocument) as { studioTemplate: never }[];
	try {
		const template = await import('./template/open-template.tsx');
		if (answer) await template.openTemplate(root, platform, answer.studioTemplate);
	} catch (error) {
		showFailure();
		throw error;
	}
}

async function openStudio(root: HTMLElement, state: PageState): Promise<void> {
	const [answer] = answersTo(state, draftDocument) as { design: Draft | null }[];
	const draft = answer?.design;
	const platform = openPlatform(state);
	if (!draft) {
		// Its code needs this module, which is ready when this function has returned.
		void openTemplate(root, state, platform);
		return;
	}
	const document = draft.document as Design;
	const role = isStaff(draft) ? 'staff' : 'shopper';
	const { ask } = platform;
	let follow: ((session: DesignSession, revision: number) => void) | undefined;
	const open = async (takeOver: boolean, hasKept = false): Promise<DesignSession> => {
		const onRevision = (revision: number) => follow?.(opened, revision);
		const opened = await openDesignSession({ ask, design: draft.id, role, takeOver, hasKept, onRevision });
		return opened;
	};
	const [faces, own, session] = await Promise.all([
		FaceStore.load(document.faces),
		loadOwnPictures(platform, draft),
		open(false),
		loadDieLines(document.product, draft.specification as PrintSpecification),
	]);
	// What was opened may be newer than what the server has rendered.
	await faces.addAll(session.store);
	const pictures = new PictureLibrary(draft.pictures, own);
	follow = (followed, revision) => {
		if (!followed.store.readOnly) return;
		const parts = { ask, design: draft.id, faces, pictures };
		// What fails is tried again when it is asked the next time.
		import('./saving/follow-design.ts')
			.then((part) => part.followDesign(followed, revision, parts))
			.catch(() => undefined);
	};
	const engine: Engine = {
		faces,
		outlines: new OutlineStore(faces),
		vectors: new VectorStore(draft.id),
		pictureOf: pictures.factsOf,
	};
	const mounted = createRoot(root);
	const show = (shown: typeof session) =>
		mounted.render(
			<PlatformProvider value={platform}>
				<QueryClientProvider client={platform.queryClient}>
					<StudioWorkplace
						key={shown.client}
						session={shown}
						draft={draft}
						engine={engine}
						specification={draft.specification as PrintSpecification}
						pictures={pictures}
						onOpenAgain={(takeOver) => openAgain(shown, takeOver)}
					/>
				</QueryClientProvider>
			</PlatformProvider>,
		);
	const openAgain = async (before: typeof session, takeOver: boolean) => {
		before.close();
		const opened = await open(takeOver, before.situation.keptAsVersion);
		await faces.addAll(opened.store);
		show(opened);
	};
	// Without a pause between: what is pressed meanwhile goes to the one or to the other.
	for (const operation of readTypedForm(root, document)) session.store.change([operation]);
	const goBack = holdFocus(root);
	flushSync(() => show(session));
	goBack();
}

async function begin(): Promise<void> {
	const root = document.getElementById('root');
	const block = document.getElementById('state');
	if (!root || !block?.textContent) return;
	try {
		await openStudio(root, JSON.parse(block.textContent) as PageState);
	} catch (error) {
		showFailure();
		throw error;
	}
}

// As on all pages: an element may be emptied, and nothing more.
createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });
await begin();
