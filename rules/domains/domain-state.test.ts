import { describe, expect, it } from 'vitest';
import { type Decision, type DomainStatus, decideDomain, type Findings, isWorthProbing } from './domain-state.ts';

const hour = 3_600_000;
const begin = new Date('2026-11-02T09:00:00Z');
const hoursLater = (hours: number) => new Date(begin.getTime() + hours * hour);

const claimed: DomainStatus = {
	state: 'pending',
	served: false,
	provedAt: null,
	claimedAt: begin,
	failures: 0,
	failingSince: null,
};
const configuring: DomainStatus = { ...claimed, state: 'configuring', provedAt: begin };
const active: DomainStatus = { ...configuring, state: 'active', served: true };

const right: Findings = { proof: 'found', address: 'ours' };
const nothing: Findings = { proof: 'missing', address: 'none' };
const answered: Findings = { ...right, probe: 'answered' };

function statusOf(decision: Decision): DomainStatus {
	if (!decision) throw new Error('the claim was dropped');
	return decision.status;
}

const decide = (status: DomainStatus, findings: Findings, hours = 1) =>
	statusOf(decideDomain(status, findings, hoursLater(hours)));

const minutesUntilNext = (status: DomainStatus, findings: Findings, hours: number) =>
	((decideDomain(status, findings, hoursLater(hours))?.nextCheckAt.getTime() ?? 0) - hoursLater(hours).getTime()) /
	60_000;

describe('a domain that waits for DNS', () => {
	it('goes on waiting while there are no records', () => {
		expect(decide(claimed, nothing)).toEqual(claimed);
	});

	it('goes on waiting with an address but without the proof', () => {
		expect(decide(claimed, { proof: 'missing', address: 'ours' })).toEqual(claimed);
	});

	it('is proved by the TXT record alone, but waits for an address', () => {
		expect(decide(claimed, { proof: 'found', address: 'none' })).toEqual({ ...claimed, provedAt: hoursLater(1) });
	});

	it('is configured once both are right', () => {
		expect(decide(claimed, right)).toMatchObject({ state: 'configuring', served: false, provedAt: hoursLater(1) });
	});

	it('is configured behind a CDN, whose addresses are not ours', () => {
		expect(decide(claimed, { proof: 'found', address: 'elsewhere' })).toMatchObject({ state: 'configuring' });
	});

	it('is active at once where the probe succeeds in the same check', () => {
		expect(decide(claimed, answered)).toMatchObject({ state: 'active', served: true, provedAt: hoursLater(1) });
	});

	it('stays so where another shop has proved the host before', () => {
		expect(decide(claimed, { proof: 'taken', address: 'ours' })).toEqual(claimed);
	});

	it('is unknown where DNS does not answer, and waits again when it does', () => {
		const unknown = decide(claimed, { proof: 'unanswered', address: 'unanswered' });
		expect(unknown).toEqual({ ...claimed, state: 'unknown' });
		expect(decide(unknown, nothing)).toEqual(claimed);
	});

	it('is dropped after seven days without proof, also while DNS does not answer, and no minute before', () => {
		expect(decideDomain(claimed, nothing, hoursLater(7 * 24))).toBeNull();
		expect(decideDomain(claimed, { proof: 'unanswered', address: 'unanswered' }, hoursLater(7 * 24))).toBeNull();
		expect(decideDomain(claimed, { proof: 'taken', address: 'ours' }, hoursLater(7 * 24))).toBeNull();
		expect(decideDomain(claimed, nothing, hoursLater(7 * 24 - 0.01))).not.toBeNull();
	});

	it('is not dropped once it is proved', () => {
		expect(decide({ ...claimed, provedAt: begin }, { proof: 'found', address: 'none' }, 1000).state).toBe('pending');
	});
});

