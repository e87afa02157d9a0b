// Runs one of the project's TypeScript programs on the right Node: `node scripts/run.mjs bench/start.ts`.
import { runVisibly } from './command.mjs';
import { prepare } from './prepare.mjs';
import { inProject, root } from './project.mjs';
import { Failure, run } from './say.mjs';

await run(async () => {
	const [program, ...args] = process.argv.slice(2);
	if (!program) throw new Failure('Which program?', 'Name a file of the project: node scripts/run.mjs bench/start.ts');
	// Benchmarks serve pages; all other programs work without the built client.
	const { node, env } = await prepare({ build: program.startsWith('bench/') });
	return runVisibly(node, [inProject(program), ...args], { cwd: root, env });
});
