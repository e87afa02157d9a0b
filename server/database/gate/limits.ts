// How long each class of work may wait and work. Chosen for a busy machine with two cores: slow is not broken.
import type { WorkClass } from './admission.ts';

export interface ClassLimits {
	/** The longest wait for a first turn; who would wait longer is refused at the door. */
	waitMs: number;
	/** The longest single statement. 0: no limit but that of the job. */
	statementMs: number;
	/** The longest wait for a row or a table that another caller holds. */
	lockMs: number;
}

export const classLimits: Record<WorkClass, ClassLimits> = {
	money: { waitMs: 15_000, statementMs: 20_000, lockMs: 10_000 },
	change: { waitMs: 10_000, statementMs: 15_000, lockMs: 5000 },
	read: { waitMs: 10_000, statementMs: 10_000, lockMs: 3000 },
	background: { waitMs: 60_000, statementMs: 0, lockMs: 30_000 },
};

/** Who was admitted waits on: its work is half done. */
export const admittedWaitMs = 60_000;

export interface Shares {
	/** How many connections may be in use, no matter who uses them, when one of this class begins. */
	upTo: Record<WorkClass, number>;
	/** How many of them may be used by work that no one waits for. */
	background: number;
	/** How many one tenant may use while another waits. */
	ofOneTenant: number;
	/** How many one tenant leaves free for others, whether they wait or not: its own may all hang at a lock. */
	forOtherTenants: number;
}

/** Of a small pool nothing can be set aside. */
export function sharesOf(size: number): Shares {
	const [forMoney, forChanges] = size >= 6 ? [2, 1] : [0, 0];
	return {
		upTo: {
			money: size,
			change: size - forMoney,
			read: size - forMoney - forChanges,
			background: size - forMoney - forChanges,
		},
		background: Math.max(1, Math.floor(size / 2)),
		forOtherTenants: forChanges,
		ofOneTenant: Math.max(1, Math.ceil(size / 2)),
	};
}
