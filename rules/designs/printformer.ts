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
