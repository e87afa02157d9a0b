// A tab in which a design is edited: the calls of the API behind it.
import type { Design } from '../../../rules/designs/design.ts';
import { targetOf } from '../../../rules/designs/editing/apply-operation.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { applyDesignOperation } from '../../../rules/designs/editing/design-rules.ts';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
import type { NumberedStep, StoredStep } from '../../../rules/editing/step.ts';
import { describeFailure, type EditingApi, SignedInWatch, sendGoodbye } from '../../editing/editing-api.ts';
import { EditingSession } from '../../editing/editing-session.ts';
import { ApiFailure, type Fetcher } from '../../platform/api.ts';
import type { Data } from '../../platform/graphql.ts';
import type { SavingState } from '../series/series-store.ts';
import { DesignStore } from '../state/design-store.ts';
import {
	changeDesignDocument,
	holdDesignDocument,
	keepDesignWorkDocument,
	leaveDesignDocument,
	openDesignDocument,
} from './design-editing.documents.ts';

/** What is known of a design beside what is in it. */
export interface DesignSubject {
	isReleased: boolean;
	/** How it stands with the rows of a series, once it is open. */
	rows?: SavingState;
	/** Null: it is a template. */
	draft: Data<typeof openDesignDocument>['openDesign']['design'];
	/** Null: there is none. */
	newerTemplateVersion: number | null;
	/** How many are stored, when it was opened. */
	versions: number;
	/** It was deleted, or belongs to a session that has ended. */
	isGone?: boolean;
}

export type DesignSession = EditingSession<Design, DesignOperation, DesignSubject, DesignStore>;

const codes = {
	DESIGN_STEP_GAP: 'gap',
	DESIGN_TAKEN_OVER: 'takenOver',
	DESIGN_STEP_REFUSED: 'refused',
	DESIGN_TOO_LARGE: 'refused',
} as const;

/** Undone or done again, a template that was adopted comes as a whole. */
const isWhole = ({ operations }: NumberedStep<DesignOperation>) => operations.some((one) => one.do === 'whole');

const findNewer = async (ask: Fetcher, design: string) =>
	(await import('../newer-template/find-newer-version.ts')).findNewerVersion(ask, design);

interface Options {
	ask: Fetcher;
	design: string;
	role: DesignRole;
	/** Even if another tab has it. */
	takeOver: boolean;
	/** Work of this tab has become a version, and is still to be shown. */
	hasKept?: boolean;
	/** That of the server, as often as it says who has the design. */
	onRevision?(revision: number): void;
}

const apiOf = (
	{ ask, design, onRevision }: Options,
	onGone: () => void,
	signedIn = new SignedInWatch(),
): EditingApi<Design, DesignOperation, DesignSubject> => ({
	async open(client, takeOver) {
		const variables = { design, client, takeOver };
		const { openDesign } = (await ask(openDesignDocument, variables)) as Data<typeof openDesignDocument>;
		return {
			...openDesign,
			subject: {
				draft: openDesign.design,
				isReleased: openDesign.design?.isReleased ?? false,
				newerTemplateVersion: openDesign.design?.newerTemplateVersion ?? null,
				versions: openDesign.versions,
			},
			document: openDesign.document as Design,
			steps: openDesign.steps as StoredStep<DesignOperation>[],
		};
	},
	async change(client, steps) {
		try {
			const variables = { design, client, steps };
			const { changeDesign } = (await ask(changeDesignDocument, variables)) as Data<typeof changeDesignDocument>;
			const newer = steps.some(isWhole) ? await findNewer(ask, design) : undefined;
			const subject = {
				isReleased: changeDesign.isReleased,
				...(newer !== undefined && { newerTemplateVersion: newer }),
			};
			return { ...changeDesign, subject };
		} catch (error) {
			if (error instanceof ApiFailure && error.code === 'NOT_FOUND' && !signedIn.hasEnded) onGone();
			throw describeFailure(error, codes, signedIn);
		}
	},
	async hold(client) {
		const { holdDesign } = (await ask(holdDesignDocument, { design, client })) as Data<typeof holdDesignDocument>;
		onRevision?.(holdDesign.revision);
		return holdDesign;
	},
	leave: (client) => ask(leaveDesignDocument, { design, client }),
	keep: (client, document) => ask(keepDesignWorkDocument, { design, client, document }),
	sayGoodbye: (client, steps) =>
		steps.length > 0
			? sendGoodbye(changeDesignDocument, { design, client, steps })
			: sendGoodbye(leaveDesignDocument, { design, client }),
});

/**
 * `session.store` is the design, `session.situation` with `session.watch` how it stands with the server; `session.settle()` waits until everything is
 * there, before a release, and `session.close()` ends it.
 */
export async function openDesignSession(options: Options): Promise<DesignSession> {
	const session: DesignSession = await EditingSession.open(
		{
			edited: { kind: 'design', id: options.design },
			api: apiOf(options, () => session.noteSubject({ isGone: true })),
			rules: { apply: applyDesignOperation, targetOf },
			takeOver: options.takeOver,
			createStore: ({ document, steps }, put) => new DesignStore({ document, steps, role: options.role, put }),
		},
		options.hasKept,
	);
	return session;
}
