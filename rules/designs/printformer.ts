// Designs that are made at Printformer, as the shop knows them.

/** Where a product is designed, and a design was made. */
export const designProviders = ['studio', 'printformer'] as const;
export type DesignProvider = (typeof designProviders)[number];

/** What shoppers do with a template: change it, fill in rows, upload a file, or both. */
export const designIntents = ['customize', 'personalize', 'upload', 'upload-and-editor'] as const;
export type DesignIntent = (typeof designIntents)[number];

export interface TemplateVariant {
	id: number;
	name: string;
	version: number | null;
}

export interface TemplateMember {
	identifier: string;
	name: string;
}

/** What the provider has found in a draft, in its words. */
export interface ProviderFinding {
	row: number | null;
	page: number | null;
	message: string;
	severity: string;
}

/** How a product is designed; `template` and `intent` are null for the studio. */
export interface ProductDesign {
	provider: DesignProvider;
	template: string | null;
	intent: DesignIntent | null;
	pagePlanner: boolean;
	/** Ids of those that may be chosen; empty: all. */
	variants: readonly number[];
}

/** Why there is no print file. */
export const printFailures = [
	/** The provider could not make it, and says why. */
	'refused',
	/** Its number of pages or personalisations is not that of the release. */
	'differs',
	/** Inspected as print data is, it has errors. */
	'findings',
	/** The draft is not at the provider any more. */
	'gone',
	/** The account is not the one that the release was made with, or its key is wrong. */
	'account',
	'tooLarge',
	/** What came is no PDF that can be read, or an answer that is not understood. */
	'unreadable',
	/** It has not come in two days. */
	'tooLate',
] as const;
export type PrintFailure = (typeof printFailures)[number];

/** Whether a proof of the current revision can be looked at and released. */
export const proofStates = ['ready', 'preparing', 'failed'] as const;
export type ProofState = (typeof proofStates)[number];

/** Why there is no proof, or none of what the draft is now. */
export const proofProblems = [
	/** It was made with an account that the shop does not have any more. */
	'account',
	/** The shop has no account, or its key is wrong. */
	'settings',
	/** The draft is not at the provider any more. */
	'gone',
	/** The provider does not respond, or asks to come back later. */
	'unavailable',
	/** The provider does not allow it, and says why. */
	'refused',
	/** There is no page yet: nothing was uploaded. */
	'empty',
	/** It has too many pages, rows or bytes. */
	'tooLarge',
	/** What the provider sends cannot be read. */
	'unreadable',
] as const;
export type ProofProblem = (typeof proofProblems)[number];

export const isProofProblem = (problem: unknown): problem is ProofProblem =>
	proofProblems.some((known) => known === problem);

/** The code of all warnings of the provider together, to be accepted with the release. */
export const providerWarning = 'providerWarning';
export const providerError = 'providerError';

/** Words of severities are the provider's: one that we do not know has to be accepted, and stops nothing. */
export function severityOf({ severity }: Pick<ProviderFinding, 'severity'>): 'error' | 'warning' | 'hint' {
	const word = severity.toLowerCase();
	if (/^(?:error|critical|fatal|high)/.test(word)) return 'error';
	return /^(?:info|hint|notice|low|ok|success|debug)/.test(word) ? 'hint' : 'warning';
}
