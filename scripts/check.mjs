// `npm run check`: the checks alone, in seconds.
import { runChecks } from './checks.mjs';
import { prepare } from './prepare.mjs';
import { run } from './say.mjs';

await run(async () => {
	const { node } = await prepare({ build: false });
	const { failed } = await runChecks(node);
	return failed > 0 ? 1 : 0;
});
