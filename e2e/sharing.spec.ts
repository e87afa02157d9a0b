// Sharing a draft by link, and the preview on the product, in a browser.
import { accessibilityFaults, complaintsOf, expect, openQuickly, test } from './support/shop.ts';

test('a draft is shared by link, a visitor without an account comments, the owner replies and resolves it', async ({
	page,
	browser,
	addressOf,
}) => {
	const complaints = complaintsOf(page);
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/visitenkarten-classic`);
	await page.getByRole('button', { name: 'Customize' }).click();
	await expect(page.getByRole('region', { name: 'Page: Front' })).toBeVisible();

	await page.getByRole('button', { name: 'Share', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: 'Share' });
	await dialog.getByRole('radio', { name: 'Look and comment' }).check();
	await dialog.getByRole('button', { name: 'Create link' }).click();
	const link = await dialog.getByLabel('Your new link').inputValue();
	expect(new URL(link).pathname).toBe('/en-gb/studio/shared');
	await expect(dialog.getByText('There are no comments yet.', { exact: false })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Close' }).click();

	await test.step('a visitor looks and comments without JavaScript', async () => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const visitor = await context.newPage();
		await visitor.goto(link);
		await expect(visitor.getByRole('heading', { name: 'Shared design' })).toBeVisible();
		const front = visitor.getByRole('img', { name: 'Design: Front' });
		await expect
			.poll(() => front.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
			.toBeGreaterThan(800);
		await visitor.getByLabel('Your name').fill('Anna');
		await visitor.getByLabel('About').selectOption({ label: 'Back' });
		await visitor.getByLabel('Comment', { exact: false }).last().fill('Larger, please.\nThank you!');
		await visitor.getByRole('button', { name: 'Send comment' }).click();
		await expect(visitor.getByText('Your comment was sent.')).toBeVisible();
		await expect(visitor.getByText('Larger, please.')).toBeVisible();
		await context.close();
	});

	await page.reload();
	await page.getByRole('button', { name: 'Share, 1 open comment' }).click();
	const comment = dialog.getByRole('listitem').filter({ hasText: 'Larger, please.' });
	await comment.getByRole('button', { name: 'Reply: comment by Anna' }).click();
	await comment.getByLabel('Reply to Anna').fill('Done.');
	await comment.getByRole('button', { name: 'Send reply' }).click();
	await expect(comment.getByText('Done.')).toBeVisible();
	await comment.getByRole('button', { name: 'Mark as resolved: comment by Anna' }).click();
	await expect(dialog.getByText('0 open comments')).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	await test.step('the page of the link is accessible, and gone once it is revoked', async () => {
		const visitor = await (await browser.newContext()).newPage();
		await visitor.goto(link);
		await expect(visitor.getByText('Done.')).toBeVisible();
		expect(await accessibilityFaults(visitor)).toEqual([]);
		await dialog.getByRole('button', { name: /^Revoke: Look and comment/ }).click();
		await dialog.getByRole('alert').getByRole('button', { name: 'Revoke', exact: true }).click();
		await expect(dialog.getByText('Valid links')).toBeHidden();
		expect((await visitor.reload())?.status()).toBe(404);
		await expect(visitor.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
		await visitor.context().close();
	});

	await test.step('the preview shows the card on a desk, and its back when it is turned', async () => {
		await dialog.getByRole('button', { name: 'Close' }).click();
		await page.getByRole('button', { name: 'Preview' }).click();
		const preview = page.getByRole('dialog', { name: 'Preview' });
		await preview.getByText('On the product').click();
		const product = preview.getByRole('slider', { name: 'Turn the product' });
		await expect(product).toHaveAttribute('aria-valuetext', '0°, Front');
		await product.focus();
		await page.keyboard.press('ArrowRight');
		await expect(product).toHaveAttribute('aria-valuetext', '15°, Front');
		await preview.getByRole('button', { name: 'Turn over' }).click();
		await expect(product).toHaveAttribute('aria-valuetext', /^-?180°, Back$/);
		expect(await accessibilityFaults(page)).toEqual([]);
	});
	expect(complaints).toEqual([]);
});
