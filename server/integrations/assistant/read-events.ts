// Server-sent events as they arrive, cut anywhere: the data of each, in order.

const mostBytes = 4 * 2 ** 20;

export class TooManyBytes extends Error {}

async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
	const decoder = new TextDecoder();
	let bytes = 0;
	let rest = '';
	for await (const chunk of chunks) {
		bytes += chunk.length;
		if (bytes > mostBytes) throw new TooManyBytes();
		rest += decoder.decode(chunk, { stream: true });
		// A carriage return at the end may be half of a line break.
		const lines = rest.split(/\r\n|\n|\r(?!$)/);
		rest = lines.pop() ?? '';
		yield* lines;
	}
	yield rest.replace(/\r$/, '');
	yield '';
}

export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
	let data: string[] = [];
	for await (const line of readLines(chunks)) {
		if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
		else if (line === '' && data.length > 0) {
			yield data.join('\n');
			data = [];
		}
	}
}
