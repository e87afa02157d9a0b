// One tab that edits one page: it opens it, holds it, sends what is done, and leaves it. What could not be taken in becomes a version.
import type { PageKind } from '../../../rules/pages/block.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { applyAll, NotApplicable } from '../../../rules/pages/operations.ts';
import type { Fetcher } from '../../platform/api.ts';
import type { Data } from '../../platform/graphql.ts';
import {
	changePageDocument,
	holdPageDocument,
	keepPageWorkDocument,
	leavePageDocument,
	openPageDocument,
} from '../page-editor.documents.ts';
import { PageStore, type StoredStep } from '../state/page-store.ts';
import { type Desk, openDesk } from './persisted-work.ts';
import { SaveQueue, type SaveState } from './save-queue.ts';
import { sendGoodbye, sendSteps } from './send-steps.ts';

type Answer = Data<typeof openPageDocument>['openPage'];
export type EditedPage = Answer['page'];
type Holder = NonNullable<Answer['editor']>;

interface Options {
	ask: Fetcher;
	page: string;
	languages: readonly string[];
	takeOver: boolean;
}

const heartbeat = 20_000;
/** After leaving the page, what is on its way has so long. */
const lastMoments = 5000;

const after = (milliseconds: number, run: () => void) => {
	const timer = setTimeout(run, milliseconds);
	return () => clearTimeout(timer);
};

export interface Situation {
	saving: SaveState;
	page: EditedPage;
	/** Who has the page instead of this tab. */
	holder: Holder | undefined;
	/** What could not be saved is a version now. */
	keptAsVersion: boolean;
	/** The last revision that the server has. */
	revision: number;
}

export class EditingSession {
	readonly store: PageStore;
	readonly queue: SaveQueue;
	readonly kind: PageKind;
	#options: Options;
	#desk: Desk;
	#situation: Situation;
	#watchers = new Set<() => void>();
	#beat: ReturnType<typeof setInterval>;
	/** Between the tabs of this browser: the tab that takes a page over says so, and the tab that has lost it need not wait to be told. */
	#tabs: BroadcastChannel;

	static async open(options: Options): Promise<EditingSession> {
		const desk = await openDesk(options.page);
		let told: ((state: SaveState) => void) | undefined;
		const hear = {
			state: (_state: SaveState) => {},
			taken: (_number: number, _revision: number) => {},
			changed: (_changed: boolean) => {},
		};
		const queue = new SaveQueue(
			{
				send: async (steps) => {
					const answer = await sendSteps(options.ask, options.page, desk.client, steps);
					hear.changed(answer.changed);
					return answer;
				},
				keep: desk.keep,
				after,
				onState: (state) => (told ?? hear.state)(state),
				onTaken: (number, revision) => hear.taken(number, revision),
			},
			desk.kept,
		);
		let answer = await ask(options, desk.client, options.takeOver);
		if (answer.mine && queue.waiting.length > 0) {
			// What an earlier tab or load of this one has left: it goes first, then the page is read with it.
			const settled = new Promise<SaveState>((resolve) => {
				told = (state) => (state === 'saved' || state === 'refused' || state === 'takenOver') && resolve(state);
			});
			queue.flush();
			const state = await settled;
			told = undefined;
			if (state !== 'saved') await keepRest(options, desk, queue, answer.document as PageDocument);
			answer = await ask(options, desk.client, false);
		}
		const session = new EditingSession(options, desk, queue, answer);
		hear.state = (state) => session.#saving(state);
		hear.taken = (number, revision) => session.#taken(number, revision);
		hear.changed = (changed) => session.#become({ page: { ...session.#situation.page, changed } });
		return session;
	}

