// The wire between the server and a child process: a frame is the length of its header, the length of its body, the header as JSON and
// the body as bytes. Both sides check the lengths first, and nothing but JSON is parsed: a child that was taken over by a hostile file
// could send anything.
import type { Readable, Writable } from 'node:stream';

/** Bytes in memory, or those of a file that is read when its turn has come, and no faster than it is taken. */
export type BytesSource = Uint8Array | { length: number; open(): Promise<AsyncIterable<Uint8Array>> };

export interface Frame {
	header: unknown;
	body: Buffer;
}

const prefixBytes = 8;
const maxHeaderBytes = 64 * 2 ** 10;
/** The raw pixels of the largest picture that is opened: 40 megapixels of four bytes. */
const maxBodyBytes = 192 * 2 ** 20;

function writeHeader(stream: Writable, header: unknown, bodyBytes: number): void {
	const text = Buffer.from(JSON.stringify(header));
	const prefix = Buffer.alloc(prefixBytes);
	prefix.writeUInt32BE(text.length, 0);
	prefix.writeUInt32BE(bodyBytes, 4);
	stream.write(Buffer.concat([prefix, text]));
}

export function writeFrame(stream: Writable, header: unknown, body: Uint8Array = new Uint8Array()): void {
	writeHeader(stream, header, body.length);
	if (body.length > 0) stream.write(body);
}

/** Or for its end. */
function waitForDrain(stream: Writable): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			stream.off('drain', done);
			stream.off('close', done);
			resolve();
		};
		stream.on('drain', done);
		stream.on('close', done);
		if (stream.destroyed) done();
	});
}

/** Ends also when no one reads any more. @throws what the source throws, or when it is not as long as it says */
export async function writeFrameFrom(stream: Writable, header: unknown, source: BytesSource): Promise<void> {
	if (source instanceof Uint8Array) {
		writeFrame(stream, header, source);
		return;
	}
	const chunks = await source.open();
	writeHeader(stream, header, source.length);
	let sent = 0;
	for await (const chunk of chunks) {
		sent += chunk.length;
		if (stream.destroyed || sent > source.length) break;
		if (!stream.write(chunk)) await waitForDrain(stream);
	}
	if (sent !== source.length && !stream.destroyed) throw new Error('a file is not as long as its frame');
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
