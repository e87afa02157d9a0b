// What the provider fails with, as what shoppers and operations are told of it.
import type { ProofProblem } from '../../../rules/designs/printformer.ts';
import { Refused } from '../../failure.ts';
import { PrintformerFailure, type PrintformerProblem } from '../../integrations/printformer/problem.ts';
import { UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import { UnreadableProof } from './proof/proof-work.ts';

type Kind = PrintformerProblem['kind'];

const problems: Record<Kind, ProofProblem> = {
	address: 'settings',
	credentials: 'settings',
	otherKey: 'settings',
	unreachable: 'unavailable',
	busy: 'unavailable',
	aborted: 'unavailable',
	forbidden: 'refused',
	refused: 'refused',
	notFound: 'gone',
	invalidResponse: 'unreadable',
	tooLarge: 'tooLarge',
};

export const problemOf = ({ problem }: PrintformerFailure): ProofProblem => problems[problem.kind];

const refusals = {
	account: 'DESIGN_OF_OTHER_ACCOUNT',
	settings: 'DESIGN_PROVIDER_MISSING',
	gone: 'DESIGN_GONE',
	unavailable: 'DESIGN_PROVIDER_BUSY',
	refused: 'DESIGN_PROVIDER_REFUSED',
	empty: 'DESIGN_PROVIDER_REFUSED',
	tooLarge: 'DESIGN_PROVIDER_REFUSED',
	unreadable: 'DESIGN_PROVIDER_REFUSED',
} as const;

export const refuseFor = (problem: ProofProblem, details?: string): Refused =>
	new Refused(refusals[problem], details ?? problem, { problem });

/** The provider's own words say what is wrong with a template or a contract: they are for people who call the API. */
function refusalOf(error: unknown): unknown {
	if (error instanceof UnreadableProof) return refuseFor(error.isTooLarge ? 'tooLarge' : 'unreadable');
	if (error instanceof UntrustedWorkFailure) return new Refused('BUSY');
	if (!(error instanceof PrintformerFailure)) return error;
	const { problem } = error;
	return refuseFor(problemOf(error), 'message' in problem ? problem.message : undefined);
}

/** @throws Refused in place of PrintformerFailure */
export async function asRefusals<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		throw refusalOf(error);
	}
}
