// A tab in which the mail of a campaign is edited: the calls of the API behind it. Everything else is as with pages.
import type { StoredStep } from '../../../rules/editing/step.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { applyOperation, type Operation } from '../../../rules/pages/operations.ts';
import { targetOf } from '../../../rules/pages/page-rules.ts';
import { describeFailure, type EditingApi, sendGoodbye } from '../../editing/editing-api.ts';
import { EditingSession } from '../../editing/editing-session.ts';
import type { Fetcher } from '../../platform/api.ts';
import type { Data } from '../../platform/graphql.ts';
import { codes, type EditedPage, type OpenSession, type PageSession } from '../saving/page-session.ts';
import { PageStore } from '../state/page-store.ts';
import {
	changeMailDocument,
	holdMailDocument,
	keepMailWorkDocument,
	leaveMailDocument,
	openMailDocument,
} from './mail.documents.ts';

/** What the editor shows of it, in the words of a page: it has no address, and nobody publishes it. */
const subjectOf = (
	campaign: Data<typeof openMailDocument>['openCampaignMail']['campaign'],
	base: string,
): EditedPage => ({
	...{ id: campaign.id, kind: 'page', slug: '', home: false, active: true, names: { [base]: campaign.name } },
	...{ publishedRevision: null, publishedAt: null, publishAt: null, published: false, changed: false },
});

const apiOf = (ask: Fetcher, campaign: string, base: string): EditingApi<PageDocument, Operation, EditedPage> => ({
	async open(client, takeOver) {
		const variables = { campaign, client, takeOver };
		const { openCampaignMail } = (await ask(openMailDocument, variables)) as Data<typeof openMailDocument>;
		return {
			...openCampaignMail,
			subject: subjectOf(openCampaignMail.campaign, base),
			document: openCampaignMail.document as PageDocument,
			steps: openCampaignMail.steps as StoredStep<Operation>[],
		};
	},
	async change(client, steps) {
		try {
			const variables = { campaign, client, steps };
			const { changeCampaignMail } = (await ask(changeMailDocument, variables)) as Data<typeof changeMailDocument>;
			return { ...changeCampaignMail, subject: {} };
		} catch (error) {
			throw describeFailure(error, codes);
		}
	},
	async hold(client) {
		return ((await ask(holdMailDocument, { campaign, client })) as Data<typeof holdMailDocument>).holdCampaignMail;
	},
	leave: (client) => ask(leaveMailDocument, { campaign, client }),
	keep: (client, document) => ask(keepMailWorkDocument, { campaign, client, document }),
	sayGoodbye: (client, steps) =>
		steps.length > 0
			? sendGoodbye(changeMailDocument, { campaign, client, steps })
			: sendGoodbye(leaveMailDocument, { campaign, client }),
});

export const openMailSession: OpenSession = ({ ask, page, languages, takeOver }): Promise<PageSession> =>
	EditingSession.open({
		edited: { kind: 'campaign', id: page },
		api: apiOf(ask, page, languages[0] ?? ''),
		rules: { apply: applyOperation, targetOf },
		takeOver,
		createStore: ({ document, steps }, put) => new PageStore({ document, steps, validation: { languages }, put }),
	});
