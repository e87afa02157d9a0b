// The wire between the server and a child process: a frame is the length of its header, the length of its body, the header as JSON and
// the body as bytes. Both sides check the lengths first, and nothing but JSON is parsed: a child that was taken over by a hostile file
// could send anything.
import type { Readable, Writable } from 'node:stream';

export interface Frame {
	header: unknown;
	body: Buffer;
}

const prefixBytes = 8;
const maxHeaderBytes = 64 * 2 ** 10;
/** The raw pixels of the largest picture that is opened: 40 megapixels of four bytes. */
const maxBodyBytes = 192 * 2 ** 20;

export function writeFrame(stream: Writable, header: unknown, body: Uint8Array = new Uint8Array()): void {
	const text = Buffer.from(JSON.stringify(header));
	const prefix = Buffer.alloc(prefixBytes);
	prefix.writeUInt32BE(text.length, 0);
	prefix.writeUInt32BE(body.length, 4);
	stream.write(Buffer.concat([prefix, text]));
	if (body.length > 0) stream.write(body);
}

/** Collects exactly as many bytes as are asked for, without copying what has arrived again and again. */
class ByteQueue {
	#chunks: Buffer[] = [];
	#bytes = 0;

	push(chunk: Buffer): void {
		this.#chunks.push(chunk);
		this.#bytes += chunk.length;
	}

	take(count: number): Buffer | undefined {
		if (this.#bytes < count) return undefined;
		const whole = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks, this.#bytes);
		if (!whole) return Buffer.alloc(0);
		const rest = whole.subarray(count);
		this.#chunks = rest.length > 0 ? [rest] : [];
		this.#bytes = rest.length;
		return whole.subarray(0, count);
	}
}

/** Ends when the stream does. @throws when a frame is over the limits or its header is no JSON */
export async function* readFrames(stream: Readable): AsyncGenerator<Frame> {
	const queue = new ByteQueue();
	let prefix: Buffer | undefined;
	for await (const chunk of stream) {
		queue.push(chunk);
		while (true) {
			prefix ??= queue.take(prefixBytes);
			if (!prefix) break;
			const [headerBytes, bodyBytes] = [prefix.readUInt32BE(0), prefix.readUInt32BE(4)];
			if (headerBytes > maxHeaderBytes || bodyBytes > maxBodyBytes) throw new Error('a frame is over the limits');
			const content = queue.take(headerBytes + bodyBytes);
			if (!content) break;
			prefix = undefined;
			yield { header: JSON.parse(content.toString('utf8', 0, headerBytes)), body: content.subarray(headerBytes) };
		}
	}
}
