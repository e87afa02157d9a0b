// The words and the look of a shop for its mails, in one language.
import { notationIn } from '../../rules/languages.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../texts/resolve-interface-texts.ts';
import { loadTheme } from '../theme/load-shop-theme.ts';
import { findSender, senderLines } from './find-sender.ts';
import { type MailTheme, mailTheme } from './mail-theme.ts';

interface MailLook {
	texts: Translate;
	look: MailTheme;
}

/** @param language one of the tenant's */
export async function loadMailTheme(sql: Sql, tenant: Tenant, language: string): Promise<MailLook> {
	const [theme, { seller, logo }] = await Promise.all([loadTheme(sql, tenant.id), findSender(sql, tenant.id)]);
	const wanted = {
		language,
		tenantDefault: defaultLanguage(tenant),
		// The names of sides are those of the print data.
		groups: ['common', 'mails', 'orderMails', 'paymentMethods', 'printData'] as const,
	};
	const messages = await resolveInterfaceTexts(sql, tenant.id, wanted);
	const notation = notationIn(tenant.languages, language);
	const texts = translatorOf(language, messages, notation);
	const shopName = tenant.name;
	const look = mailTheme(theme, {
		shopName,
		language,
		notation,
		timeZone: tenant.timeZone,
		sentBy: texts('mails.sentBy', { shop: shopName }),
		senderLines: senderLines(texts, seller),
		bank: seller.bank,
		logo,
	});
	return { texts, look };
}
