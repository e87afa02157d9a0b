// The child process: runs one task after the other on files of strangers, without files, network and processes of its own.
import { closeNetwork } from './close-network.ts';
import { readFrames, writeFrame } from './frames.ts';
import type { TaskModule } from './task.ts';

interface Order {
	module: string;
	name: string;
	parameters: unknown;
}

// Not `process.exit`, which waits for the threads of native code.
const end = () => process.kill(process.pid, 'SIGKILL');

async function perform({ module, name, parameters }: Order, body: Buffer): Promise<void> {
	try {
		const tasks: TaskModule = await import(module);
		const task = tasks[name];
		if (!task) throw new Error(`${module} has no task ${name}`);
		const { result, bytes } = await task(parameters, body);
		writeFrame(process.stdout, { result }, bytes);
	} catch (error) {
		writeFrame(process.stdout, { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
	}
}

closeNetwork();
// No one is left to work for.
process.stdin.on('close', end);
writeFrame(process.stdout, { ready: true });
for await (const { header, body } of readFrames(process.stdin)) await perform(header as Order, body);
end();
