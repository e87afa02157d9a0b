// What the sandbox keeps, by kind. What goes over the wire is made of it in api/.

export type Values = Record<string, string>;
export type Attributes = Record<string, string | number | boolean>;

interface Variant {
	id: number;
	identifier: string;
	name: string;
	version: number;
}

export interface Template {
	identifier: string;
	name: string;
	type: 'customizable' | 'group';
	intents: string[];
	pageCount: number;
	/** Millimetres, trimmed. */
	width: number;
	height: number;
	bleed: number;
	dataKeys: string[];
	defaults: Values;
	variants: Variant[];
	groupMembers: { identifier: string; name: string }[];
	/** Drawn on every page, so that a change reaches all drafts that were not produced yet. */
	customAttributes: Attributes;
	palette: { ground: string; accent: string; ink: string };
	updatedAt: string;
}

export interface User {
	identifier: string;
	locale: string | null;
	profile: Record<'salutation' | 'title' | 'firstName' | 'lastName' | 'email', string | null>;
	customAttributes: Attributes;
}

/** Everything that the files of a draft are drawn from. */
export interface Artwork {
	template: string;
	pageCount: number;
	width: number;
	height: number;
	bleed: number;
	palette: Template['palette'];
	dataKeys: string[];
	values: Values;
	/** One copy of the pages for each; null: no series. */
	rows: Values[] | null;
	imprint: string;
	variant: string | null;
	/** An uploaded PDF in place of the drawn pages. */
	file: { id: string; pages: { width: number; height: number }[] } | null;
	/** Whether the texts are drawn onto it. */
	isOverlaid: boolean;
}

interface ValidationResult {
	row: number | null;
	page: number;
	message: string;
	severity: 'error' | 'warning';
}

export interface Draft {
	draftHash: string;
	userIdentifier: string;
	userGroupIdentifier: string | null;
	templateIdentifier: string;
	activeGroupTemplateIdentifier: string | null;
	intent: string;
	variant: { id: number | null; identifier: string | null; version: number | null };
	apiDefaultValues: Values;
	customAttributes: Attributes;
	/** Only `init` is known from the provider; the others are ours. */
	state: 'init' | 'saved' | 'ordered' | 'produced';
	setupStatus: 'pending' | 'in-progress' | 'done' | 'failed' | null;
	preflightStatus: number;
	validationResults: ValidationResult[];
	values: Values;
	rows: Values[] | null;
	file: Artwork['file'];
	/** What was sent to the press: nothing changes it any more. */
	produced: Artwork | null;
	idmlPackage: boolean;
	/** Further fields of the creation; most change nothing here. */
	options: Record<string, unknown>;
}

export interface DraftState {
	draftId: string;
	state: 'pending' | 'in-process' | 'processed' | 'failed';
	message: string | null;
}

export interface Processing {
	processingId: string;
	draftStates: DraftState[];
	notifyUrl: string | null;
	/** Milliseconds of the sandbox's clock. */
	startedAt: number;
	dueAt: number;
	/** Decided when it begins, so that a restart comes to the same end. */
	failWith: string | null;
}

export interface Review {
	reviewId: string;
	draftId: string;
	users: string[];
	closeCallbackURL: string | null;
	closed: boolean;
	pdf: boolean;
	decisions: { user: string; decision: 'approved' | 'rejected'; comment: string }[];
}

/** A download of a file by its address, ordered by `draft/{hash}/upload`. */
export interface PendingUpload {
	id: string;
	draftHash: string;
	fileURL: string;
	callbackURL: string | null;
}

export interface Callback {
	id: string;
	url: string;
	body: string;
	/** What it is about, for tests. */
	reason: string;
	/** Milliseconds of the real clock. */
	dueAt: number;
	state: 'pending' | 'delivered' | 'refused' | 'lost';
	status: number | null;
}

/** Somebody who came by /auth, until the browser forgets it. */
interface Visit {
	client: string;
	user: string;
	expiresAt: number;
}

export interface Records {
	user: User;
	user_group: { identifier: string };
	template_change: Partial<Template>;
	draft: Draft;
	processing: Processing;
	review: Review;
	upload: PendingUpload;
	/** The bytes are in a folder beside the journal. */
	file: { identifier: string; name: string };
	callback: Callback;
	used_jti: number;
	visit: Visit;
	setting: unknown;
}
export type Kind = keyof Records;
