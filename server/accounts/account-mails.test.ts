import { describe, expect, it } from 'vitest';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import { languageChain } from '../../rules/texts/lookup.ts';
import { shippedMessages } from '../../rules/texts/shipped-messages.ts';
import { defaultTheme } from '../../rules/theme/theme.ts';
import { mailTheme } from '../mail/mail-theme.ts';
import { maskMail } from '../mail/mask-mail.ts';
import {
	codeMail,
	confirmationMail,
	invitationMail,
	knownMail,
	ownerInvitationMail,
	resetMail,
	welcomeMail,
} from './account-mails.ts';

const shopName = 'Müller & <Söhne>';
const link = 'https://shop.example/reset-password?token=abc-123_X';

const owner = {
	validity: 72,
	shopAddress: 'https://shop.example/',
	adminAddress: 'https://shop.example/admin',
	username: 'greta',
};

function written(language: 'de-DE' | 'en-GB') {
	const t = translatorOf(language, shippedMessages(['common', 'mails'], languageChain(language, language)));
	const look = mailTheme(defaultTheme, {
		shopName,
		language,
		notation: null,
		timeZone: 'Europe/Berlin',
		sentBy: t('mails.sentBy', { shop: shopName }),
		senderLines: [],
		bank: null,
		logo: undefined,
	});
	return {
		code: codeMail(t, look, { code: '012345' }),
		confirmation: confirmationMail(t, look, { link }),
		reset: resetMail(t, look, { link }),
		welcome: welcomeMail(t, look, { shopAddress: 'https://shop.example/' }),
		invitation: invitationMail(t, look, { link }),
		owner: ownerInvitationMail(t, look, { ...owner, link, invitedBy: 'operator@example.com' }),
		uninvited: ownerInvitationMail(t, look, { ...owner, link, invitedBy: null }),
		known: knownMail(t, look, { link }),
	};
}

describe.each(['de-DE', 'en-GB'] as const)('the mails of an account in %s', (language) => {
	const mails = Object.entries(written(language));

	it.each(mails)('%s says the same in HTML and in text, in this language', (_name, { subject, html, text }) => {
		expect(subject).toContain(shopName);
		expect(html).toContain(`lang="${language}"`);
		expect(html).not.toContain('<Söhne>');
		expect(html).not.toMatch(/mails\.\w+\./);
		expect(text).not.toMatch(/mails\.\w+\./);
		expect(text).toContain(shopName);
	});

	it('have what they are sent for, and the code not in its subject', () => {
		const { code, confirmation, reset } = written(language);
		expect(code.text).toMatch(/^012345$/m);
		expect(code.subject).not.toContain('012345');
		for (const { html, text } of [confirmation, reset]) {
			expect(text).toContain(link);
			expect(html).toContain('token=abc-123_X');
		}
	});

	it('say to an owner whose shop it is, where it is, how to sign in, who invites and how long', () => {
		const { text, subject } = written(language).owner;
		for (const part of ['https://shop.example/admin', 'greta', 'operator@example.com', link])
			expect(text).toContain(part);
		expect(text).toMatch(/^https:\/\/shop\.example\/$/m);
		expect(text).toMatch(/\b3 (Tage|days)\b/);
		expect(subject).toMatch(/^(Ihr Shop ist da|Your shop is here): /);
		expect(written(language).uninvited.text).not.toContain('operator@example.com');
	});

	it('show an administrator neither code nor link', () => {
		for (const [, { text }] of mails) {
			expect(maskMail(text)).not.toContain('012345');
			expect(maskMail(text)).not.toContain('abc-123_X');
		}
	});
});

it('differ between the languages', () => {
	const [german, english] = [written('de-DE'), written('en-GB')];
	for (const name of ['code', 'confirmation', 'reset', 'welcome', 'invitation', 'owner', 'known'] as const)
		expect(german[name].text).not.toBe(english[name].text);
});