	private constructor(options: Options, desk: Desk, queue: SaveQueue, answer: Answer) {
		this.#options = options;
		this.#desk = desk;
		this.queue = queue;
		this.kind = answer.page.kind;
		this.store = new PageStore({
			document: answer.document as PageDocument,
			steps: answer.steps as StoredStep[],
			validation: { languages: options.languages },
			put: (step, typing) => queue.put(step, typing),
		});
		if (!answer.mine || queue.over) this.store.freeze();
		this.#situation = {
			saving: queue.state,
			page: answer.page,
			holder: answer.mine ? undefined : (answer.editor ?? undefined),
			keptAsVersion: false,
			revision: answer.revision,
		};
		this.#beat = setInterval(() => this.#hold(), heartbeat);
		this.#tabs = new BroadcastChannel(`page.${options.page}`);
		this.#tabs.addEventListener('message', () => this.#hold());
		if (options.takeOver) this.#tabs.postMessage('takenOver');
		window.addEventListener('online', this.#again);
		window.addEventListener('focus', this.#returned);
		document.addEventListener('visibilitychange', this.#hidden);
		window.addEventListener('beforeunload', this.#leaving);
		window.addEventListener('pagehide', this.#gone);
	}

	/** How the server knows this tab. */
	get client(): string {
		return this.#desk.client;
	}

	get situation(): Situation {
		return this.#situation;
	}

	readonly watch = (watcher: () => void): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	/** After it was published, or when that is planned. */
	showPage(page: EditedPage): void {
		this.#become({ page });
	}

	/** @returns whether everything is with the server */
	async settle(): Promise<boolean> {
		this.queue.flush();
		if (this.queue.waiting.length === 0) return true;
		await new Promise<void>((resolve) => {
			const stop = this.watch(() => {
				if (this.#situation.saving === 'saving') return;
				stop();
				resolve();
			});
		});
		return this.queue.waiting.length === 0;
	}

	close(): void {
		clearInterval(this.#beat);
		this.#tabs.close();
		window.removeEventListener('online', this.#again);
		window.removeEventListener('focus', this.#returned);
		document.removeEventListener('visibilitychange', this.#hidden);
		window.removeEventListener('beforeunload', this.#leaving);
		window.removeEventListener('pagehide', this.#gone);
		const held = this.#situation.holder === undefined;
		const end = async () => {
			await Promise.race([this.settle(), new Promise((resolve) => setTimeout(resolve, lastMoments))]);
			this.queue.stop();
			this.#desk.release();
			const { ask: call, page } = this.#options;
			if (held) await call(leavePageDocument, { page, client: this.#desk.client }).catch(() => undefined);
		};
		end();
	}

	#again = (): void => this.queue.retry();

	/** Before anything is typed: an editor may have taken the page over meanwhile. */
	#returned = (): void => {
		this.queue.retry();
		this.#hold();
	};

	#hidden = (): void => {
		if (document.visibilityState === 'hidden') this.queue.flush();
	};

	/** Only where this browser keeps nothing would anything be lost. */
	#leaving = (event: BeforeUnloadEvent): void => {
		this.queue.flush();
		if (this.queue.waiting.length > 0 && !this.#desk.keeps()) event.preventDefault();
	};

	/** What is not there yet goes along, if it is small enough; this browser keeps it anyway. Others need not wait for the page. */
	#gone = (): void => {
		const { page } = this.#options;
		const { client } = this.#desk;
		if (this.#situation.holder || this.queue.over) return;
		const steps = this.queue.waiting.filter(({ of }) => of === null || of > 0);
		if (steps.length > 0 && steps.length === this.queue.waiting.length)
			sendGoodbye(changePageDocument, { page, client, steps });
		else if (steps.length === 0) sendGoodbye(leavePageDocument, { page, client });
	};

	#become(change: Partial<Situation>): void {
		this.#situation = { ...this.#situation, ...change };
		for (const watcher of this.#watchers) watcher();
	}

	#taken(number: number, revision: number): void {
		this.store.known(number, revision);
		this.#become({ revision: Math.max(revision, this.#situation.revision) });
	}

	#saving(saving: SaveState): void {
		this.#become({ saving });
		if (saving === 'takenOver' || saving === 'refused') this.#lose();
	}

	/** The page is no longer ours to change: what the server has not got is kept as a version. */
	async #lose(): Promise<void> {
		this.store.freeze();
		this.#hold();
		if (this.queue.waiting.length === 0) return;
		const { ask: call, page } = this.#options;
		try {
			await call(keepPageWorkDocument, { page, client: this.#desk.client, document: this.store.document });
			this.queue.forget();
			this.#become({ keptAsVersion: true });
		} catch {
			// It is still kept here, and is tried again when the page is opened the next time.
		}
	}

	async #hold(): Promise<void> {
		const { ask: call, page } = this.#options;
		const variables = { page, client: this.#desk.client };
		const answer = await call(holdPageDocument, variables).catch(() => undefined);
		if (!answer) return;
		const { mine, editor } = (answer as Data<typeof holdPageDocument>).holdPage;
		const holder = mine ? undefined : (editor ?? undefined);
		if (holder?.name === this.#situation.holder?.name && holder?.since === this.#situation.holder?.since) return;
		this.#become({ holder });
		if (holder && !this.queue.over && !this.store.readOnly) this.queue.takeAway();
	}
}

const ask = async (options: Options, client: string, takeOver: boolean): Promise<Answer> =>
	((await options.ask(openPageDocument, { page: options.page, client, takeOver })) as Data<typeof openPageDocument>)
		.openPage;

/** Of what was left behind, everything that still fits. */
async function keepRest(
	{ ask: call, page }: Options,
	desk: Desk,
	queue: SaveQueue,
	document: PageDocument,
): Promise<void> {
	let rest = document;
	for (const { operations } of queue.waiting)
		try {
			rest = applyAll(rest, operations).document;
		} catch (error) {
			if (!(error instanceof NotApplicable)) throw error;
		}
	await call(keepPageWorkDocument, { page, client: desk.client, document: rest });
	queue.forget();
}
