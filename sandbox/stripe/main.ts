// `npm run sandbox:stripe`: the sandbox as a process of its own.
import { startStripeSandbox } from './server.ts';

const { STRIPE_SANDBOX_PORT, STRIPE_SANDBOX_HOST, STRIPE_SANDBOX_DATA_DIR, STRIPE_SANDBOX_URL } = process.env;

function portOf(given: string | undefined): number {
	const port = given === undefined ? 3010 : Number(given);
	if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
	console.error(`STRIPE_SANDBOX_PORT is "${given}"; allowed is a number from 0 to 65535.`);
	process.exit(2);
}

try {
	const sandbox = await startStripeSandbox({
		port: portOf(STRIPE_SANDBOX_PORT),
		dataDir: STRIPE_SANDBOX_DATA_DIR ?? '.data/stripe-sandbox',
		...(STRIPE_SANDBOX_HOST ? { host: STRIPE_SANDBOX_HOST } : {}),
		...(STRIPE_SANDBOX_URL ? { publicUrl: STRIPE_SANDBOX_URL } : {}),
	});
	console.log(`Stripe sandbox (test keys only): ${sandbox.url}`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(2);
}
