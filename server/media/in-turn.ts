// Pictures are decoded one after the other: one of 40 megapixels takes 160 MB while it is open, and requests need the processor.
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

let last: Promise<unknown> = Promise.resolve();

export function inTurn<T>(work: () => Promise<T>): Promise<T> {
	const turn = last.then(work);
	last = turn.catch(() => undefined);
	return turn;
}
