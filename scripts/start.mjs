// `npm start`: brings what is missing, then runs the server and begins it again should it be killed.
import { setTimeout as sleep } from 'node:timers/promises';
import { prepare } from './prepare.mjs';
import { openRestartPolicy } from './restart-policy.mjs';
import { onEndSignals, run } from './say.mjs';
import { beginServer } from './server-process.mjs';

await run(async () => {
	console.log('Platen');
	const prepared = await prepare({ build: true });
	const decide = openRestartPolicy();
	const ending = new AbortController();
	for (;;) {
		const server = beginServer(prepared);
		onEndSignals((signal) => {
			ending.abort();
			server.end(signal);
		});
		const ended = await server.ended;
		if (ending.signal.aborted) return ended.code ?? 0;
		const decision = decide(ended);
		if (decision.why) console.error(`\n${decision.why}`);
		if ('exit' in decision) return decision.exit;
		await sleep(decision.pauseSeconds * 1000, undefined, { signal: ending.signal }).catch(() => undefined);
		if (ending.signal.aborted) return 0;
	}
});
