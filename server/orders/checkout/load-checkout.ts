// The checkout before the button: what the cart comes to for this address, this way of sending and this way of paying, and all that
// keeps it from being ordered.

import type { OrderProblem } from '../../../rules/checkout/problems.ts';
import { methodToBeginWith, type Quote, quoteFor } from '../../../rules/checkout/quote.ts';
import { legalSlugs } from '../../../rules/pages/needed-pages.ts';
import type { OrderSettings } from '../../../rules/settings/orders.ts';
import { isExport } from '../../../rules/tax/vat-area.ts';
import { tidyVatId, type VatState } from '../../../rules/vat-id.ts';
import { loadProfile } from '../../accounts/profile/own-account.ts';
import type { User } from '../../accounts/subject.ts';
import { shopDay } from '../../calendar/today.ts';
import { cartLineOf, type ListLine } from '../../cart/lines.ts';
import { loadCart } from '../../cart/load-lines.ts';
import type { Sql } from '../../database/connection.ts';
import { listLedToPages } from '../../pages/led-to-pages.ts';
import { findPriceDetails } from '../../shop-details/price-details.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { findCardPayment, type PaymentServices } from '../payments/services.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findShippingMethods } from '../shipping/find-methods.ts';
import { findVatState } from '../vat-ids/check-vat-id.ts';
import { findPrefill, type Prefill } from './addresses.ts';
import { isReverseCharge, quotedLine } from './prepare-order.ts';
import { openingFor } from './shop-not-open.ts';
import { type FindUnreadyLines, markUnready } from './unready-lines.ts';

export interface Wish {
	shippingMethodId: string | null;
	/** Where it goes; none: where it went last time, or the shop's own. */
	country: string | null;
	/** Counts where a part of the country has another tax than the rest. */
	zipCode: string | null;
	vatId: string | null;
	language: string | null;
}

export interface Checkout {
	lines: readonly ListLine[];
	quote: Quote;
	problems: readonly OrderProblem[];
	/** Customers cannot order yet, this one can. */
	trial: boolean;
	missingProfileFields: readonly string[];
	settings: OrderSettings;
	tenant: Tenant;
	totalLabel: 'grandTotal' | 'subtotal';
	paymentSandbox: boolean;
	prefill: Prefill;
	vatState: VatState;
	/** Some of it, and all of it, is made to the shopper's specification. */
	personalised: { some: boolean; every: boolean };
	termsPage: string | null;
	withdrawalPage: string | null;
}

const pageAmong = (pages: readonly { slug: string }[], slugs: readonly string[]) =>
	pages.find(({ slug }) => slugs.includes(slug))?.slug ?? null;

const countryOf = ({ shipping, billing }: Prefill, tenant: Tenant) =>
	shipping?.country || billing?.country || tenant.country;

function profileProblems({ guest }: User, isComplete: boolean): OrderProblem[] {
	if (guest) return ['guest'];
	return isComplete ? [] : ['profile'];
}

/** One transaction; the number of statements is the same for any cart. */
export async function loadCheckout(
	sql: Sql,
	tenant: Tenant,
	user: User,
	wish: Wish,
	{ payments, findUnreadyLines }: { payments: PaymentServices | undefined; findUnreadyLines: FindUnreadyLines },
): Promise<Checkout> {
	const day = shopDay(tenant);
	const language = spokenLanguage(tenant, wish.language ?? user.language);
	const vatId = tidyVatId(wish.vatId ?? '').slice(0, 20);
	const profile = loadProfile(sql, tenant.id, user.id);
	const [lines, settings, methods, { completeness }, prefill, vatState, card, { totalLabel }, pages, opening] =
		await Promise.all([
			markUnready(sql, tenant.id, loadCart(sql, { tenant, user, language, day }), findUnreadyLines),
			findOrderSettings(sql, tenant.id),
			findShippingMethods(sql, tenant.id, language),
			profile,
			findPrefill(
				sql,
				tenant.id,
				user,
				profile.then(({ values }) => values),
			),
			findVatState(sql, tenant.id, vatId),
			findCardPayment(sql, payments, tenant.id),
			findPriceDetails(sql, tenant.id),
			listLedToPages(sql, tenant, language),
			openingFor(sql, tenant.id, user),
		]);
	const quoted = lines.map((line) => quotedLine(cartLineOf(line)));
	const country = wish.country ?? countryOf(prefill, tenant);
	const reverseCharge = isReverseCharge({ tenant, settings, country, vatId, vatState });
	const exported = isExport({ sellerCountry: tenant.country, country, zipCode: wish.zipCode ?? '' });
	const terms = {
		...{ exported, settings, shop: tenant, methods, country, reverseCharge, today: day },
		...{ card: card !== undefined, online: card?.methods ?? [], recurring: card?.recurring ?? false },
		buyer: user.guest ? ('guest' as const) : ('customer' as const),
		shippingMethodId: wish.shippingMethodId,
	};
	const asked = quoteFor(quoted, terms);
	// Nothing chosen yet, or what was chosen does not go there: the first that does.
	const first = methodToBeginWith(asked, terms);
	const quote = asked.chosen || !first ? asked : quoteFor(quoted, { ...terms, shippingMethodId: first.id });
	const personalised = lines.map(({ thing }) => thing.personalised);
	return {
		lines,
		quote,
		problems: [
			...quote.problems,
			...(settings.profileRequired ? profileProblems(user, completeness.complete) : []),
			...(opening === 'closed' ? ['terms' as const] : []),
		],
		trial: opening === 'trial',
		missingProfileFields: settings.profileRequired && !user.guest ? completeness.missing : [],
		settings,
		tenant,
		totalLabel,
		paymentSandbox: card?.sandbox ?? false,
		prefill,
		vatState,
		personalised: { some: personalised.includes(true), every: lines.length > 0 && !personalised.includes(false) },
		termsPage: pageAmong(pages, legalSlugs.terms),
		withdrawalPage: pageAmong(pages, legalSlugs.withdrawal),
	};
}
