// A template on its way to a page, watched as long as it is.
import { useAdminQuery, useChange } from '../platform/backoffice/data.ts';
import type { Data } from '../platform/graphql.ts';
import { closePageWizardDocument, pageWizardsDocument, resumePageWizardDocument } from './wizard.documents.ts';

export type Wizard = Data<typeof pageWizardsDocument>['pageWizards'][number];

const lookEvery = 400;

/** Of one page, or of all of them. */
export function useWizards(page?: string) {
	const { data } = useAdminQuery(
		pageWizardsDocument,
		{ page: page ?? null },
		{ keep: true, lookAgain: ({ pageWizards }) => pageWizards.some(({ state }) => state === 'running') && lookEvery },
	);
	return { loaded: data !== undefined, wizards: data?.pageWizards ?? [] };
}

export function useWizardActions() {
	const change = useChange();
	return {
		resume: (id: string, skip: boolean) => change(resumePageWizardDocument, { id, skip }),
		/** A user has seen how it ended. */
		close: (id: string) => change(closePageWizardDocument, { id }),
	};
}

/** Of the dialog in which it is watched: what is over is not said to be under way. */
export function titleOf(wizard: Wizard | undefined) {
	if (wizard?.state === 'failed') return 'pageWizard.failed';
	return wizard?.state === 'done' ? 'pageWizard.applied' : 'pageWizard.working';
}
