// One tab that edits one document: it opens it, holds it, sends what is done, and leaves it. What could not be taken in becomes a version.
import { applyAll, type EditingRules, NotApplicable } from '../../rules/editing/editing-rules.ts';
import type { DocumentStore } from './document-store.ts';
import type { EditingApi, Holder, Opened } from './editing-api.ts';
import { type Desk, type Edited, openDesk } from './persisted-work.ts';
import { SaveQueue, type SaveState } from './save-queue.ts';
import { browserTab, type TabEnvironment } from './tab-environment.ts';

interface Options<Document, Operation, Subject, Store> {
	edited: Edited;
	api: EditingApi<Document, Operation, Subject>;
	rules: Pick<EditingRules<Document, Operation, unknown>, 'apply' | 'targetOf'>;
	/** Even if another tab has it. */
	takeOver: boolean;
	/** Where it runs; by default this browser. */
	tab?: TabEnvironment;
	createStore(opened: Opened<Document, Operation, Subject>, put: SaveQueue<Operation>['put']): Store;
}

const heartbeat = 20_000;
/** After leaving the document, what is on its way has so long. */
const lastMoments = 5000;
/** So long somebody waits for everything to be saved. */
const longestSettling = 10_000;

export interface Situation<Subject> {
	saving: SaveState;
	subject: Subject;
	/** Who has the document instead of this tab. */
	holder: Holder | undefined;
	/** What could not be saved is a version now. */
	keptAsVersion: boolean;
	/** The last revision that the server has. */
	revision: number;
}

export class EditingSession<Document, Operation, Subject, Store extends DocumentStore<Document, Operation, unknown>> {
	readonly store: Store;
	readonly queue: SaveQueue<Operation>;
	#options: Options<Document, Operation, Subject, Store>;
	#desk: Desk<Operation>;
	#situation: Situation<Subject>;
	#watchers = new Set<() => void>();
	#stopBeat: () => void;
	#stopListening: () => void;
	/** Between the tabs of this browser: the tab that takes a document over says so, and the tab that has lost it need not wait to be told. */
	#tabs: ReturnType<TabEnvironment['connect']>;

	/** @param hasKept whether unsaved work has just become a version */
	static async open<Document, Operation, Subject, Store extends DocumentStore<Document, Operation, unknown>>(
		options: Options<Document, Operation, Subject, Store>,
		hasKept = false,
	): Promise<EditingSession<Document, Operation, Subject, Store>> {
		const desk = await openDesk<Operation>(options.tab ?? browserTab, options.edited);
		try {
			return await EditingSession.#begin(options, desk, hasKept);
		} catch (error) {
			// So that the next attempt has the same name, and what was left under it.
			desk.release();
			throw error;
		}
	}

