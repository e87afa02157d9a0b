// `npm run sandbox:printformer`: the sandbox as a process of its own.
import { startPrintformerSandbox } from './server.ts';

const { PRINTFORMER_SANDBOX_PORT, PRINTFORMER_SANDBOX_HOST, PRINTFORMER_SANDBOX_DATA_DIR, PRINTFORMER_SANDBOX_URL } =
	process.env;

function portOf(given: string | undefined): number {
	const port = given === undefined ? 3011 : Number(given);
	if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
	console.error(`PRINTFORMER_SANDBOX_PORT is "${given}"; allowed is a number from 0 to 65535.`);
	process.exit(2);
}

try {
	const sandbox = await startPrintformerSandbox({
		port: portOf(PRINTFORMER_SANDBOX_PORT),
		dataDir: PRINTFORMER_SANDBOX_DATA_DIR ?? '.data/printformer-sandbox',
		...(PRINTFORMER_SANDBOX_HOST ? { host: PRINTFORMER_SANDBOX_HOST } : {}),
		...(PRINTFORMER_SANDBOX_URL ? { publicUrl: PRINTFORMER_SANDBOX_URL } : {}),
	});
	console.log(`Printformer sandbox (keys pf-sandbox-… only): ${sandbox.url}`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(2);
}
