// `kill -9` while writing, round after round: what was answered must be there after the next start, which must come up by itself.
// Even rounds kill the server, odd ones its database too.
import path from 'node:path';
import { readPostmaster } from '../server/database/embedded/postmaster.ts';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { beginServer } from '../server/testing/server-process.ts';

const rounds = 20;
const program = 'server/testing/writer.ts';
const dataDir = temporaryFolder('kill');
const answered = new Set<string>();
let slowest = 0;

async function writeUntilKilled(round: number): Promise<void> {
	const since = performance.now();
	const server = await beginServer({ dataDir, program });
	slowest = Math.max(slowest, performance.now() - since);
	const writing = Array.from({ length: 8 }, async (_, line) => {
		for (let number = 0; ; number++) {
			const host = `r${round}-l${line}-n${number}.example`;
			const answer = await server.ask(`/write/${host}`, { method: 'POST' }).catch(() => undefined);
			if (answer?.status !== 200) return;
			answered.add(host);
		}
	});
	await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));
	const database = readPostmaster(path.join(dataDir, 'postgres', 'cluster'))?.pid;
	process.kill(server.pid, 'SIGKILL');
	if (round % 2 === 1 && database) process.kill(database, 'SIGKILL');
	await Promise.all(writing);
	await server.ended;
}

for (let round = 0; round < rounds; round++) {
	await writeUntilKilled(round);
	console.log(`round ${round + 1}: ${answered.size} writes answered so far`);
}
const server = await beginServer({ dataDir, program });
const kept = new Set<string>(JSON.parse((await server.ask('/written')).body));
const lost = [...answered].filter((host) => !kept.has(host));
await server.end();
removeFolder(dataDir);
console.log(
	`${rounds} rounds, ${answered.size} answered, ${lost.length} lost, slowest start ${Math.round(slowest)} ms`,
);
process.exit(lost.length === 0 ? 0 : 1);
