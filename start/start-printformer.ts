// Printformer for the shops of this process, and in the demo a sandbox of it that comes along.
import type { Filling } from '../demo/keep-filling.ts';
import type { Config } from '../server/config.ts';
import type { Database } from '../server/database/connection.ts';
import type { PrintformerServices } from '../server/designs/printformer/services.ts';
import { printformerProvider } from '../server/integrations/printformer/client.ts';

interface Parts extends Omit<PrintformerServices, 'provider'> {
	database: Database;
}

interface Designing {
	printformer: PrintformerServices;
	/** Where browsers find the sandbox that came along. */
	sandbox: string | undefined;
	/** The demo shop gets its account at the sandbox, for as long as that takes. */
	fillDemo(): Promise<Filling | undefined>;
	close(): Promise<void>;
}

export async function startPrintformer(config: Config, parts: Parts): Promise<Designing> {
	const sandbox = config.demo ? await (await import('./start-sandboxes.ts')).startDesignSandbox(config) : undefined;
	// The demo's settings name the one that browsers find; tests and tools call the other.
	const sandboxes = sandbox ? [sandbox.url, sandbox.publicUrl] : [];
	const printformer = { ...parts, provider: printformerProvider({ log: parts.log, sandboxes }) };
	const fillings: Filling[] = [];
	return {
		printformer,
		sandbox: sandbox?.publicUrl,
		async fillDemo() {
			if (!sandbox) return undefined;
			const { fillDemoPrintformer } = await import('./fill-demo-shops.ts');
			const filling = fillDemoPrintformer(printformer, parts.database, sandbox.publicUrl);
			fillings.push(filling);
			return filling;
		},
		async close() {
			await Promise.all(fillings.map((filling) => filling.stop()));
			await sandbox?.close();
		},
	};
}
