// What we know of the provider's objects, in our words.

export const intents = ['customize', 'personalize', 'upload', 'upload-and-editor'] as const;
export type Intent = (typeof intents)[number];

export interface ClientInfo {
	name: string;
	identifier: string;
}

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface PrintformerUser {
	identifier: string;
	locale: string | null;
	firstName: string | null;
	lastName: string | null;
	email: string | null;
}

/** What a user is created or changed with; all of it may be missing, as for guests. */
export interface UserInput {
	firstName?: string;
	lastName?: string;
	email?: string;
	/** `de`, `en` */
	locale?: string;
}

interface TemplateVariant {
	id: number;
	name: string;
	version: number | null;
}

export interface PrintformerTemplate {
	identifier: string;
	name: string;
	/** `customizable`, `group` and others. */
	type: string;
	/** Those that we know. */
	intents: readonly Intent[];
	pageCount: number;
	/** Of a group. */
	members: readonly { identifier: string; name: string }[];
	variants: readonly TemplateVariant[];
	/** Names of the fields, for `defaultValues` and the columns of a series. */
	dataKeys: readonly string[];
	customAttributes: Attributes;
	previewUrl: string | null;
	updatedAt: string | null;
}

export interface Listed<T> {
	items: readonly T[];
	page: number;
	lastPage: number;
	total: number;
}

export interface DraftInput {
	template: string;
	user: string;
	intent: Intent;
	userGroup?: string;
	defaultValues?: Readonly<Record<string, string>>;
	customAttributes?: Attributes;
	variant?: number;
	variantVersion?: number;
	availableVariants?: readonly number[];
	defaultMember?: string;
	pagePlanner?: boolean;
	pageDimensions?: readonly { width: number; height: number }[];
	unit?: string;
	locked?: boolean;
	theme?: string;
}

export type DraftChanges = Pick<DraftInput, 'defaultValues' | 'customAttributes' | 'variant' | 'variantVersion'>;

/** `none`: nothing had to be set up; `unknown`: a state that we have not seen yet. */
export type SetupState = 'none' | 'waiting' | 'done' | 'failed' | 'unknown';

interface Finding {
	row: number | null;
	page: number | null;
	message: string;
	severity: string;
}

export interface PrintformerDraft {
	hash: string;
	user: string;
	userGroup: string | null;
	template: string;
	/** Of a group: the member that was chosen. */
	activeTemplate: string | null;
	/** Rows of a series; 0: no series. */
	personalizations: number;
	variant: number | null;
	defaultValues: Readonly<Record<string, unknown>>;
	customAttributes: Attributes;
	/** As the provider has it; only `init` is documented, so nothing depends on it. */
	state: string;
	setup: SetupState;
	/** -1: not run. */
	preflightStatus: number;
	findings: readonly Finding[];
}

export interface PageInfo {
	pages: number;
	dimensions: readonly { width: number; height: number }[];
}

export type PrintState = 'waiting' | 'working' | 'made' | 'failed';

export interface PrintJob {
	id: string;
	drafts: readonly { hash: string; state: PrintState; message: string | null }[];
}

export type Row = Readonly<Record<string, string>>;
