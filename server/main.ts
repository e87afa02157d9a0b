// The composition root: reads the configuration, serves, and ends in order when asked to.
import path from 'node:path';
import { processEnvironment, readConfig } from './config.ts';
import { ExpectedFailure } from './failure.ts';
import { type Serving, serve } from './serve.ts';

const project = path.dirname(import.meta.dirname);
const endWithin = 9500;
/** The start script does not begin a server again that has explained why it ended. */
const explained = 2;

let ending = false;
let serving: Serving | undefined;

async function end(): Promise<void> {
	if (ending) return;
	ending = true;
	setTimeout(() => process.exit(1), endWithin).unref();
	await serving?.close();
	process.exit(0);
}

function announce({ shops, port }: Serving, bare: boolean): void {
	const width = Math.max(0, ...shops.map(({ name }) => name.length));
	const lines = shops.map(({ name, address }) => `    ${name.padEnd(width)}  ${address}`);
	if (bare) lines.push(`    ${'on this machine'.padEnd(width)}  http://localhost:${port}`);
	console.log(`\n  Platen is running\n${lines.join('\n')}\n\n  Ctrl-C ends it.\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
// Whoever began us is gone without a word: do not stay behind.
process.on('disconnect', end);

try {
	const config = readConfig(processEnvironment(project), project, process.stdout.isTTY === true);
	const started = await serve({ config, project, progress: (message) => console.log(`  ✓ ${message}`) });
	serving = started;
	if (ending) {
		await started.close();
		process.exit(0);
	}
	announce(started, config.defaultTenant !== undefined);
	process.send?.({ port: started.port });
} catch (error) {
	if (!(error instanceof ExpectedFailure)) throw error;
	console.error(`\n${error.message}`);
	if (error.advice) console.error(`→ ${error.advice}`);
	process.exit(explained);
}