describe('a domain that is being configured', () => {
	it('becomes active by the probe', () => {
		expect(decide(configuring, answered)).toMatchObject({ state: 'active', served: true, provedAt: begin });
	});

	it('becomes active behind a CDN by the proof and the probe', () => {
		expect(decide(configuring, { ...answered, address: 'elsewhere' })).toMatchObject({ state: 'active', served: true });
	});

	it.each(['failed', 'unreachable', undefined] as const)('stays so while the probe is %s', (probe) => {
		expect(decide(configuring, { ...right, probe })).toEqual(configuring);
	});

	it('waits for DNS again when the address is gone, and keeps its proof', () => {
		expect(decide(configuring, { proof: 'found', address: 'none' })).toEqual({ ...configuring, state: 'pending' });
	});

	it('loses its proof with the TXT record, and has seven days again', () => {
		const lost = decide(configuring, nothing, 100);
		expect(lost).toEqual({ ...claimed, claimedAt: hoursLater(100) });
		expect(decideDomain(lost, nothing, hoursLater(100 + 7 * 24))).toBeNull();
	});

	it('is unknown and keeps its proof while DNS does not answer', () => {
		expect(decide(configuring, { proof: 'unanswered', address: 'unanswered' })).toEqual({
			...configuring,
			state: 'unknown',
		});
		expect(decide(configuring, { proof: 'found', address: 'unanswered' })).toEqual({
			...configuring,
			state: 'unknown',
		});
	});
});

describe('an active domain', () => {
	it('stays active while everything is right', () => {
		expect(decide(active, answered)).toEqual(active);
	});

	it.each([
		{ proof: 'unanswered', address: 'unanswered' },
		{ proof: 'found', address: 'unanswered' },
	] as const)('is unknown but served while DNS does not answer: %j', (findings) => {
		expect(decide(active, findings)).toEqual({ ...active, state: 'unknown' });
	});

	it('is unknown but served while the platform does not reach its own addresses', () => {
		expect(decide(active, { ...right, probe: 'unreachable' })).toEqual({ ...active, state: 'unknown' });
	});

	it('is not demoted by silence, however long it lasts', () => {
		const silent = [1, 30, 60, 90].reduce(
			(status, hours) => decide(status, { proof: 'unanswered', address: 'unanswered' }, hours),
			active,
		);
		expect(silent).toEqual({ ...active, state: 'unknown' });
		expect(decide(silent, answered, 100)).toEqual(active);
	});

	it('is not judged before the probe', () => {
		expect(decide(active, right)).toEqual(active);
	});

	it.each([
		['without the proof', nothing, { state: 'pending', provedAt: null }],
		['without an address', { proof: 'found', address: 'none' }, { state: 'pending', provedAt: begin }],
		['with a failing probe', { ...right, probe: 'failed' }, { state: 'configuring', provedAt: begin }],
		['when it was taken over', { proof: 'taken', address: 'ours' }, { state: 'pending', provedAt: null }],
	] as const)('is demoted after three failures over 24 hours %s', (_name, findings, demoted) => {
		const once = decide(active, findings, 0);
		expect(once).toEqual({ ...active, failures: 1, failingSince: begin });
		const twice = decide(once, findings, 1);
		const often = decide(twice, findings, 23.9);
		expect(often).toEqual({ ...active, failures: 3, failingSince: begin });
		expect(decide(often, findings, 24)).toEqual({
			...{ ...claimed, ...demoted, served: false },
			claimedAt: hoursLater(24),
		});
	});

	it('is not demoted by two failures, however far apart', () => {
		expect(decide(decide(active, nothing, 0), nothing, 100)).toMatchObject({ served: true, failures: 2 });
	});

	it('is forgiven by one success', () => {
		const failing = decide(decide(active, nothing, 0), nothing, 1);
		expect(decide(failing, answered, 2)).toEqual(active);
	});

	it('is active by name while it fails after it was unknown', () => {
		expect(decide({ ...active, state: 'unknown' }, nothing, 0)).toMatchObject({ state: 'active', failures: 1 });
	});
});

describe('the next check', () => {
	it('comes each minute in the first hour, then less often', () => {
		expect(minutesUntilNext(claimed, nothing, 0.5)).toBe(1);
		expect(minutesUntilNext(claimed, nothing, 2)).toBe(10);
		expect(minutesUntilNext(claimed, nothing, 48)).toBe(60);
	});

	it('of an active domain comes after six hours, sooner while it fails or is unknown', () => {
		expect(minutesUntilNext(active, answered, 48)).toBe(360);
		expect(minutesUntilNext(active, nothing, 48)).toBe(60);
		expect(minutesUntilNext(active, { proof: 'unanswered', address: 'unanswered' }, 48)).toBe(10);
	});

	it('probes only what is proved and leads somewhere', () => {
		expect(isWorthProbing(right)).toBe(true);
		expect(isWorthProbing({ ...right, address: 'elsewhere' })).toBe(true);
		expect(isWorthProbing({ ...right, address: 'none' })).toBe(false);
		expect(isWorthProbing({ ...right, proof: 'taken' })).toBe(false);
	});
});
