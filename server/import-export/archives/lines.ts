// Texts of one line each, in pieces as they come.

/** Lines of what is read, in batches; a line longer than the limit ends it. */
export async function* readLines(
	chunks: AsyncIterable<Buffer>,
	{ lines: atOnce, bytes: batchBytes, longest }: { lines: number; bytes: number; longest: number },
): AsyncGenerator<string[]> {
	let rest: Buffer[] = [];
	let restBytes = 0;
	let batch: string[] = [];
	let size = 0;
	for await (const chunk of chunks) {
		let from = 0;
		for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
			const line = Buffer.concat([...rest, chunk.subarray(from, end)]);
			rest = [];
			restBytes = 0;
			from = end + 1;
			batch.push(line.toString('utf8'));
			size += line.length;
			if (batch.length >= atOnce || size >= batchBytes) {
				yield batch;
				batch = [];
				size = 0;
			}
		}
		if (from < chunk.length) rest.push(chunk.subarray(from));
		restBytes += chunk.length - from;
		if (restBytes > longest) throw new RangeError('a line is too long');
	}
	if (restBytes > 0) batch.push(Buffer.concat(rest).toString('utf8'));
	if (batch.length > 0) yield batch;
}
