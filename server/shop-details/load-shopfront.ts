// What stands around every page of a shop, in one language. Asked once and kept until something changes.

import { shortOpeningHours, showOpeningHours } from '../../rules/opening-hours.ts';
import type { Shopfront } from '../../rules/page-contract.ts';
import { legalPageAmong, legalPurposes } from '../../rules/pages/needed-pages.ts';
import { contactSettings } from '../../rules/settings/contact.ts';
import type { ShopSettings } from '../../rules/settings/shop.ts';
import type { Theme } from '../../rules/theme/theme.ts';
import { listCategories } from '../catalogue/list-categories.ts';
import type { Audience } from '../catalogue/read-model/audience.ts';
import type { Sql } from '../database/connection.ts';
import { type Picture, pictureAddress, shownImage } from '../media/media-path.ts';
import { findMenus } from '../navigation/find-menus.ts';
import { showMenus } from '../navigation/show-menus.ts';
import { isLedTo, type LedToPage, listReadablePages } from '../pages/led-to-pages.ts';
import { findSettings } from '../settings/store-settings.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { findShopDetails } from './shop-details.ts';
import { findShopImages } from './shop-images.ts';

export interface LoadedShopfront {
	shopfront: Shopfront;
	/** The address of the shop's own sign in the browser's tab. */
	icon: string | undefined;
	/** The same for visitors whose system is dark. */
	iconDark: string | undefined;
}

const shownLink = ({ slug, title }: LedToPage) => ({ slug, title });

/** Looked up as the checkout does, whatever its address is called and wherever links lead to it. */
function legalPages(pages: readonly LedToPage[]): Shopfront['legal'] {
	const found = legalPurposes.flatMap((purpose) => {
		const page = legalPageAmong(pages, purpose);
		return page ? [[purpose, shownLink(page)]] : [];
	});
	return Object.fromEntries(found);
}

/** Made here, so that no browser loads the code of it. */
function hoursBelow(address: readonly string[], hours: readonly string[], language: string): string[] {
	const lines = showOpeningHours(hours, language).map(({ days, times }) => `${days} ${times}`);
	return lines.length > 0 && address.length > 0 ? ['\u00a0', ...lines] : lines;
}

const shown = (picture: Picture | null | undefined, alt: string) => (picture ? shownImage({ ...picture, alt }) : null);

/**
 * Whether there is a contract that can be canceled, or a product that makes one. A change of products announces itself, and a contract
 * follows from a product.
 */
async function hasContracts(sql: Sql, tenantId: string): Promise<boolean> {
	const [found] = await sql<{ has: boolean }[]>`
		select exists (select from products where tenant_id = ${tenantId} and payment_mode = 'subscription')
			or exists (select from subscriptions where tenant_id = ${tenantId} and number is not null) as has`;
	return found?.has ?? false;
}

/** Where visitors find the newsletter. */
function newsletterPlace({ newsletter, newsletterInFooter }: ShopSettings): Shopfront['newsletter'] {
	if (!newsletter) return 'off';
	return newsletterInFooter ? 'footer' : 'page';
}

interface Seen {
	look: Promise<{ theme: Pick<Theme, 'dark'> }>;
	audience: Audience;
	named?: boolean;
}

/**
 * Ten statements at most, and four round trips: what the menus lead to is known after what they are.
 * @param seen.look whether the shop has a dark look: else its dark pictures are not shown. It may still be loading
 * @param seen.named whether pages and categories are called by their names, for which the texts of the shop are needed
 */
export async function loadShopfront(
	sql: Sql,
	tenant: Tenant,
	language: string,
	{ look, audience, named = true }: Seen,
): Promise<LoadedShopfront> {
	const [details, images, categories, readable, menus, cancelsContracts, contact] = await Promise.all([
		findShopDetails(sql, tenant.id),
		findShopImages(sql, tenant.id),
		listCategories(sql, tenant, { language, audience, named }),
		listReadablePages(sql, tenant, language, named),
		findMenus(sql, tenant.id),
		hasContracts(sql, tenant.id),
		findSettings(sql, tenant.id, contactSettings),
	]);
	const { header, address, openingHours, phone, mail, userMenu, faqPage, clientApp } = details;
	const items = { header: menus.header.items, footer: menus.footer.items };
	const shownMenus = await showMenus(sql, tenant, items, { language, audience, pages: readable, categories, named });
	const pages = readable.filter(isLedTo);
	const dark = (await look).theme.dark.on;
	return {
		shopfront: {
			header,
			contact: [...address, ...hoursBelow(address, openingHours, language)],
			address: [...address],
			openingHours: shortOpeningHours(openingHours),
			phone,
			mail,
			userMenu,
			// A page that is gone is not led to.
			faq: pages.some(({ slug }) => slug === faqPage) ? faqPage : null,
			clientApp: clientApp || null,
			logo: shown(images.logoWide, tenant.name),
			logoDark: dark ? shown(images.logoWideDark, tenant.name) : null,
			logoSquare: shown(images.logoSquare, tenant.name),
			logoSquareDark: dark ? shown(images.logoSquareDark, tenant.name) : null,
			loginBackground: shown(images.loginBackground, ''),
			loginBackgroundDark: dark ? shown(images.loginBackgroundDark, '') : null,
			hero: shown(images.hero, ''),
			heroPhone: shown(images.heroPhone, ''),
			categories: categories.map(({ id, slug, parent, name, description, linkUrl, linkTarget, picture }) => ({
				id,
				slug,
				parent,
				name,
				description,
				...(linkUrl && { link: { url: linkUrl, target: linkTarget } }),
				image: shown(picture, name),
			})),
			navigation: shownMenus.header,
			footer: shownMenus.footer,
			legal: legalPages(pages),
			cancelsContracts,
			newsletter: newsletterPlace(details),
			getInTouch: contact.values.offered && contact.values.inFooter,
		},
		icon: images.favicon ? pictureAddress(images.favicon) : undefined,
		iconDark: dark && images.faviconDark ? pictureAddress(images.faviconDark) : undefined,
	};
}
