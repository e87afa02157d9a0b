import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../platform/api.ts';
import { describeFailure, SignedInWatch } from './editing-api.ts';

const faultOf = (error: unknown, watch?: SignedInWatch) =>
	(describeFailure(error, {}, watch) as { fault?: string }).fault;

describe('a change of a document that is not found', () => {
	it('waits for the next log-in where the session of its user has ended, and is refused elsewhere', () => {
		let session: string | undefined = 'user';
		const watch = new SignedInWatch(() => session);
		const notFound = new ApiFailure('NOT_FOUND', 'NOT_FOUND');
		expect(faultOf(notFound)).toBe('refused');
		expect(faultOf(notFound, watch)).toBe('refused');
		session = 'guest';
		expect(faultOf(notFound, watch)).toBe('signedOut');
		session = undefined;
		expect(faultOf(notFound, watch)).toBe('signedOut');
	});

	it('is refused to a guest, who cannot log in to it', () => {
		expect(faultOf(new ApiFailure('NOT_FOUND', 'NOT_FOUND'), new SignedInWatch(() => 'guest'))).toBe('refused');
	});
});
