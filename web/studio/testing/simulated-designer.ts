// Somebody who designs, in tabs that are reloaded, taken over and closed, over a net that loses and doubles: with what they did, to compare it with what
// the server has.
import type { Box, Design } from '../../../rules/designs/design.ts';
import { targetOf } from '../../../rules/designs/editing/apply-operation.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { applyDesignOperation } from '../../../rules/designs/editing/design-rules.ts';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
import { sampleText } from '../../../rules/designs/sample-design.ts';
import { applyAll, joinOperations } from '../../../rules/editing/editing-rules.ts';
import type { EditingApi } from '../../editing/editing-api.ts';
import { EditingSession } from '../../editing/editing-session.ts';
import {
	Clock,
	dice,
	type SimulatedBrowser,
	SimulatedNet,
	type SimulatedTab,
} from '../../editing/testing/simulation.ts';
import { DesignStore } from '../state/design-store.ts';
import type { DesignServer, LogEntry } from './design-server.ts';
import { inventTemplateStep } from './invent-template-step.ts';

type Subject = Record<string, never>;
type Invented = readonly [operations: readonly DesignOperation[], typing?: string];
type Session = EditingSession<Design, DesignOperation, Subject, DesignStore>;

export interface OpenTab {
	tab: SimulatedTab;
	browser: SimulatedBrowser;
	session: Session;
}

const usual = { mayRepeat: true, mayHang: false };

export class SimulatedDesigner {
	readonly clock = new Clock();
	readonly random: () => number;
	readonly net: SimulatedNet;
	readonly server: DesignServer;
	readonly role: DesignRole;
	/** What was done, by tab and number. */
	readonly done = new Map<string, Map<number, readonly DesignOperation[]>>();
	/** What tabs showed that were told that it has become a version. */
	readonly kept: Design[] = [];
	#count = 0;
	/** What they are at: people go on typing where they type. */
	#going: (() => Invented) | undefined;

	constructor(seed: number, server: (clock: Clock) => DesignServer, role: DesignRole) {
		this.role = role;
		this.random = dice(seed);
		this.net = new SimulatedNet(this.clock, this.random);
		this.server = server(this.clock);
	}

	chance(part: number): boolean {
		return this.random() < part;
	}

