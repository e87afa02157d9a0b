import { describe, expect, it } from 'vitest';
import { pickPicture } from './pick-picture.ts';
import { dueUploads, nextUploads, type Upload, type UploadEvent } from './uploads/upload-queue.ts';

const file = (name: string) => new File(['x'], name);
const added = (...names: string[]): UploadEvent => ({
	kind: 'added',
	files: names.map((name) => ({ file: file(name), folder: undefined })),
});
const afterwards = (...events: UploadEvent[]) => events.reduce<readonly Upload[]>(nextUploads, []);
const states = (uploads: readonly Upload[]) => uploads.map(({ state }) => state);

describe('uploads', () => {
	it('begin three at a time, the next when one is through', () => {
		const begun: UploadEvent[] = [1, 2, 3].map((id) => ({ kind: 'begun', id }));
		expect(dueUploads(afterwards(added('a', 'b', 'c', 'd'))).map(({ id }) => id)).toEqual([1, 2, 3]);
		const full = afterwards(added('a', 'b', 'c', 'd'), ...begun);
		expect(dueUploads(full)).toEqual([]);
		expect(dueUploads(nextUploads(full, { kind: 'done', id: 2 })).map(({ id }) => id)).toEqual([4]);
	});

	it('say how far they are, and that the server works on what it has', () => {
		const sent = afterwards(added('a'), { kind: 'begun', id: 1 }, { kind: 'progress', id: 1, share: 0.4 });
		expect(sent).toMatchObject([{ state: 'sending', share: 0.4 }]);
		expect(nextUploads(sent, { kind: 'progress', id: 1, share: 1 })).toMatchObject([{ state: 'processing' }]);
	});

	it('that are cancelled stay so, whatever still comes of them', () => {
		const cancelled = afterwards(added('a'), { kind: 'begun', id: 1 }, { kind: 'cancelled', id: 1 });
		const late = nextUploads(cancelled, { kind: 'progress', id: 1, share: 0.9 });
		expect(states(nextUploads(late, { kind: 'failed', id: 1, reason: 'x', final: false }))).toEqual(['cancelled']);
	});

	it('that failed are begun again, unless the file itself is the reason', () => {
		const failed = afterwards(
			added('a'),
			{ kind: 'begun', id: 1 },
			{ kind: 'failed', id: 1, reason: 'Network', final: false },
		);
		expect(failed).toMatchObject([{ state: 'failed', reason: 'Network', final: false }]);
		const again = nextUploads(failed, { kind: 'again', id: 1 });
		expect(again).toMatchObject([{ state: 'waiting', share: 0 }]);
		expect(again[0]).not.toHaveProperty('reason');
		const refused = afterwards({
			kind: 'added',
			files: [{ file: file('b'), folder: undefined, reason: 'No picture' }],
		});
		expect(refused).toMatchObject([{ state: 'failed', final: true }]);
		expect(dueUploads(refused)).toEqual([]);
	});

	it('that are over leave the list, and new ones never get their numbers again while others are there', () => {
		const left = afterwards(added('a', 'b'), { kind: 'begun', id: 2 }, { kind: 'done', id: 1 }, { kind: 'cleared' });
		expect(left.map(({ id }) => id)).toEqual([2]);
		expect(nextUploads(left, added('c')).map(({ id }) => id)).toEqual([2, 3]);
	});
});

describe('choosing pictures', () => {
	const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

	it('keeps the order of choosing, and gives one back that is pressed again', () => {
		expect(pickPicture([b], a, 3)).toEqual([b, a]);
		expect(pickPicture([b, a], b, 3)).toEqual([a]);
	});

	it('takes the other one where only one is wanted, and no more than there is room for', () => {
		expect(pickPicture([a], b, 1)).toEqual([b]);
		expect(pickPicture([a, b], c, 2)).toBeUndefined();
		expect(pickPicture([a, b], a, 2)).toEqual([b]);
	});
});
