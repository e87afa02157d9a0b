// `npm run dev`: the server begins anew when its code changes; the browser's code is reloaded by Vite inside it.
import fs from 'node:fs';
import { prepare } from './prepare.mjs';
import { inProject } from './project.mjs';
import { onEndSignals, run } from './say.mjs';
import { beginServer } from './server-process.mjs';

const watched = ['start', 'server', 'rules', 'blocks', 'demo'];

await run(async () => {
	const prepared = await prepare({ build: false });
	const env = { NODE_ENV: 'development', ...prepared.env };
	let changed = () => {};
	let timer = /** @type {NodeJS.Timeout | undefined} */ (undefined);

	for (const folder of watched.map((name) => inProject(name)).filter((folder) => fs.existsSync(folder))) {
		fs.watch(folder, { recursive: true }, (_event, name) => {
			if (!name || !/\.(ts|sql)$/.test(name) || /\.test\.ts$/.test(name)) return;
			clearTimeout(timer);
			timer = setTimeout(() => changed(), 100);
		});
	}

	for (;;) {
		const server = beginServer({ node: prepared.node, env });
		const change = new Promise((resolve) => {
			changed = () => {
				resolve('changed');
				server.end('SIGTERM');
			};
		});
		onEndSignals(async (signal) => {
			server.end(signal);
			await server.ended;
			process.exit(0);
		});
		if ((await Promise.race([change, server.ended])) !== 'changed') {
			console.log('Waiting for a change …');
			await change;
		}
		await server.ended;
	}
});