	#apiFor(tab: SimulatedTab): EditingApi<Design, DesignOperation, Subject> {
		const { net, server } = this;
		const reach = <T>(work: () => Promise<T>, calling = usual) => net.call(tab, work, calling);
		return {
			open: async (client, takeOver) => {
				const opened = await reach(() => server.open(client, takeOver), { mayRepeat: false, mayHang: false });
				return { ...opened, subject: {} };
			},
			change: async (client, steps) => {
				const taken = await reach(() => server.change(client, steps), { mayRepeat: true, mayHang: true });
				return { ...taken, subject: {} };
			},
			hold: (client) => reach(() => server.hold(client), { mayRepeat: false, mayHang: false }),
			leave: (client) => reach(() => server.leave(client), { mayRepeat: false, mayHang: false }),
			keep: (client, document) => reach(() => server.keep(client, document)),
			sayGoodbye: (client, steps) => {
				// No one waits for it, and the tab is gone when it arrives.
				const work = (): Promise<unknown> => (steps.length > 0 ? server.change(client, steps) : server.leave(client));
				if (this.chance(0.7))
					this.clock.after(this.random() * 2000, () => void this.clock.waitFor(work()).catch(() => undefined));
			},
		};
	}

	/** Tries until it is open. */
	async open(browser: SimulatedBrowser, tab: SimulatedTab, takeOver: boolean): Promise<OpenTab> {
		for (;;) {
			let ended: { session?: Session } | undefined;
			EditingSession.open<Design, DesignOperation, Subject, DesignStore>({
				edited: { kind: 'design', id: 'one' },
				api: this.#apiFor(tab),
				rules: { apply: applyDesignOperation, targetOf },
				takeOver,
				tab: tab.environment,
				createStore: ({ document, steps }, put) =>
					new DesignStore({ document, steps, role: this.role, put: (step, typing) => put(step, typing) }),
			}).then(
				(session) => {
					ended = { session };
				},
				() => {
					ended = {};
				},
			);
			while (!ended) await this.clock.pass(100);
			const { session } = ended;
			if (session) {
				this.#watchLoss(session);
				return { tab, browser, session };
			}
		}
	}

	#watchLoss(session: Session): void {
		let wasKept = session.situation.keptAsVersion;
		session.watch(() => {
			if (session.situation.keptAsVersion && !wasKept) this.kept.push(session.store.document);
			wasKept = session.situation.keptAsVersion;
		});
	}

	record({ client, queue }: Session, step: readonly DesignOperation[]): void {
		const number = queue.waiting.at(-1)?.number ?? 0;
		const ofTab = this.done.get(client) ?? new Map<number, readonly DesignOperation[]>();
		ofTab.set(number, joinOperations(ofTab.get(number) ?? [], step, targetOf));
		this.done.set(client, ofTab);
	}

	/** @returns whether there was something to undo, or to do again */
	turn(session: Session, kind: 'undo' | 'redo'): boolean {
		const operations = session.store[kind]();
		if (operations) this.record(session, operations);
		return operations !== undefined;
	}

	/** One thing that somebody does. */
	act(session: Session): void {
		const choice = this.random();
		if (choice < 0.18) {
			this.turn(session, choice < 0.12 ? 'undo' : 'redo');
			return;
		}
		const { store } = session;
		if (!this.#going || this.chance(0.4)) this.#going = this.#choose(store);
		const [operations, typing] = this.#going();
		if (operations.length > 0 && !store.change(operations, typing)) this.record(session, operations);
	}

	#pick<T>(items: readonly T[]): T | undefined {
		return items[Math.floor(this.random() * items.length)];
	}

	#choose(store: DesignStore): () => Invented {
		const design = store.document;
		if (this.role === 'template' && this.chance(0.5))
			return () => [inventTemplateStep(store.document, { random: this.random, newName: () => this.#newName() })];
		const page = this.#pick(design.pages);
		const element = page && this.#pick(page.elements);
		const field = this.#pick(design.fields);
		if (!page || !element || !field) return () => [[]];
		const at = { page: page.id, element: element.id };
		const ways: readonly (readonly [share: number, invent: () => Invented])[] = [
			[0.4, () => this.#typeInto(store.document, field.key)],
			[0.2, () => this.#drag(at, element.box, field.key)],
			[0.12, () => this.#add(at)],
			[0.06, () => (element.id.startsWith('own-') ? [[{ do: 'remove', ...at }]] : [[]])],
			[0.08, () => [[{ do: 'order', ...at, before: null }]]],
			[0.07, () => [[{ do: 'layout', layout: this.chance(0.5) ? 'left' : 'right' }]]],
			// What a template does not allow its shoppers: refused here, and never sent.
			[1, () => [[{ do: 'pages', pages: store.document.pages, layoutId: store.document.layoutId }]]],
		];
		let choice = this.random();
		for (const [share, invent] of ways) {
			if (choice < share) return invent;
			choice -= share;
		}
		return () => [[]];
	}

	#newName(): string {
		this.#count += 1;
		return `new${this.#count}`;
	}

	#typeInto({ values }: Design, key: string): Invented {
		return [[{ do: 'value', key, value: `${values[key] ?? ''}x`.slice(-50) }], `value ${key}`];
	}

	#drag(at: { page: string; element: string }, from: Box, key: string): Invented {
		this.#count += 1;
		const box = { ...from, x: Math.floor(this.random() * 50_000), y: Math.floor(this.random() * 30_000) };
		const move: DesignOperation = { do: 'change', ...at, changes: { box } };
		// Sometimes more than one thing changes on the way.
		const more: DesignOperation[] = this.chance(0.3) ? [{ do: 'value', key, value: String(this.#count) }] : [];
		return [[move, ...more], `drag ${at.element}`];
	}

	#add({ page, element: other }: { page: string; element: string }): Invented {
		this.#count += 1;
		const element = sampleText(`own-${this.#count}`, 'own');
		return [[{ do: 'insert', page, element, before: this.chance(0.5) ? other : null }]];
	}
}

/** Everything that the log holds, applied to what the design began with. */
export const replay = (first: Design, log: readonly LogEntry[]): Design =>
	applyAll(
		first,
		log.flatMap(({ operations }) => operations),
		applyDesignOperation,
	).document;
