// `npm start`: brings what is missing, then runs the server and begins it again should it be killed.
import { prepare } from './prepare.mjs';
import { run } from './say.mjs';
import { beginServer, explained } from './server-process.mjs';

const crashesAllowed = 5;
const crashWindow = 60_000;

await run(async () => {
	console.log('Platen');
	let ending = false;
	let server = /** @type {ReturnType<typeof beginServer> | undefined} */ (undefined);
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
		process.on(signal, () => {
			ending = true;
			if (server) server.end(signal);
			else process.exit(130);
		});
	}

	const prepared = await prepare({ build: true });
	let crashes = /** @type {number[]} */ ([]);
	for (;;) {
		server = beginServer(prepared);
		const { code, signal, served } = await server.ended;
		if (ending || code === 0) return code ?? 0;
		if (code === explained || !served) return code ?? 1;

		crashes = [...crashes.filter((time) => time > Date.now() - crashWindow), Date.now()];
		console.error(`\nThe server ended unexpectedly (${signal ?? `status ${code}`}).`);
		if (crashes.length > crashesAllowed) {
			console.error(
				`That was the ${crashes.length}th time within a minute: not starting it again. The lines above name the cause.`,
			);
			return 1;
		}
		console.error('Starting it again; nothing that was saved is lost.');
	}
});
