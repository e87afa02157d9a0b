// A tab in which a page is edited: the calls of the API behind it.
import type { StoredStep } from '../../../rules/editing/step.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { applyOperation, type Operation } from '../../../rules/pages/operations.ts';
import { targetOf } from '../../../rules/pages/page-rules.ts';
import { describeFailure, type EditingApi, sendGoodbye } from '../../editing/editing-api.ts';
import { EditingSession, type Situation } from '../../editing/editing-session.ts';
import type { Fetcher } from '../../platform/api.ts';
import type { Data } from '../../platform/graphql.ts';
import {
	changePageDocument,
	holdPageDocument,
	keepPageWorkDocument,
	leavePageDocument,
	openPageDocument,
} from '../page-editor.documents.ts';
import { PageStore } from '../state/page-store.ts';

export type EditedPage = Data<typeof openPageDocument>['openPage']['page'];
export type PageSession = EditingSession<PageDocument, Operation, EditedPage, PageStore>;
export type PageSituation = Situation<EditedPage>;

export const codes = {
	PAGE_STEP_GAP: 'gap',
	PAGE_TAKEN_OVER: 'takenOver',
	PAGE_STEP_REFUSED: 'refused',
	PAGE_TOO_LARGE: 'refused',
} as const;

const apiOf = (ask: Fetcher, page: string): EditingApi<PageDocument, Operation, EditedPage> => ({
	async open(client, takeOver) {
		const variables = { page, client, takeOver };
		const { openPage } = (await ask(openPageDocument, variables)) as Data<typeof openPageDocument>;
		return {
			...openPage,
			subject: openPage.page,
			document: openPage.document as PageDocument,
			steps: openPage.steps as StoredStep<Operation>[],
		};
	},
	async change(client, steps) {
		try {
			const variables = { page, client, steps };
			const { changePage } = (await ask(changePageDocument, variables)) as Data<typeof changePageDocument>;
			return { ...changePage, subject: { changed: changePage.changed } };
		} catch (error) {
			throw describeFailure(error, codes);
		}
	},
	async hold(client) {
		return ((await ask(holdPageDocument, { page, client })) as Data<typeof holdPageDocument>).holdPage;
	},
	leave: (client) => ask(leavePageDocument, { page, client }),
	keep: (client, document) => ask(keepPageWorkDocument, { page, client, document }),
	sayGoodbye: (client, steps) =>
		steps.length > 0
			? sendGoodbye(changePageDocument, { page, client, steps })
			: sendGoodbye(leavePageDocument, { page, client }),
});

interface SessionOptions {
	ask: Fetcher;
	page: string;
	languages: readonly string[];
	takeOver: boolean;
}

export type OpenSession = (options: SessionOptions) => Promise<PageSession>;

export const openPageSession: OpenSession = ({ ask, page, languages, takeOver }) =>
	EditingSession.open({
		edited: { kind: 'page', id: page },
		api: apiOf(ask, page),
		rules: { apply: applyOperation, targetOf },
		takeOver,
		createStore: ({ document, steps }, put) => new PageStore({ document, steps, validation: { languages }, put }),
	});
