import { region, test } from './support/kit.ts';
import { expect } from './support/shop.ts';

const words =
	'Every letter that somebody types has to arrive, in its order and at once, whatever else the page may be doing.';

test('2,000 texts scroll, and no letter that is typed gets lost', async ({ openKit }) => {
	const kit = await openKit('texts');
	const section = region(kit, 'Texts');
	await section.getByRole('button', { name: 'Show 2,000 texts' }).click();
	const grid = section.getByRole('grid', { name: 'Texts' });
	await expect(grid).toHaveAttribute('aria-rowcount', '2001');
	// What no one sees is not there.
	expect(await grid.getByRole('row').count()).toBeLessThan(200);

	// To the last one by keys; on the way it was far out of sight.
	await grid.locator('[data-language="de-DE"]').first().click();
	await kit.keyboard.press('Escape');
	await kit.keyboard.press('Control+End');
	await expect(grid.locator('[data-cell="1999:2"]')).toBeFocused();
	await kit.keyboard.press('Enter');
	await kit.getByRole('button', { name: 'Edit as ICU text' }).click();
	const field = grid.getByRole('textbox', { name: 'English' });
	await field.fill('{count} ');
	await field.focus();
	await kit.keyboard.press('End');
	const began = Date.now();
	await kit.keyboard.type(words);
	const each = (Date.now() - began) / words.length;
	await expect(field).toHaveValue(`{count} ${words}`);
	// A hundred milliseconds is what feels like at once; a busy machine included.
	expect(each).toBeLessThan(100);

	// Scrolled away while it is edited, it is still there, and so is what was typed.
	await kit.mouse.move(600, 400);
	for (let turn = 0; turn < 20; turn++) await kit.mouse.wheel(0, -8000);
	await kit.keyboard.type('!');
	await kit.keyboard.press('Control+Enter');
	await expect(grid.locator('[data-cell="1999:2"]')).toContainText(`${words}!`);
	await kit.keyboard.press('Control+Home');
	await expect(grid.locator('[data-cell="0:0"]')).toBeFocused();
	await expect(grid.locator('[data-cell="0:0"]')).toBeInViewport();
});
