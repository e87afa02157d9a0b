import { expect, it } from 'vitest';
import { UploadCounter } from './upload-counter.ts';

it('twenty files of one shop are uploaded at the same time, from all users together, and each that ends makes room', () => {
	const counter = new UploadCounter();
	const ends = Array.from({ length: 20 }, (_, number) => counter.begin('shop', `caller ${number}`));
	expect(ends).not.toContain(undefined);
	expect(counter.begin('shop', 'one more')).toBeUndefined();
	expect(counter.begin('another shop', 'one more')).toBeDefined();
	ends[0]?.();
	// Ending twice makes room once.
	ends[0]?.();
	expect(counter.begin('shop', 'one more')).toBeDefined();
	expect(counter.begin('shop', 'yet one more')).toBeUndefined();
});
