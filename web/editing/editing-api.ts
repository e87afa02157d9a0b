// The server as an editor needs it: each domain brings its calls. `Subject` is what is known of a document beside what is in it: its name, whether it is
// published.
import type { NumberedStep, StoredStep } from '../../rules/editing/step.ts';
import { ApiFailure, operationName } from '../platform/api.ts';
import { textOf } from '../platform/graphql.ts';
import { sessionOf } from '../platform/session.ts';
import { SendFailure, type Taken } from './save-queue.ts';

/** Who has the document instead of this tab. */
export interface Holder {
	name: string;
	/** The same person in another tab. */
	own: boolean;
	since: string;
}

export interface Opened<Document, Operation, Subject> {
	subject: Subject;
	document: Document;
	revision: number;
	/** The last ones, the oldest first. */
	steps: readonly StoredStep<Operation>[];
	/** Whether this tab may change it. */
	mine: boolean;
	editor: Holder | null;
}

interface Changed<Subject> extends Taken {
	/** What else has become another. */
	subject: Partial<Subject>;
}

/** Each is called with the name of the tab. */
export interface EditingApi<Document, Operation, Subject> {
	open(client: string, takeOver: boolean): Promise<Opened<Document, Operation, Subject>>;
	/** @throws SendFailure; anything else counts as lost */
	change(client: string, steps: readonly NumberedStep<Operation>[]): Promise<Changed<Subject>>;
	/** The sign of life of a tab. */
	hold(client: string): Promise<{ mine: boolean; editor: Holder | null }>;
	leave(client: string): Promise<unknown>;
	/** Stores what could not be saved as a version. */
	keep(client: string, document: Document): Promise<unknown>;
	/** A last word while the tab goes away: its last steps, or that it leaves. No one waits for the response. */
	sayGoodbye(client: string, steps: readonly NumberedStep<Operation>[]): void;
}

type Meaning = 'gap' | 'takenOver' | 'refused' | 'signedOut';

const meanings: Readonly<Record<string, Meaning>> = {
	NOT_FOUND: 'refused',
	UNAUTHORIZED: 'signedOut',
	// A guest who once was signed in.
	FORBIDDEN: 'signedOut',
};

/** Who has opened a document while signed in, and is not any more, finds nothing: the work waits until the next log-in. */
export class SignedInWatch {
	readonly #readSession: () => string | undefined;
	readonly #wasSignedIn: boolean;

	constructor(readSession: () => string | undefined = sessionOf) {
		this.#readSession = readSession;
		this.#wasSignedIn = readSession() === 'user';
	}

	get hasEnded(): boolean {
		return this.#wasSignedIn && this.#readSession() !== 'user';
	}
}

/** What the error of a call means for the steps that were sent. @param codes those of the domain */
export function describeFailure(
	error: unknown,
	codes: Readonly<Record<string, Meaning>>,
	{ hasEnded }: Pick<SignedInWatch, 'hasEnded'> = { hasEnded: false },
): unknown {
	if (!(error instanceof ApiFailure)) return error;
	const code = error.code ?? '';
	const isSignedOut = error.unauthorized || (code === 'NOT_FOUND' && hasEnded);
	return new SendFailure(isSignedOut ? 'signedOut' : (codes[code] ?? meanings[code] ?? 'lost'));
}

export function sendGoodbye(document: unknown, variables: object): void {
	const query = textOf(document);
	fetch(`/service-api/graphql?c=${operationName(query)}`, {
		method: 'POST',
		credentials: 'same-origin',
		keepalive: true,
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query, variables }),
	}).catch(() => undefined);
}
