// Browsers, tabs, a net and time for tests: the same numbers every time, and nothing that happens by itself.
import type { TabEnvironment, TabEvents } from '../tab-environment.ts';

/** Numbers from 0 to 1, the same for the same seed. */
export function dice(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Time that passes only when it is told to; what falls due runs in its order, with everything that follows from it. */
export class Clock {
	now = 0;
	#due: { at: number; run: () => void }[] = [];
	/** What really takes time: nothing else happens meanwhile. */
	#busy = new Set<Promise<unknown>>();

	after = (milliseconds: number, run: () => void): (() => void) => {
		const entry = { at: this.now + milliseconds, run };
		this.#due.push(entry);
		return () => {
			this.#due = this.#due.filter((other) => other !== entry);
		};
	};

	waitFor<T>(work: Promise<T>): Promise<T> {
		const ended: Promise<unknown> = work.then(
			() => this.#busy.delete(ended),
			() => this.#busy.delete(ended),
		);
		this.#busy.add(ended);
		return work;
	}

	async pass(milliseconds: number): Promise<void> {
		const end = this.now + milliseconds;
		for (;;) {
			await this.#settle();
			const first = this.#first();
			if (!first || first.at > end) break;
			this.#due.splice(this.#due.indexOf(first), 1);
			this.now = first.at;
			first.run();
		}
		this.now = end;
	}

	async #settle(): Promise<void> {
		for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
		while (this.#busy.size > 0) {
			await Promise.race(this.#busy);
			for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
		}
	}

	#first() {
		let first = this.#due[0];
		for (const entry of this.#due) if (first && entry.at < first.at) first = entry;
		return first;
	}
}

const storeOf = (texts: Map<string, string>): TabEnvironment['shared'] => ({
	read: (key) => texts.get(key) ?? null,
	write: (key, text) => void texts.set(key, text),
	remove: (key) => void texts.delete(key),
	keys: () => [...texts.keys()],
});

/** What its tabs share. */
export class SimulatedBrowser {
	readonly stored = new Map<string, string>();
	readonly names = new Set<string>();
	readonly channels = new Map<string, Set<() => void>>();
}

/** One load of a tab: after a reload there is another, with the storage of the tab. */
export class SimulatedTab {
	isAlive = true;
	readonly environment: TabEnvironment;
	readonly #browser: SimulatedBrowser;
	readonly #clock: Clock;
	readonly #own: Map<string, string>;
	readonly #ends = new Set<() => void>();
	#events: TabEvents | undefined;

	constructor(browser: SimulatedBrowser, clock: Clock, own = new Map<string, string>()) {
		this.#browser = browser;
		this.#clock = clock;
		this.#own = own;
		this.environment = {
			after: (milliseconds, run) => clock.after(milliseconds, () => this.isAlive && run()),
			every: (milliseconds, run) => this.#repeat(milliseconds, run),
			shared: storeOf(browser.stored),
			own: storeOf(own),
			hold: async (name) => this.#hold(name),
			connect: (name, hear) => this.#connect(name, hear),
			listen: (events) => {
				this.#events = events;
				return () => {
					this.#events = undefined;
				};
			},
		};
	}

	/** What a browser says before the tab is gone; not all of it, on some. */
	leave({ asks, hides }: { asks: boolean; hides: boolean }): void {
		if (asks) this.#events?.beforeUnload();
		if (hides) this.#events?.unload();
		this.isAlive = false;
		for (const end of this.#ends) end();
	}

	reload(says: { asks: boolean; hides: boolean }): SimulatedTab {
		this.leave(says);
		return new SimulatedTab(this.#browser, this.#clock, this.#own);
	}

	focus(): void {
		this.#events?.focus();
	}

	#repeat(milliseconds: number, run: () => void): () => void {
		let stop = () => {};
		const next = () => {
			stop = this.#clock.after(milliseconds, () => {
				if (!this.isAlive) return;
				run();
				next();
			});
		};
		next();
		return () => stop();
	}

	#hold(name: string): (() => void) | undefined {
		const { names } = this.#browser;
		if (names.has(name)) return undefined;
		names.add(name);
		const end = () => {
			if (this.#ends.delete(end)) names.delete(name);
		};
		this.#ends.add(end);
		return end;
	}

	#connect(name: string, hear: () => void) {
		const { channels } = this.#browser;
		const hearers = channels.get(name) ?? new Set();
		channels.set(name, hearers.add(hear));
		const close = () => void hearers.delete(hear);
		this.#ends.add(close);
		const tell = () => {
			for (const other of hearers) if (other !== hear) this.#clock.after(1, other);
		};
		return { tell, close };
	}
}

interface Calling {
	/** Also late, and after others that were sent later: what came of it reaches no one. */
	mayRepeat: boolean;
	/** No answer at all: whoever waits gives up by themselves. */
	mayHang: boolean;
}

/** A net that loses, delays, doubles and reorders, until it is quiet. */
export class SimulatedNet {
	isQuiet = false;
	readonly #clock: Clock;
	readonly #random: () => number;

	constructor(clock: Clock, random: () => number) {
		this.#clock = clock;
		this.#random = random;
	}

	call<T>(tab: SimulatedTab, work: () => T | Promise<T>, { mayRepeat, mayHang }: Calling): Promise<T> {
		const delay = () => (this.isQuiet ? 1 : this.#random() * 3000);
		const chance = (part: number) => !this.isQuiet && this.#random() < part;
		const run = async () => work();
		return new Promise((resolve, reject) => {
			const later = (outcome: () => void) => this.#clock.after(delay(), () => tab.isAlive && outcome());
			const lost = () => chance(mayHang ? 0.3 : 0) || later(() => reject(new TypeError('Failed to fetch')));
			if (mayRepeat && chance(0.2))
				this.#clock.after(delay() * 8, () => void this.#clock.waitFor(run()).catch(() => undefined));
			if (chance(0.15)) return void lost();
			this.#clock.after(delay(), () => {
				this.#clock.waitFor(run()).then(
					(value) => void (chance(0.15) ? lost() : later(() => resolve(value))),
					(error) => void (chance(0.15) ? lost() : later(() => reject(error))),
				);
			});
		});
	}
}
