// A command of the installation: it ends with a sentence and what to do, never with a stack trace, when what went wrong has a known cause.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ExpectedFailure } from '../server/failure.ts';

/** Named options and the files that are given without a name; anything else is answered with how to call it. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
	options: Options,
	usage: string,
) {
	try {
		return parseArgs({ options, allowPositionals: true });
	} catch (error) {
		throw new ExpectedFailure(error instanceof Error ? error.message : String(error), usage);
	}
}

export async function runCommand(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (!(error instanceof ExpectedFailure)) throw error;
		console.error(error.message);
		if (error.advice) console.error(`→ ${error.advice}`);
		process.exitCode = 2;
	}
}
