// What became of the operations of one call. Only names of the schema and codes of the catalogue become labels, so that they stay few.
import { errorCatalogue } from '../../rules/errors.ts';
import type { ApiResult } from '../../rules/page-contract.ts';
import { DatabaseBusy, DatabaseUnavailable } from '../database/unavailable.ts';
import { Refused } from '../failure.ts';
import { ApiError } from '../graphql/errors.ts';

export type OperationMeter = (operation: string, code: string, seconds: number) => void;

type Failure = NonNullable<ApiResult['errors']>[number] & { path?: readonly (string | number)[] };

const succeeded = 'OK';
/** Of a document that holds none of ours. */
export const unknownOperation = 'none';

const known = (code: unknown): string => (typeof code === 'string' && code in errorCatalogue ? code : 'INTERNAL');

function codeOfThrown(error: unknown): string {
	if (error instanceof DatabaseBusy) return 'BUSY';
	if (error instanceof DatabaseUnavailable) return 'UNAVAILABLE';
	if (error instanceof Refused) return known(error.code);
	return error instanceof ApiError ? known(error.extensions.code) : 'INTERNAL';
}

/** Of our own answers: a text that holds this says it in another way. */
const failuresOf = (answer: string): readonly Failure[] =>
	answer.includes('"errors":') ? ((JSON.parse(answer) as ApiResult).errors ?? []) : [];

/** That of the operation itself; where its field was called otherwise, or nothing was executed, the first of all. */
function codeOf(operation: string, failures: readonly Failure[], isOnly: boolean): string {
	const [first] = failures;
	if (!first) return succeeded;
	const own = isOnly ? first : failures.find(({ path }) => path === undefined || path[0] === operation);
	return own ? known(own.extensions?.code) : succeeded;
}

export async function measureOperations(
	meter: OperationMeter,
	operations: readonly string[],
	work: () => Promise<string>,
): Promise<string> {
	const names = operations.length > 0 ? operations : [unknownOperation];
	const since = performance.now();
	const tell = (codeFor: (name: string) => string) => {
		const seconds = (performance.now() - since) / 1000;
		for (const name of names) meter(name, codeFor(name), seconds);
	};
	try {
		const answer = await work();
		const failures = failuresOf(answer);
		tell((name) => codeOf(name, failures, names.length === 1));
		return answer;
	} catch (error) {
		tell(() => codeOfThrown(error));
		throw error;
	}
}
