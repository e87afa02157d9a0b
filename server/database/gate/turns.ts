// Who gets a connection next. A turn is one connection for one transaction. Work that was admitted before goes first, then money; changes,
// reads and background work take turns with each other. Within a class tenants take turns, and none has more than half while another waits.
import { DatabaseBusy } from '../unavailable.ts';
import type { WorkClass } from './admission.ts';
import { admittedWaitMs, classLimits, type Shares, sharesOf } from './limits.ts';

export interface TurnRequest {
	workClass: WorkClass;
	/** Undefined: of no tenant. */
	tenantId: string | undefined;
	isAdmitted: boolean;
}

export interface ClassState {
	waiting: number;
	/** Since the start: turns that were given, how long they were waited for together, and how many were refused. */
	given: number;
	waitedMs: number;
	refused: number;
}

interface Waiter {
	request: TurnRequest;
	resolve(): void;
	reject(error: Error): void;
	timer: NodeJS.Timeout | undefined;
}

/** Tenants in the order in which they are served next, each with its waiters in the order in which they came. */
type Line = Map<string, Waiter[]>;

const rotation: readonly WorkClass[] = ['change', 'read', 'change', 'read', 'background'];
const tenantKey = ({ tenantId }: TurnRequest) => tenantId ?? '';

/** Of the latest interval, in an average that forgets soon and in one that forgets late. */
const weightOfRecent = 0.1;
const weightOfLasting = 0.01;
const firstGuessMs = 10;

interface Pace {
	recentMs: number;
	lastingMs: number;
	latestAt: number;
}

const firstPace = (): Pace => ({ recentMs: firstGuessMs, lastingMs: firstGuessMs, latestAt: 0 });
/** The estimate is only one: who was let in to wait is not sent away because it took a little longer. */
const waitsUpTo = 1.5;

