// Runs one of the project's TypeScript programs on the right Node: `node scripts/run.mjs bench/start.ts`.
import { spawn } from 'node:child_process';
import { prepare } from './prepare.mjs';
import { inProject, root } from './project.mjs';
import { Failure, run } from './say.mjs';

await run(async () => {
	const [program, ...args] = process.argv.slice(2);
	if (!program) throw new Failure('Which program?', 'Name a file of the project: node scripts/run.mjs bench/start.ts');
	const { node, env } = await prepare({ build: true });
	const child = spawn(node, [inProject(program), ...args], { cwd: root, env, stdio: 'inherit' });
	return await new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
});
