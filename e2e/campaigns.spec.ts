// A campaign from its first line to its figures, and the newsletter where people meet it: what a browser alone can show. What becomes of each mail is
// tested beside the server's code.
import { answer, said, test } from './support/admin.ts';
import { violationsOf } from './support/axe.ts';
import { findMail } from './support/people.ts';
import { expect, overflows } from './support/shop.ts';

interface Made {
	createNewsletterCampaign: { id: string };
}

test('a campaign begins as another one, is looked at, tested, planned for a segment, sent, and shows what became of it', async ({
	admin,
	ask,
	go,
	navigate,
	server,
	demo,
}) => {
	await go('/admin/newsletter/campaigns');
	await expect(admin.getByRole('row').filter({ hasText: 'Herbstpost: neue Papiere' })).toContainText('Sent');
	expect(await violationsOf(admin)).toEqual([]);
	await admin.getByRole('link', { name: 'Herbstpost: neue Papiere' }).click();
	await expect(admin.getByRole('heading', { level: 2, name: 'Figures' })).toBeVisible();
	expect(await violationsOf(admin)).toEqual([]);

	await admin.getByRole('button', { name: 'Use as template' }).click();
	const copy = admin.getByRole('dialog', { name: 'Use as template' });
	await copy.getByRole('textbox', { name: /Name/ }).fill('Winter letter');
	await copy.getByRole('button', { name: 'Create' }).click();
	await expect(admin.getByRole('heading', { level: 1, name: 'Winter letter' })).toBeVisible();
	const mail = admin.frameLocator('iframe[title="Preview"]');
	await expect(mail.getByText('Vier neue Papiere').first()).toBeVisible();
	await expect(mail.getByRole('link', { name: 'Themen ändern oder abmelden' })).toBeVisible();

	await admin.getByRole('textbox', { name: /Subject \(Deutsch\)/ }).fill('Winterpost');
	await admin.getByRole('textbox', { name: /Subject \(English\)/ }).fill('Winter letter');
	await admin.getByRole('button', { name: /Languages/ }).click();
	await admin.getByRole('listbox').getByLabel('English', { exact: true }).click();
	await admin.keyboard.press('Escape');
	await admin.getByRole('button', { name: 'Save', exact: true }).click();
	await said(admin, 'Campaign saved');

	await admin.getByRole('button', { name: 'Send test mail' }).click();
	const tried = admin.getByRole('dialog', { name: 'Send test mail' });
	await tried.getByRole('textbox', { name: /To/ }).fill('no address');
	await tried.getByRole('button', { name: 'Send test mail' }).click();
	await expect(tried.getByRole('textbox', { name: /To/ })).toHaveAttribute('aria-invalid', 'true');
	await tried.getByRole('textbox', { name: /To/ }).fill('probe@druckwerk.example');
	await tried.getByRole('button', { name: 'Send test mail' }).click();
	await said(admin, 'Test mail sent');
	await findMail(server, 'demo', 'probe@druckwerk.example', /Vier neue Papiere/);

	await admin.getByRole('button', { name: 'Schedule' }).click();
	const plan = admin.getByRole('dialog', { name: 'Schedule' });
	await plan.getByRole('textbox', { name: /Time of day/ }).fill('25:00');
	await plan.getByRole('button', { name: 'Schedule' }).click();
	await expect(plan.getByText('Please enter a time such as 09:30.')).toBeVisible();
	await plan.getByRole('textbox', { name: /Time of day/ }).fill('9:30');
	await plan.getByRole('button', { name: 'Schedule' }).click();
	await said(admin, 'Campaign scheduled');
	await expect(admin.getByText(/^This campaign is sent on/)).toBeVisible();
	await expect(admin.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

	// The time comes: nothing of the schedule but its moment is changed.
	const [planned] = await demo.owner`
		update jobs.job set start_after = now() where name = 'newsletter.prepare' and data -> 'payload' ->> 'campaignId' = ${admin.url().split('/').at(-1) ?? ''}
		returning id`;
	expect(planned).toBeDefined();
	await admin.reload();
	await expect(admin.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
	// The English readers of the demo.
	await expect(admin.locator('dl div').filter({ hasText: /^Sent/ })).toHaveText('Sent3');
	await expect(admin.getByRole('button', { name: 'Send now' })).toHaveCount(0);

	const { createNewsletterCampaign } = await ask<Made>('mutation { createNewsletterCampaign(name: "Empty") { id } }');
	await navigate(`/admin/newsletter/campaigns/${createNewsletterCampaign.id}`);
	await admin.getByRole('button', { name: 'Send now' }).click();
	await answer(admin, /^Send to/, 'Send now');
	await expect(admin.getByText('The mail has no content yet.').first()).toBeVisible();
	await admin.setViewportSize({ width: 390, height: 844 });
	expect(await overflows(admin)).toBe(false);
	expect(await violationsOf(admin)).toEqual([]);
	await navigate('/admin/newsletter/campaigns');
	expect(await overflows(admin)).toBe(false);
});

test('subscribers are found, and one is shown with every entry of the proof', async ({ admin, go, navigate }) => {
	await go('/admin/newsletter');
	await admin.getByRole('searchbox', { name: 'Search', exact: true }).fill('anke.petersen');
	await expect(admin.getByRole('row')).toHaveCount(2);
	expect(await violationsOf(admin)).toEqual([]);
	await admin.getByRole('link', { name: 'anke.petersen@foerdeblick.example' }).click();
	await expect(admin.getByRole('heading', { level: 1, name: 'anke.petersen@foerdeblick.example' })).toBeVisible();
	await expect(admin.getByText(/Ich möchte den Newsletter von .* per E-Mail erhalten/)).toBeVisible();
	expect(await violationsOf(admin)).toEqual([]);
	await admin.setViewportSize({ width: 390, height: 844 });
	expect(await overflows(admin)).toBe(false);
	await navigate('/admin/newsletter');
	expect(await overflows(admin)).toBe(false);
});

test('who asks for it in a box of a page, without JavaScript, confirms it and leaves with one click', async ({
	browser,
	addressOf,
	server,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${addressOf('atelier')}/about`);
	const box = page.getByRole('form', { name: 'A letter a month' });
	await box.getByRole('textbox', { name: /E-mail address/ }).fill('greta.box@letters.example');
	await box.getByRole('button', { name: 'Get the newsletter' }).click();
	await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
	const follow = async (wanted: RegExp) => {
		const { pathname, search } = new URL(await findMail(server, 'atelier', 'greta.box@letters.example', wanted));
		await page.goto(`${addressOf('atelier')}${pathname}${search}`);
		return `${pathname}${search}`;
	};
	await follow(/http\S*\/newsletter\/confirm\?token=[\w-]+/);
	await page.getByRole('button', { name: 'Confirm subscription' }).click();
	await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
	await page.goto(`${addressOf('atelier')}/newsletter`);
	await page
		.getByRole('textbox', { name: /E-mail address/ })
		.first()
		.fill('greta.box@letters.example');
	await page.getByRole('button', { name: 'Get the newsletter' }).first().click();
	const end = await follow(/http\S*\/newsletter\/unsubscribe\?token=[\w-]+/);
	await expect(page.getByRole('checkbox', { name: 'News from the workshop' })).toBeChecked();
	const left = await server.ask(end, {
		host: 'atelier.localhost',
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		body: 'List-Unsubscribe=One-Click',
	});
	expect([left.status, left.body]).toEqual([200, '']);
	await page.reload();
	await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
	await context.close();
});
