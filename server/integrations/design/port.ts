// Where designs are made: the built-in studio, or a provider that a shop has an account with. Cart, checkout, orders and reordering know this and
// nothing behind it. None of it is called inside a transaction.

/** Who asks, and in which shop. */
export interface DesignCaller {
	tenantId: string;
	userId: string;
	language: string;
}

export interface DesignTemplate {
	productId: string;
	/** Drafts keep the one they began with. */
	version: number;
	name: string;
}

/** `draft`: may be changed; `released`: its content was checked, and nothing was changed since. */
type DesignState = 'draft' | 'released';

export interface DesignRecord {
	id: string;
	productId: string;
	name: string;
	state: DesignState;
	/** Of what was released; null: not released. */
	releaseId: string | null;
	/** Copies in a series; 1 without one. */
	rows: number;
	updatedAt: Date;
}

/** A copy that cannot be printed as it was. */
export interface DesignChange {
	/** `template`: there is a newer version; `specification`, `profile`, `face`: what it was released against is another now. */
	reason: 'template' | 'specification' | 'profile' | 'face' | 'picture';
}

export interface ReplicatedDesign {
	design: DesignRecord;
	/** Empty: released already, since nothing has changed. */
	changes: readonly DesignChange[];
}

interface OpenDesign {
	id: string;
	/** Where the browser goes, by a full page load. */
	url: string;
}

type PrintState =
	| { state: 'waiting' }
	| { state: 'made'; sha256: string; size: number }
	| { state: 'failed'; code: string };

export interface DesignPort {
	readonly id: string;
	readonly promises: {
		/** Printing a release again gives the same bytes. */
		identicalReprints: boolean;
		/** A release is frozen here: changes at the provider do not reach it. */
		frozenReleases: boolean;
	};
	/** Of products that have one. */
	templates(tenantId: string, productIds: readonly string[]): Promise<ReadonlyMap<string, DesignTemplate>>;
	/** Begins a draft of a product. */
	begin(caller: DesignCaller, productId: string): Promise<OpenDesign>;
	open(caller: DesignCaller, id: string, returnTo: string): Promise<OpenDesign>;
	read(caller: DesignCaller, ids: readonly string[]): Promise<ReadonlyMap<string, DesignRecord>>;
	replicate(caller: DesignCaller, from: { id: string; releaseId: string | null }): Promise<ReplicatedDesign>;
	remove(caller: DesignCaller, id: string): Promise<void>;
	/** Drafts of a guest become those of the account. */
	claim(tenantId: string, from: string, to: string): Promise<void>;
	/** A picture for a field. @returns its id */
	upload(caller: DesignCaller, file: { name: string; bytes: Uint8Array }): Promise<string>;
	/** A picture of a page of a release, or of the draft as it is. */
	proof(caller: DesignCaller, id: string, page: number): Promise<{ type: 'image/png'; bytes: Uint8Array } | undefined>;
	/** @returns the id of the order for the press file: asked again with the same release, the same one */
	requestPrint(tenantId: string, releaseId: string): Promise<string>;
	printState(tenantId: string, printId: string): Promise<PrintState>;
	fetchPrint(tenantId: string, printId: string): Promise<Uint8Array>;
}