export class Turns {
	readonly size: number;
	readonly #shares: Shares;
	readonly #lines: Record<WorkClass, Line> = {
		money: new Map(),
		change: new Map(),
		read: new Map(),
		background: new Map(),
	};
	readonly #admitted: Waiter[] = [];
	readonly #inUseBy: Record<WorkClass, number> = { money: 0, change: 0, read: 0, background: 0 };
	readonly #inUseOf = new Map<string, number>();
	readonly #waitingIn: Record<WorkClass, number> = { money: 0, change: 0, read: 0, background: 0 };
	/** Between two turns of a class while a caller waits for one: all that a request does counts, not only its first transaction. */
	readonly #pace: Record<WorkClass, Pace> = {
		money: firstPace(),
		change: firstPace(),
		read: firstPace(),
		background: firstPace(),
	};
	readonly #totals: Record<WorkClass, Omit<ClassState, 'waiting'>> = {
		money: { given: 0, waitedMs: 0, refused: 0 },
		change: { given: 0, waitedMs: 0, refused: 0 },
		read: { given: 0, waitedMs: 0, refused: 0 },
		background: { given: 0, waitedMs: 0, refused: 0 },
	};
	#inUse = 0;
	#next = 0;

	constructor(size: number) {
		this.size = size;
		this.#shares = sharesOf(size);
	}

	get inUse(): number {
		return this.#inUse;
	}

	waiting(workClass: WorkClass): number {
		return this.#waitingIn[workClass];
	}

	classes(): Record<WorkClass, ClassState> {
		const of = (workClass: WorkClass) => ({ waiting: this.#waitingIn[workClass], ...this.#totals[workClass] });
		return { money: of('money'), change: of('change'), read: of('read'), background: of('background') };
	}

	/**
	 * How long one who came now would wait, by the lower of two averages: while hundreds arrive at once, accepting them takes the time of serving
	 * others, which says nothing of the seconds after. Refusing a caller too early cannot be mended; who waits for too long is refused then.
	 */
	estimateMs(workClass: WorkClass): number {
		const { recentMs, lastingMs } = this.#pace[workClass];
		return this.#waitingIn[workClass] * Math.min(recentMs, lastingMs);
	}

	/** @returns what gives the turn back; it may be called twice */
	async take(request: TurnRequest): Promise<() => void> {
		const totals = this.#totals[request.workClass];
		const since = performance.now();
		try {
			if (!this.#takeAtOnce(request)) await this.#wait(request);
		} catch (error) {
			totals.refused++;
			throw error;
		}
		totals.given++;
		totals.waitedMs += performance.now() - since;
		return this.#release(request);
	}

	/** Those who wait are notified; those who have a turn keep it. */
	refuseAll(error: () => Error): void {
		const waiters = [
			...this.#admitted.splice(0),
			...Object.values(this.#lines).flatMap((line) => [...line.values()].flat()),
		];
		for (const line of Object.values(this.#lines)) line.clear();
		for (const workClass of Object.keys(this.#waitingIn)) this.#waitingIn[workClass as WorkClass] = 0;
		for (const { timer, reject } of waiters) {
			clearTimeout(timer);
			reject(error());
		}
	}

	#takeAtOnce(request: TurnRequest): boolean {
		const { workClass, isAdmitted } = request;
		const isNext = isAdmitted ? this.#admitted.length === 0 : this.#waitingIn[workClass] === 0;
		if (!isNext || !this.#mayBegin(request)) return false;
		this.#count(request, 1);
		return true;
	}

	#mayBegin({ workClass, isAdmitted, tenantId }: TurnRequest): boolean {
		if (isAdmitted) return this.#inUse < this.size;
		const { upTo, background, forOtherTenants } = this.#shares;
		if (workClass === 'background' && this.#inUseBy.background >= background) return false;
		const isOneOfOthers =
			tenantId === undefined || (this.#inUseOf.get(tenantId) ?? 0) < upTo[workClass] - forOtherTenants;
		return this.#inUse < upTo[workClass] && isOneOfOthers;
	}

	#wait(request: TurnRequest): Promise<void> {
		const { workClass, isAdmitted } = request;
		const waitMs = isAdmitted ? admittedWaitMs : classLimits[workClass].waitMs;
		const estimate = this.estimateMs(workClass);
		if (!isAdmitted && estimate > waitMs) throw new DatabaseBusy(estimate);
		return new Promise((resolve, reject) => {
			const waiter: Waiter = { request, resolve, reject, timer: undefined };
			waiter.timer = setTimeout(() => {
				this.#leave(waiter);
				reject(new DatabaseBusy(this.estimateMs(workClass)));
			}, waitMs * waitsUpTo);
			if (isAdmitted) this.#admitted.push(waiter);
			else this.#join(waiter);
			// Those ahead may be of a tenant that has all it may have.
			this.#admitWaiting();
		});
	}

	#join(waiter: Waiter): void {
		const line = this.#lines[waiter.request.workClass];
		const key = tenantKey(waiter.request);
		const own = line.get(key);
		if (own) own.push(waiter);
		else line.set(key, [waiter]);
		if (this.#waitingIn[waiter.request.workClass]++ === 0)
			this.#pace[waiter.request.workClass].latestAt = performance.now();
	}

	#leave(waiter: Waiter): void {
		const at = this.#admitted.indexOf(waiter);
		if (at >= 0) {
			this.#admitted.splice(at, 1);
			return;
		}
		const { workClass } = waiter.request;
		const line = this.#lines[workClass];
		const own = line.get(tenantKey(waiter.request)) ?? [];
		const place = own.indexOf(waiter);
		if (place < 0) return;
		own.splice(place, 1);
		if (own.length === 0) line.delete(tenantKey(waiter.request));
		this.#waitingIn[workClass]--;
	}

	#count(request: TurnRequest, change: 1 | -1): void {
		const key = tenantKey(request);
		const ofTenant = (this.#inUseOf.get(key) ?? 0) + change;
		this.#inUse += change;
		this.#inUseBy[request.workClass] += change;
		if (ofTenant === 0) this.#inUseOf.delete(key);
		else this.#inUseOf.set(key, ofTenant);
	}

	#release(request: TurnRequest): () => void {
		let isHeld = true;
		return () => {
			if (!isHeld) return;
			isHeld = false;
			this.#count(request, -1);
			this.#admitWaiting();
		};
	}

	#admitWaiting(): void {
		for (let waiter = this.#takeNext(); waiter; waiter = this.#takeNext()) {
			clearTimeout(waiter.timer);
			this.#count(waiter.request, 1);
			waiter.resolve();
		}
	}

	#takeNext(): Waiter | undefined {
		if (this.#inUse >= this.size) return undefined;
		const admitted = this.#admitted.shift();
		if (admitted) return admitted;
		const money = this.#takeFrom('money');
		if (money) return money;
		for (let tried = 0; tried < rotation.length; tried++) {
			const workClass = rotation[this.#next++ % rotation.length];
			const waiter = workClass && this.#takeFrom(workClass);
			if (waiter) return waiter;
		}
		return undefined;
	}

	#takeFrom(workClass: WorkClass): Waiter | undefined {
		const line = this.#lines[workClass];
		const key = this.#nextTenant(line);
		const own = key === undefined ? undefined : line.get(key);
		const waiter = own?.shift();
		if (key === undefined || !own || !waiter) return undefined;
		// A caller who was served stands behind the others.
		line.delete(key);
		if (own.length > 0) line.set(key, own);
		this.#waitingIn[workClass]--;
		this.#measure(workClass);
		return waiter;
	}

	#measure(workClass: WorkClass): void {
		const now = performance.now();
		const pace = this.#pace[workClass];
		const intervalMs = now - pace.latestAt;
		pace.recentMs += weightOfRecent * (intervalMs - pace.recentMs);
		pace.lastingMs += weightOfLasting * (intervalMs - pace.lastingMs);
		pace.latestAt = now;
	}

	/** The first that has not used up its share; the first of all that may begin where everyone has, or no one else waits. */
	#nextTenant(line: Line): string | undefined {
		let first: string | undefined;
		for (const [key, [waiter]] of line) {
			if (!waiter || !this.#mayBegin(waiter.request)) continue;
			if ((this.#inUseOf.get(key) ?? 0) < this.#shares.ofOneTenant) return key;
			first ??= key;
		}
		return first;
	}
}
