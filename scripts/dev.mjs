// `npm run dev`: the server begins anew when its code changes; the browser's code is reloaded by Vite inside it.
import fs from 'node:fs';
import { prepare } from './prepare.mjs';
import { inProject } from './project.mjs';
import { run } from './say.mjs';
import { beginServer } from './server-process.mjs';

const watched = ['server', 'rules', 'blocks', 'demo'];

await run(async () => {
	const prepared = await prepare({ build: false });
	const env = { NODE_ENV: 'development', ...prepared.env };
	let ending = false;
	let changed = () => {};
	let timer = /** @type {NodeJS.Timeout | undefined} */ (undefined);

	for (const folder of watched.map((name) => inProject(name)).filter((folder) => fs.existsSync(folder))) {
		fs.watch(folder, { recursive: true }, (_event, name) => {
			if (!name || !/\.(ts|sql)$/.test(name) || /\.test\.ts$/.test(name)) return;
			clearTimeout(timer);
			timer = setTimeout(() => changed(), 100);
		});
	}

	while (!ending) {
		const server = beginServer({ node: prepared.node, env });
		const change = new Promise((resolve) => {
			changed = () => {
				resolve(undefined);
				server.end('SIGTERM');
			};
		});
		for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
			process.removeAllListeners(signal).on(signal, () => {
				ending = true;
				server.end(signal);
				changed();
			});
		}
		await server.ended;
		if (ending) process.exit(0);
		console.log('Waiting for a change …');
		await change;
	}
});
