// `npm start`: brings what is missing, then runs the server and begins it again should it be killed.
import { prepare } from './prepare.mjs';
import { onEndSignals, run } from './say.mjs';
import { beginServer, explained } from './server-process.mjs';

const crashesAllowed = 5;
const crashWindow = 60_000;

await run(async () => {
	console.log('Platen');
	const prepared = await prepare({ build: true });
	let ending = false;
	let crashes = /** @type {number[]} */ ([]);
	for (;;) {
		const server = beginServer(prepared);
		onEndSignals((signal) => {
			ending = true;
			server.end(signal);
		});
		const { code, signal, served } = await server.ended;
		if (ending || code === 0) return code ?? 0;
		if (code === explained) return code;

		console.error(`\nThe server ended unexpectedly (${signal ?? `status ${code}`}).`);
		if (!served) return 1;
		crashes = [...crashes.filter((time) => time > Date.now() - crashWindow), Date.now()];
		if (crashes.length > crashesAllowed) {
			console.error(
				`That was the ${crashes.length}th time within a minute: not starting it again. The lines above name the cause.`,
			);
			return 1;
		}
		console.error('Starting it again; nothing that was saved is lost.');
	}
});
