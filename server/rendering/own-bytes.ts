// Bytes that are kept for long, in memory of their own.

/**
 * A copy that holds as many bytes as it has. What zlib returns is the beginning of a slab of up to 64 KB, and small buffers are parts of a
 * pool: a caller who keeps one keeps all of it.
 */
export function ownBytes(bytes: Buffer): Buffer {
	if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
	const own = Buffer.allocUnsafeSlow(bytes.byteLength);
	bytes.copy(own);
	return own;
}
