import { describe, expect, it } from 'vitest';
import { joinFiles } from './join-files.ts';

const sizes: Record<string, number> = { forms: 900, 'file-field': 800, dates: 300, dialog: 50, overlays: 9000 };

/** Each file has a module of its name, and what it needs besides. */
function join(files: Record<string, { pages: string[]; behind?: string[] }>, spareOf: (page: string) => number) {
	const shared = Object.entries(files).map(([name, { pages, behind = [] }]) => ({
		name,
		pages: new Set(pages),
		modules: new Set([name, ...behind]),
	}));
	const loadedBy = (page: string) =>
		new Set(shared.filter(({ pages }) => pages.has(page)).flatMap(({ modules }) => [...modules]));
	return joinFiles(shared, { loadedBy, sizeOf: (module) => sizes[module] ?? 0, spareOf });
}

describe('files that several pages share', () => {
	it('become one where no page loads more than it may spare, those that cost least first', () => {
		const names = join(
			{
				forms: { pages: ['login', 'signup'] },
				'file-field': { pages: ['login'] },
				dates: { pages: ['signup'] },
			},
			() => 700,
		);
		expect(names.get('dates')).toBe(names.get('forms'));
		expect(names.get('file-field')).toBe('file-field');
	});

	it('stay apart where a page may not load anything more', () => {
		const names = join({ forms: { pages: ['studio', 'login'] }, dates: { pages: ['login'] } }, (page) =>
			page === 'studio' ? 0 : 1000,
		);
		expect(new Set(names.values()).size).toBe(2);
	});

	it('stay apart where a small one would bring a large one that it needs', () => {
		const names = join({ forms: { pages: ['login'] }, dialog: { pages: ['cart'], behind: ['overlays'] } }, () => 1000);
		expect(new Set(names.values()).size).toBe(2);
	});

	it('add up what a page loads more for those that were joined before', () => {
		const files = { forms: { pages: ['one'] }, 'file-field': { pages: ['two'] }, dates: { pages: ['three'] } };
		expect(new Set(join(files, () => 1000).values()).size).toBe(2);
		expect(new Set(join(files, () => 2000).values()).size).toBe(1);
	});
});
