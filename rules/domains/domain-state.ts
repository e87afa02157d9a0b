// The states of a domain that a shop has claimed, and what a check makes of them. Pure: what DNS and the probe found comes in.
//
//   pending ──proof and address──► configuring ──probe──► active ──3 failures over 24 h──► pending or configuring
//   any ──DNS does not answer──► unknown (served as before) ──DNS answers──► what it says

export const domainStates = ['pending', 'configuring', 'active', 'unknown'] as const;
export type DomainState = (typeof domainStates)[number];

/** What the TXT record says; `taken`: it is right, but another shop has proved the same host before. */
export const proofFindings = ['found', 'missing', 'taken', 'unanswered'] as const;
export type ProofFinding = (typeof proofFindings)[number];

/** Where the host leads: `elsewhere` is right behind a CDN, so the probe decides. */
export const addressFindings = ['ours', 'elsewhere', 'none', 'unanswered'] as const;
export type AddressFinding = (typeof addressFindings)[number];

/** What the platform's own addresses answered for this host; `unreachable` says nothing about the domain. */
export const probeFindings = ['answered', 'failed', 'unreachable'] as const;
export type ProbeFinding = (typeof probeFindings)[number];

export interface Findings {
	proof: ProofFinding;
	address: AddressFinding;
	/** Undefined: not probed. */
	probe?: ProbeFinding | undefined;
}

export interface DomainStatus {
	state: DomainState;
	/** Whether requests for it are answered. */
	served: boolean;
	provedAt: Date | null;
	/** When it was added, or lost its proof: from then on it has seven days. */
	claimedAt: Date;
	/** In a row, while it is served. */
	failures: number;
	failingSince: Date | null;
}

/** Null: the claim has run out, nobody is kept from the name any longer. */
export type Decision = { status: DomainStatus; nextCheckAt: Date } | null;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const claimDays = 7;
const failuresUntilDemotion = 3;
const failingHoursUntilDemotion = 24;

const since = (moment: Date, now: Date) => now.getTime() - moment.getTime();

/** Only a host that is proved and leads somewhere is worth a handshake. */
export const isWorthProbing = ({ proof, address }: Findings): boolean =>
	proof === 'found' && (address === 'ours' || address === 'elsewhere');

const isUnanswered = ({ proof, address }: Findings) =>
	proof === 'unanswered' || (proof === 'found' && address === 'unanswered');

function checkAgainAfter({ state, served, claimedAt, failures }: DomainStatus, now: Date): number {
	if (served) return state === 'unknown' ? 10 * minute : failures > 0 ? hour : 6 * hour;
	const age = since(claimedAt, now);
	return age < hour ? minute : age < day ? 10 * minute : hour;
}

function conclude(status: DomainStatus, now: Date): Decision {
	const hasRunOut = !status.served && !status.provedAt && since(status.claimedAt, now) >= claimDays * day;
	if (hasRunOut) return null;
	return { status, nextCheckAt: new Date(now.getTime() + checkAgainAfter(status, now)) };
}

/** What an unserved domain is by its records alone. */
const unservedState = (findings: Findings): DomainState => (isWorthProbing(findings) ? 'configuring' : 'pending');

function failServed(status: DomainStatus, findings: Findings, now: Date): DomainStatus {
	const failures = status.failures + 1;
	const failingSince = status.failingSince ?? now;
	const isOver = failures >= failuresUntilDemotion && since(failingSince, now) >= failingHoursUntilDemotion * hour;
	if (!isOver) return { ...status, state: 'active', failures, failingSince };
	return {
		state: unservedState(findings),
		served: false,
		provedAt: findings.proof === 'found' ? status.provedAt : null,
		claimedAt: now,
		failures: 0,
		failingSince: null,
	};
}

function decideServed(status: DomainStatus, findings: Findings, now: Date): DomainStatus {
	if (isUnanswered(findings)) return { ...status, state: 'unknown' };
	if (!isWorthProbing(findings) || findings.probe === 'failed') return failServed(status, findings, now);
	if (findings.probe === 'unreachable') return { ...status, state: 'unknown' };
	if (findings.probe === undefined) return status;
	return { ...status, state: 'active', failures: 0, failingSince: null };
}

function decideUnserved(status: DomainStatus, findings: Findings, now: Date): DomainStatus {
	const { proof, probe } = findings;
	const provedAt = proof === 'found' ? (status.provedAt ?? now) : proof === 'unanswered' ? status.provedAt : null;
	// Whoever loses the proof has seven days again to give it.
	const claimedAt = status.provedAt && !provedAt ? now : status.claimedAt;
	const found = { ...status, provedAt, claimedAt, failures: 0, failingSince: null };
	if (isUnanswered(findings)) return { ...found, state: 'unknown' };
	const state = unservedState(findings);
	if (state === 'configuring' && probe === 'answered') return { ...found, state: 'active', served: true };
	return { ...found, state };
}

export function decideDomain(status: DomainStatus, findings: Findings, now: Date): Decision {
	const decide = status.served ? decideServed : decideUnserved;
	return conclude(decide(status, findings, now), now);
}
