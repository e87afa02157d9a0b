// The server as the contract of editing has it, in memory: each number of a tab once, in order, by one holder, all of a call or nothing. It stands on the
// rules that the server itself uses.
import type { Design } from '../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../rules/designs/editing/design-operation.ts';
import { designRules } from '../../../rules/designs/editing/design-rules.ts';
import type { DesignRole } from '../../../rules/designs/editing/validate-operation.ts';
import { leaseSeconds, maxStoredSteps, stepsHandedOut } from '../../../rules/editing/editing-limits.ts';
import { readSteps, StepRefused, takeSteps } from '../../../rules/editing/take-steps.ts';
import { SendFailure } from '../../editing/save-queue.ts';
import type { DesignServer, LogEntry } from './design-server.ts';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const holderOf = (lease: { client: string; since: number }) => ({
	name: lease.client,
	own: true,
	since: String(lease.since),
});

export function startModelServer(
	clock: { readonly now: number },
	first: Design,
	role: DesignRole = 'shopper',
): DesignServer & { log: LogEntry[] } {
	let document = first;
	let revision = 0;
	const log: LogEntry[] = [];
	const unsaved: Design[] = [];
	let lease: { client: string; since: number; until: number } | undefined;
	const holdFor = (client: string) => {
		const since = lease?.client === client ? lease.since : clock.now;
		lease = { client, since, until: clock.now + leaseSeconds * 1000 };
	};
	return {
		log,
		async open(client, takeOver) {
			const other = lease && lease.client !== client && lease.until > clock.now ? lease : undefined;
			const mine = !other || takeOver;
			if (mine) holdFor(client);
			const steps = log.slice(-Math.min(stepsHandedOut, maxStoredSteps));
			return copy({ document, revision, steps, mine, editor: other && !mine ? holderOf(other) : null });
		},
		async change(client, sent) {
			if (lease?.client !== client) throw new SendFailure('takenOver');
			const steps = readSteps(copy(sent));
			if (!steps) throw new SendFailure('refused');
			const known = log.filter((entry) => entry.client === client);
			const last = known.at(-1)?.number ?? 0;
			if ((steps[0]?.number ?? 1) > last + 1) throw new SendFailure('gap');
			const fresh = steps.filter(({ number }) => number > last);
			try {
				const result = takeSteps<Design, DesignOperation, unknown>(fresh, {
					...{ document, revision, rules: designRules(role) },
					log: log.slice(-maxStoredSteps),
				});
				document = result.document;
				revision += fresh.length;
				log.push(...copy(result.taken).map((step) => ({ ...step, client })));
			} catch (error) {
				throw error instanceof StepRefused ? new SendFailure('refused') : error;
			}
			holdFor(client);
			const made = new Map(
				log.filter((entry) => entry.client === client).map((entry) => [entry.number, entry.revision]),
			);
			return {
				number: Math.max(last, steps.at(-1)?.number ?? 0),
				revisions: steps.map(({ number }) => made.get(number) ?? 0),
			};
		},
		async hold(client) {
			const mine = lease?.client === client;
			if (mine) holdFor(client);
			return { mine, editor: !mine && lease && lease.until > clock.now ? holderOf(lease) : null };
		},
		async leave(client) {
			if (lease?.client === client) lease = { ...lease, until: clock.now };
		},
		async keep(_client, sent) {
			unsaved.push(copy(sent));
		},
		look: async () => ({ document, log, unsaved }),
	};
}
