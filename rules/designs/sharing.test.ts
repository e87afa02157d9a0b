import { describe, expect, it } from 'vitest';
import { sharingLimits, tidyDraft, wrongCommentField } from './sharing.ts';

const wrong = (author: string, text: string) => wrongCommentField(tidyDraft({ author, text }));

describe('a comment', () => {
	it('has an author in one line and a text whose lines stay', () => {
		expect(tidyDraft({ author: '  Anna \n Vogt ', text: '\r\nLarger,\r\n\r\n\r\n\r\nplease. ' })).toEqual({
			author: 'Anna Vogt',
			text: 'Larger,\n\nplease.',
		});
		expect(wrong('Anna', 'Larger,\nplease.')).toBeUndefined();
	});

	it('is nothing without an author or a text, or longer than there is room', () => {
		expect(wrong(' ', 'x')).toBe('author');
		expect(wrong('x', ' \n ')).toBe('text');
		expect(wrong('é'.repeat(sharingLimits.author), '🙂'.repeat(sharingLimits.text))).toBeUndefined();
		expect(wrong('x'.repeat(sharingLimits.author + 1), 'x')).toBe('author');
		expect(wrong('x', 'x'.repeat(sharingLimits.text + 1))).toBe('text');
	});

	it('hides nothing: no control characters, no change of direction, no half letters', () => {
		for (const bad of ['\u0000', '\u001b[31m', 'a\u202eb', 'a\u2066b', '\ud800']) {
			expect(wrong(`A${bad}`, 'x'), JSON.stringify(bad)).toBe('author');
			expect(wrong('A', `x${bad}`), JSON.stringify(bad)).toBe('text');
		}
	});
});
