// What may stand in the general settings of a shop; asked by the screen and by the server.
import { type FieldRules, findFieldError } from './fields.ts';

export const headerTypes = ['default', 'simple'] as const;
export type HeaderType = (typeof headerTypes)[number];

/** What the account sign in the header does: nothing at all, a menu, or only logging in and out. */
export const userMenuModes = ['hidden', 'full', 'logInOnly'] as const;
export type UserMenuMode = (typeof userMenuModes)[number];

/** Words of the shop's own, by language; an empty one is what ships with the product. */
type Wording = Readonly<Record<string, string>>;

export interface ShopSettings {
	companyName: string;
	/** What the browser's tab says on the home page. */
	pageTitle: Wording;
	/** The slogan. */
	claim: Wording;
	header: HeaderType;
	/** Line by line, as on an envelope. */
	address: readonly string[];
	phone: string;
	mail: string;
	allowGuests: boolean;
	/** Whether all names below its own domains are asked by https alone. */
	secureSubdomains: boolean;
	userMenu: UserMenuMode;
	/** The slug of the plain page that the menu leads to; empty: none. */
	faqPage: string;
	/** Where the shop's own app is; empty: nowhere. */
	clientApp: string;
}

const addressLines = 8;

export const settingRules = {
	companyName: { required: true, maxLength: 120 },
	pageTitle: { maxLength: 120 },
	claim: { maxLength: 200 },
	addressLine: { maxLength: 120 },
	phone: { kind: 'phone', maxLength: 60 },
	mail: { kind: 'email', maxLength: 254 },
	clientApp: { kind: 'url', maxLength: 2000 },
} as const satisfies Record<string, FieldRules>;

/** What is there already is right, whatever was asked of it when it came. */
type Kept = Pick<ShopSettings, 'mail' | 'faqPage'>;

/** The first setting that cannot be saved as it is; `pages` are the slugs of the shop's plain pages. */
export function findSettingError(settings: ShopSettings, before: Kept, pages: readonly string[]): string | undefined {
	const { companyName, pageTitle, claim, address, phone, mail, faqPage, clientApp } = settings;
	const judged: [string, string, FieldRules][] = [
		['companyName', companyName, settingRules.companyName],
		...Object.values(pageTitle).map((text): [string, string, FieldRules] => [
			'pageTitle',
			text,
			settingRules.pageTitle,
		]),
		...Object.values(claim).map((text): [string, string, FieldRules] => ['claim', text, settingRules.claim]),
		...address.map((line): [string, string, FieldRules] => ['address', line, settingRules.addressLine]),
		['phone', phone, settingRules.phone],
		['mail', mail === before.mail ? '' : mail, settingRules.mail],
		['clientApp', clientApp, settingRules.clientApp],
	];
	if (address.length > addressLines) return 'address';
	if (!['', before.faqPage, ...pages].includes(faqPage)) return 'faqPage';
	return judged.find(([, text, rules]) => /\p{Cc}/u.test(text) || findFieldError(text, rules))?.[0];
}