	static async #begin<Document, Operation, Subject, Store extends DocumentStore<Document, Operation, unknown>>(
		options: Options<Document, Operation, Subject, Store>,
		desk: Desk<Operation>,
		hasKept: boolean,
	): Promise<EditingSession<Document, Operation, Subject, Store>> {
		const { api, rules, tab = browserTab } = options;
		let told: ((state: SaveState) => void) | undefined;
		const hear = {
			state: (_state: SaveState) => {},
			taken: (_number: number, _revision: number) => {},
			changed: (_subject: Partial<Subject>) => {},
		};
		const queue = new SaveQueue<Operation>(
			{
				send: async (steps) => {
					const answer = await api.change(desk.client, steps);
					hear.changed(answer.subject);
					return answer;
				},
				keep: desk.keep,
				after: tab.after,
				onState: (state) => (told ?? hear.state)(state),
				onTaken: (number, revision) => hear.taken(number, revision),
				targetOf: rules.targetOf,
			},
			desk.kept,
		);
		let opened = await api.open(desk.client, options.takeOver);
		let isKept = hasKept;
		if (queue.waiting.length > 0) {
			// What an earlier tab or load of this one has left: it goes first, then the document is read with it.
			if (!opened.mine) queue.takeAway();
			const settled = new Promise<SaveState>((resolve) => {
				told = (state) => (state === 'saved' || state === 'refused' || state === 'takenOver') && resolve(state);
			});
			queue.flush();
			const state = queue.over ? queue.state : await settled;
			told = undefined;
			if (state !== 'saved') {
				// It cannot be applied any more: it becomes a version, and the tab begins anew.
				await keepRest(options, desk, queue, opened.document);
				isKept = true;
				if (opened.mine) {
					await api.leave(desk.client);
					desk.release();
					return EditingSession.open({ ...options, takeOver: false }, isKept);
				}
			} else opened = await api.open(desk.client, false);
		}
		const session = new EditingSession(options, desk, queue, opened);
		if (isKept) session.#become({ keptAsVersion: true });
		hear.state = (state) => session.#saving(state);
		hear.taken = (number, revision) => session.#taken(number, revision);
		hear.changed = (subject) => session.noteSubject(subject);
		return session;
	}

	private constructor(
		options: Options<Document, Operation, Subject, Store>,
		desk: Desk<Operation>,
		queue: SaveQueue<Operation>,
		opened: Opened<Document, Operation, Subject>,
	) {
		this.#options = options;
		this.#desk = desk;
		this.queue = queue;
		this.store = options.createStore(opened, (step, typing) => queue.put(step, typing));
		if (!opened.mine || queue.over) this.store.freeze();
		this.#situation = {
			saving: queue.state,
			subject: opened.subject,
			holder: opened.mine ? undefined : (opened.editor ?? undefined),
			keptAsVersion: false,
			revision: opened.revision,
		};
		const { edited, tab = browserTab } = options;
		this.#stopBeat = tab.every(heartbeat, () => this.#hold());
		this.#tabs = tab.connect(`${edited.kind}.${edited.id}`, () => this.#hold());
		if (options.takeOver) this.#tabs.tell();
		this.#stopListening = tab.listen({
			online: () => this.queue.retry(),
			focus: () => this.#returned(),
			hide: () => this.queue.flush(),
			beforeUnload: () => this.#isLosing(),
			unload: () => this.#sayGoodbye(),
		});
	}

	/** How the server knows this tab. */
	get client(): string {
		return this.#desk.client;
	}

	get situation(): Situation<Subject> {
		return this.#situation;
	}

	readonly watch = (watcher: () => void): (() => void) => {
		this.#watchers.add(watcher);
		return () => this.#watchers.delete(watcher);
	};

	/** After something else than what is in the document has changed: it was published, renamed. */
	showSubject(subject: Subject): void {
		this.#become({ subject });
	}

	/** @returns whether everything is with the server */
	async settle(): Promise<boolean> {
		this.queue.flush();
		this.queue.retry();
		if (this.queue.waiting.length === 0) return true;
		let stop: () => void = () => undefined;
		await new Promise<void>((resolve) => {
			stop = this.watch(() => this.#situation.saving !== 'saving' && resolve());
			// One that could not be sent before stays that, without a word.
			this.#after(longestSettling, resolve);
		});
		stop();
		return this.queue.waiting.length === 0;
	}

	close(): void {
		this.#stopBeat();
		this.#tabs.close();
		this.#stopListening();
		const held = this.#situation.holder === undefined;
		const end = async () => {
			await Promise.race([this.settle(), new Promise<void>((resolve) => this.#after(lastMoments, resolve))]);
			this.queue.stop();
			this.#desk.release();
			if (held) await this.#options.api.leave(this.#desk.client).catch(() => undefined);
		};
		end();
	}

	#after(milliseconds: number, run: () => void): void {
		(this.#options.tab ?? browserTab).after(milliseconds, run);
	}

	/** Before anything is typed: an editor may have taken the document over meanwhile. */
	#returned(): void {
		this.queue.retry();
		this.#hold();
	}

	/** Only where this browser keeps nothing would anything be lost. */
	#isLosing(): boolean {
		this.queue.flush();
		return this.queue.waiting.length > 0 && !this.#desk.keeps();
	}

	/** What is not there yet goes along, if it is small enough; this browser keeps it anyway. Others need not wait for the document. */
	#sayGoodbye(): void {
		if (this.#situation.holder || this.queue.over) return;
		// What is typed afterwards, if the tab comes back, is another step than the one that goes now.
		this.queue.flush();
		const steps = this.queue.waiting.filter(({ of }) => of === null || of > 0);
		if (steps.length === 0 || steps.length === this.queue.waiting.length)
			this.#options.api.sayGoodbye(this.#desk.client, steps);
	}

	#become(change: Partial<Situation<Subject>>): void {
		this.#situation = { ...this.#situation, ...change };
		for (const watcher of this.#watchers) watcher();
	}

	#taken(number: number, revision: number): void {
		this.store.known(number, revision);
		this.#become({ revision: Math.max(revision, this.#situation.revision) });
	}

	/** Of what was changed beside the document. */
	noteSubject(subject: Partial<Subject>): void {
		this.#become({ subject: { ...this.#situation.subject, ...subject } });
	}

	#saving(saving: SaveState): void {
		this.#become({ saving });
		if (saving === 'takenOver' || saving === 'refused') this.#lose();
	}

	/** The document is no longer ours to change: what the server has not got is kept as a version. */
	async #lose(): Promise<void> {
		this.store.freeze();
		this.#hold();
		if (this.queue.waiting.length === 0) return;
		try {
			await this.#options.api.keep(this.#desk.client, this.store.document);
			this.queue.forget();
			this.#become({ keptAsVersion: true });
		} catch {
			// It is still kept here, and is tried again when the document is opened the next time.
		}
	}

	/** Somebody has brought back what was stored: there is nothing more to say of it. */
	forgetKept(): void {
		this.#become({ keptAsVersion: false });
	}

	async #hold(): Promise<void> {
		const answer = await this.#options.api.hold(this.#desk.client).catch(() => undefined);
		if (!answer) return;
		// Nobody has it any more, nor has this tab: who wants to go on opens it again.
		if (!answer.mine && !answer.editor) return;
		const holder = answer.mine ? undefined : (answer.editor ?? undefined);
		if (holder?.name === this.#situation.holder?.name && holder?.since === this.#situation.holder?.since) return;
		this.#become({ holder });
		if (holder && !this.queue.over && !this.store.readOnly) this.queue.takeAway();
	}
}

/** Of what was left behind, everything that still fits. */
async function keepRest<Document, Operation>(
	{ api, rules }: Pick<Options<Document, Operation, unknown, unknown>, 'api' | 'rules'>,
	desk: Desk<Operation>,
	queue: SaveQueue<Operation>,
	document: Document,
): Promise<void> {
	let rest = document;
	for (const { operations } of queue.waiting)
		try {
			rest = applyAll(rest, operations, rules.apply).document;
		} catch (error) {
			if (!(error instanceof NotApplicable)) throw error;
		}
	await api.keep(desk.client, rest);
	queue.forget();
}
