// Punch-out for the shops of this process, and in the demo a test buyer that comes along.
import type { Filling } from '../demo/keep-filling.ts';
import type { Config } from '../server/config.ts';
import type { Database } from '../server/database/connection.ts';
import type { Logger } from '../server/log.ts';

interface Parts {
	database: Database;
	secretsKey: Buffer;
	log: Logger;
}

interface Buying {
	/** Where browsers and shops find the test buyer; none without the demo. */
	sandboxes: readonly string[];
	/** The demo shops get their purchasing systems, for as long as that takes. @param port at which this process serves */
	fillDemo(port: number): Promise<Filling | undefined>;
	close(): Promise<void>;
}

export async function startProcurement(config: Config, parts: Parts): Promise<Buying> {
	const sandbox = config.demo ? await (await import('./start-sandboxes.ts')).startBuyerSandbox(config) : undefined;
	const fillings: Filling[] = [];
	return {
		sandboxes: sandbox ? [sandbox.publicUrl] : [],
		async fillDemo(port) {
			if (!sandbox) return undefined;
			const { fillDemoBuyers } = await import('./fill-demo-shops.ts');
			const { learn, publicUrl } = sandbox;
			const { platformDomain } = config;
			const filling = fillDemoBuyers({ ...parts, platformDomain, port, sandboxUrl: publicUrl, learn }, parts.log);
			fillings.push(filling);
			return filling;
		},
		async close() {
			await Promise.all(fillings.map((filling) => filling.stop()));
			await sandbox?.close();
		},
	};
}
