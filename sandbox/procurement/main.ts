// `npm run sandbox:procurement`: the test buyer as a process of its own.
import { startProcurementSandbox } from './server.ts';

const { PROCUREMENT_SANDBOX_PORT, PROCUREMENT_SANDBOX_HOST } = process.env;

function portOf(given: string | undefined): number {
	const port = given === undefined ? 3012 : Number(given);
	if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
	console.error(`PROCUREMENT_SANDBOX_PORT is "${given}"; allowed is a number from 0 to 65535.`);
	process.exit(2);
}

try {
	const sandbox = await startProcurementSandbox({
		port: portOf(PROCUREMENT_SANDBOX_PORT),
		...(PROCUREMENT_SANDBOX_HOST ? { host: PROCUREMENT_SANDBOX_HOST } : {}),
	});
	console.log(`Test buyer (cXML and OCI): ${sandbox.publicUrl}`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const)
		process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(2);
}
