import { describe, expect, it } from 'vitest';
import type { NumberedStep } from '../../rules/editing/step.ts';
import type { Operation } from '../../rules/pages/operations.ts';
import { targetOf } from '../../rules/pages/page-rules.ts';
import { type PersistedWork, SaveQueue, type SaveState, SendFailure, type Taken } from './save-queue.ts';

/** The same numbers every time. */
function dice(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Time that passes only when it is told to; what falls due runs in its order, with everything that follows from it. */
class Clock {
	now = 0;
	#due: { at: number; run: () => void }[] = [];

	after = (milliseconds: number, run: () => void): (() => void) => {
		const entry = { at: this.now + milliseconds, run };
		this.#due.push(entry);
		return () => {
			this.#due = this.#due.filter((other) => other !== entry);
		};
	};

	async pass(milliseconds: number): Promise<void> {
		const end = this.now + milliseconds;
		for (;;) {
			for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
			const first = this.#first();
			if (!first || first.at > end) break;
			this.#due.splice(this.#due.indexOf(first), 1);
			this.now = first.at;
			first.run();
		}
		this.now = end;
	}

	#first() {
		let first = this.#due[0];
		for (const entry of this.#due) if (first && entry.at < first.at) first = entry;
		return first;
	}
}

/** The server as the contract has it: each number once, in order, by one holder, all of a batch or nothing. */
class Server {
	revision = 0;
	last = 0;
	log: { revision: number; number: number; kind: string; of: number | null; text: string }[] = [];
	holder = 'me';

	take(steps: readonly NumberedStep<Operation>[]): Taken {
		if (this.holder !== 'me') throw new SendFailure('takenOver');
		let last = this.last;
		for (const { number } of steps) {
			if (number > last + 1) throw new SendFailure('gap', this.last);
			last = Math.max(last, number);
		}
		const revisions = steps.map(({ number, kind, of, operations }) => {
			const known = this.log.find((entry) => entry.number === number);
			if (known) return known.revision;
			this.revision += 1;
			this.last = number;
			this.log.push({ revision: this.revision, number, kind, of, text: words(operations) });
			return this.revision;
		});
		return { number: this.last, revisions };
	}

	get text(): string {
		return this.log.at(-1)?.text ?? '';
	}
}

const words = (operations: readonly Operation[]): string => {
	const [operation] = operations;
	return operation?.do === 'text' && typeof operation.text?.text === 'string' ? operation.text.text : '';
};

const typed = (text: string): Operation[] => [
	{
		do: 'text',
		at: { section: 'a' },
		field: 'title',
		language: 'de-DE',
		text: { text, source: 'human' },
	},
];

interface Made {
	queue: SaveQueue<Operation>;
	states: SaveState[];
	known: Map<number, number>;
}

function setUp(send: (steps: readonly NumberedStep<Operation>[]) => Promise<Taken>, clock: Clock) {
	const storage: { kept: PersistedWork<Operation> | undefined } = { kept: undefined };
	const begin = (): Made => {
		const states: SaveState[] = [];
		const known = new Map<number, number>();
		const queue = new SaveQueue(
			{
				send,
				after: clock.after,
				// What is written is what can be read again.
				keep: (work) => {
					storage.kept = work && (JSON.parse(JSON.stringify(work)) as PersistedWork<Operation>);
				},
				onState: (state) => states.push(state),
				onTaken: (number, revision) => known.set(number, revision),
				targetOf,
			},
			storage.kept,
		);
		queue.flush();
		return { queue, states, known };
	};
	return { storage, begin };
}

const step = (text: string) => ({ kind: 'do' as const, of: null, operations: typed(text) });

describe('typing', () => {
	it('is one step until a second has passed, or another text is typed into', async () => {
		const clock = new Clock();
		const server = new Server();
		const { queue } = setUp(async (steps) => server.take(steps), clock).begin();
		const numbers = ['H', 'Ha', 'Hal'].map((text) => queue.put(step(text), 'a.title'));
		expect(numbers).toEqual([1, 1, 1]);
		expect(queue.put(step('other'), 'b.title')).toBe(2);
		await clock.pass(10);
		expect(server.log.map(({ text }) => text)).toEqual(['Hal']);
		await clock.pass(1500);
		expect(queue.put(step('otherwise'), 'b.title')).toBe(3);
		await clock.pass(1500);
		expect(server.log.map(({ text }) => text)).toEqual(['Hal', 'other', 'otherwise']);
		expect(queue.state).toBe('saved');
	});

	it('is sent at once on request', async () => {
		const clock = new Clock();
		const server = new Server();
		const { queue } = setUp(async (steps) => server.take(steps), clock).begin();
		queue.put(step('now'), 'a.title');
		queue.flush();
		await clock.pass(1);
		expect(server.text).toBe('now');
	});
});

describe('undo of something that is still on its way', () => {
	it('waits until its revision is known', async () => {
		const clock = new Clock();
		const server = new Server();
		server.revision = 40;
		const { queue, known } = setUp(async (steps) => server.take(steps), clock).begin();
		const number = queue.put(step('one'));
		queue.put({ kind: 'undo', of: -number, operations: typed('') });
		await clock.pass(1);
		expect(known.get(number)).toBe(41);
		expect(server.log.map(({ kind, of }) => [kind, of])).toEqual([
			['do', null],
			['undo', 41],
		]);
	});
});

describe('failures', () => {
	it('keeps what is unsent through a reload', async () => {
		const clock = new Clock();
		const server = new Server();
		let away = true;
		const { begin, storage } = setUp(async (steps) => {
			if (away) throw new TypeError('Failed to fetch');
			return server.take(steps);
		}, clock);
		const { queue, states } = begin();
		queue.put(step('kept'), 'a.title');
		await clock.pass(3000);
		expect(states).toEqual(['saving', 'offline']);
		expect(storage.kept?.steps).toHaveLength(1);
		queue.stop();
		away = false;
		begin();
		await clock.pass(1);
		expect(server.text).toBe('kept');
		expect(storage.kept).toEqual({ next: 2, steps: [] });
	});

	it('waits for the log-in and sends again', async () => {
		const clock = new Clock();
		const server = new Server();
		let signedIn = false;
		const { queue, states } = setUp(async (steps) => {
			if (!signedIn) throw new SendFailure('signedOut');
			return server.take(steps);
		}, clock).begin();
		queue.put(step('mine'));
		await clock.pass(5000);
		expect(queue.state).toBe('signedOut');
		signedIn = true;
		queue.retry();
		await clock.pass(1);
		expect(server.text).toBe('mine');
		expect(states.at(-1)).toBe('saved');
	});

	it('sends nothing more after a takeover, and still has the changes', async () => {
		const clock = new Clock();
		const server = new Server();
		const { queue } = setUp(async (steps) => server.take(steps), clock).begin();
		server.holder = 'another';
		queue.put(step('late'));
		await clock.pass(60_000);
		expect(queue.state).toBe('takenOver');
		expect(queue.waiting).toHaveLength(1);
		expect(server.log).toEqual([]);
	});

	it('sends again after a gap, and gives up where the server has lost what it had', async () => {
		const clock = new Clock();
		const server = new Server();
		let once = true;
		const { queue } = setUp(async (steps) => {
			if (once) {
				once = false;
				throw new SendFailure('gap', 0);
			}
			return server.take(steps);
		}, clock).begin();
		queue.put(step('first'));
		await clock.pass(1);
		expect(server.text).toBe('first');
		server.last = 0;
		server.log = [];
		queue.put(step('second'));
		await clock.pass(1);
		expect(queue.state).toBe('refused');
		expect(queue.waiting).toHaveLength(1);
	});

	it('retries without a response, and applies no response twice', async () => {
		const clock = new Clock();
		const server = new Server();
		const answers: (() => void)[] = [];
		const { queue, states } = setUp(
			(steps) =>
				new Promise((resolve) => {
					const taken = server.take(steps);
					answers.push(() => resolve(taken));
				}),
			clock,
		).begin();
		queue.put(step('slow'));
		await clock.pass(25_000);
		expect(answers).toHaveLength(2);
		for (const answer of answers) answer();
		await clock.pass(1);
		expect(server.log).toHaveLength(1);
		expect(states).toEqual(['saving', 'offline', 'saved']);
	});
});

/** One run: an editor types, moves on, undoes and reloads while the net does what it likes; then it is quiet. */
async function run(seed: number): Promise<void> {
	const random = dice(seed);
	const chance = (part: number) => random() < part;
	const clock = new Clock();
	const server = new Server();
	let quiet = false;
	const send = (steps: readonly NumberedStep<Operation>[]): Promise<Taken> =>
		new Promise((resolve, reject) => {
			const delay = () => (quiet ? 1 : random() * 4000);
			const deliver = (answer: boolean) => {
				let outcome: () => void;
				try {
					const taken = server.take(steps);
					outcome = () => resolve(taken);
				} catch (error) {
					outcome = () => reject(error);
				}
				// The answer may be lost where the request was not.
				if (answer && (quiet || !chance(0.2))) clock.after(delay(), outcome);
			};
			if (!quiet && chance(0.2)) return void clock.after(delay(), () => reject(new TypeError('Failed to fetch')));
			if (quiet || !chance(0.15)) clock.after(delay(), () => deliver(true));
			// A second one of the same, late: after others have long been there.
			if (chance(0.2)) clock.after(delay() * 8, () => deliver(false));
		});
	const { begin } = setUp(send, clock);
	let { queue } = begin();
	let text = '';
	for (let key = 0; key < 30; key += 1) {
		text += String.fromCharCode(97 + Math.floor(random() * 26));
		const field = chance(0.9) ? 'title' : 'subtitle';
		queue.put(step(text), field);
		if (chance(0.1)) {
			// A step of another kind, then one that takes it back: its revision need not be known.
			const number = queue.put(step(`${text}!`));
			queue.put({ kind: 'undo', of: -number, operations: typed(text) });
		}
		await clock.pass(random() * (chance(0.1) ? 5000 : 300));
		if (chance(0.05)) {
			queue.stop();
			queue = begin().queue;
		}
	}
	quiet = true;
	queue.flush();
	await clock.pass(120_000);
	expect(server.text).toBe(text);
	expect(queue.state).toBe('saved');
	const numbers = server.log.map(({ number }) => number);
	expect(numbers).toEqual(numbers.map((_, place) => place + 1));
	for (const [place, entry] of server.log.entries())
		if (entry.kind === 'undo') expect(entry.of).toBe(server.log[place - 1]?.revision);
}

describe('a net that loses, delays, doubles and reorders', () => {
	it('has the text that was typed at the end, in 1,000 runs', async () => {
		for (let seed = 1; seed <= 1000; seed += 1) await run(seed);
	});
});
