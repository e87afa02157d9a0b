// Counts what people do to reach something: a click, a key chord, a filled field, an address that is typed each count one.
import type { Locator, Page } from '@playwright/test';

type Files = Parameters<Locator['setInputFiles']>[0];

interface Interactions {
	readonly count: number;
	click(target: Locator): Promise<void>;
	/** In the list that opens with it. */
	choose(list: Locator, option: string): Promise<void>;
	fill(field: Locator, text: string): Promise<void>;
	press(page: Page, keys: string): Promise<void>;
	/** Opens the window of the system, in which files are chosen: two. */
	upload(page: Page, button: Locator, files: Files): Promise<void>;
	visit(page: Page, address: string): Promise<void>;
}

export function countInteractions(): Interactions {
	let count = 0;
	const counted = async (work: () => Promise<unknown>) => {
		count += 1;
		await work();
	};
	return {
		get count() {
			return count;
		},
		click: (target) => counted(() => target.click()),
		choose: (list, option) => counted(() => list.selectOption(option)),
		fill: (field, text) => counted(() => field.fill(text)),
		press: (page, keys) => counted(() => page.keyboard.press(keys)),
		async upload(page, button, files) {
			const opened = page.waitForEvent('filechooser');
			await counted(() => button.click());
			const chooser = await opened;
			await counted(() => chooser.setFiles(files));
		},
		visit: (page, address) => counted(() => page.goto(address, { waitUntil: 'domcontentloaded' })),
	};
}
