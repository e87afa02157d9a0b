// The one place that hands out connections. *Away* is what the driver or a probe says, and is refused at once. *Busy* is a queue: work waits
// for its turn by class and by tenant, once for each request, and is refused at the door when it would wait too long.
import { errorCode } from '../../failure.ts';
import type { Trace } from '../../trace.ts';
import { DatabaseBusy, DatabaseUnavailable, isBusy, isReadOnly, isUnavailable } from '../unavailable.ts';
import { currentAdmission, type WorkClass } from './admission.ts';
import { type Availability, type Condition, type OnConditionChange, watchAvailability } from './availability.ts';
import type { Probe } from './probe.ts';
import { type ClassState, Turns } from './turns.ts';

/** A connection for one transaction, as it looks from inside of it. */
export interface Turn {
	workClass: WorkClass;
	/** Of the request or job that it belongs to. */
	trace: Trace | undefined;
	/** The database has answered. */
	begun(): void;
	/** Whether the database went away before it had answered: no one waits any more. */
	isOver(): boolean;
}

/** How it goes, for those who watch over it. */
export interface GateState {
	/** busy: a caller waits. */
	database: Condition | 'busy';
	connections: number;
	inUse: number;
	classes: Record<WorkClass, ClassState>;
	/** Since the start, because the database was away. */
	refusedAway: number;
	/** Since the start, by what they waited for: transactions that the database has undone because it took too long. */
	timeouts: Record<'lock' | 'statement', number>;
}

export interface Gate {
	state(): GateState;
	run<T>(tenantId: string | undefined, work: (turn: Turn) => Promise<T>): Promise<T>;
	readonly turns: Turns;
	readonly availability: Availability;
	close(): Promise<void>;
}

/** What the database or the network said; nothing where we only know that it is away. */
function reasonOf(error: unknown): string | undefined {
	const said = error instanceof DatabaseUnavailable ? error.cause : error;
	return said instanceof Error ? said.message : undefined;
}

const away = (cause?: unknown) => new DatabaseUnavailable('the database is away', { cause });

/** @param onChange told each time when the database goes away, takes no changes, or comes back */
export function openGate(probe: Probe, size: number, onChange: OnConditionChange = () => undefined): Gate {
	const turns = new Turns(size);
	/** Those whose beginning was sent and not answered. */
	const unanswered = new Set<(error: Error) => void>();
	const availability = watchAvailability(probe, (condition, reason) => {
		onChange(condition, reason);
		if (condition !== 'away') return;
		turns.refuseAll(away);
		for (const refuse of unanswered) refuse(away());
	});

	let refusedAway = 0;
	const timeouts = { lock: 0, statement: 0 };

	function noteTimeout(error: unknown): void {
		const code = errorCode(error);
		if (code === '55P03') timeouts.lock++;
		if (code === '57014') timeouts.statement++;
	}

	function state(): GateState {
		const classes = turns.classes();
		const condition = availability.condition();
		const isBusy = Object.values(classes).some(({ waiting }) => waiting > 0);
		return {
			database: condition === 'ok' && isBusy ? 'busy' : condition,
			connections: turns.size,
			inUse: turns.inUse,
			classes,
			refusedAway,
			timeouts: { ...timeouts },
		};
	}

	async function run<T>(tenantId: string | undefined, work: (turn: Turn) => Promise<T>): Promise<T> {
		if (availability.condition() === 'away') {
			refusedAway++;
			throw away();
		}
		const admission = currentAdmission();
		const { workClass, trace } = admission;
		const release = await turns.take({ workClass, tenantId, isAdmitted: admission.isAdmitted });
		admission.isAdmitted = true;
		let isOver = false;
		const { promise: refused, reject } = Promise.withResolvers<never>();
		const refuse = (error: Error) => {
			isOver = true;
			reject(error);
		};
		refused.catch(() => undefined);
		unanswered.add(refuse);
		const answered = availability.expectAnswer();
		const stopWaiting = () => {
			unanswered.delete(refuse);
			answered();
		};
		const begun = () => {
			availability.noteAnswer();
			stopWaiting();
		};
		const done = work({ workClass, trace, begun, isOver: () => isOver });
		// The connection is free when the transaction has ended, no matter who has stopped waiting for it.
		done.then(release, release);
		try {
			return await Promise.race([done, refused]);
		} catch (error) {
			noteTimeout(error);
			if (isBusy(error)) throw new DatabaseBusy(turns.estimateMs(workClass), { cause: error });
			if (!isUnavailable(error) && !isReadOnly(error)) throw error;
			availability.suspect(reasonOf(error));
			throw error instanceof DatabaseUnavailable ? error : away(error);
		} finally {
			stopWaiting();
		}
	}

	return { run, state, turns, availability, close: () => availability.close() };
}
