// The values of an entry of the audit log as their forms write them: amounts, weights, choices, countries, rights.
import { formatNumber } from '../../../rules/formats.ts';
import { isId } from '../../../rules/ids.ts';
import { formatMoney } from '../../../rules/money.ts';
import { orderStatuses, paymentStates } from '../../../rules/orders/machine.ts';
import { isTier } from '../../../rules/pages/tiers.ts';
import { rights } from '../../../rules/permissions.ts';
import { formatUnitPrice } from '../../../rules/pricing/format-unit-price.ts';
import { paymentModes, pricingModes, scalesModes } from '../../../rules/pricing/kinds.ts';
import { choiceLabelOf } from '../../../rules/settings/message-keys.ts';
import { shippingKinds } from '../../../rules/shipping/shipping-price.ts';
import { taxCategories } from '../../../rules/tax/categories.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import type { Platform } from '../../platform/environment.tsx';
import { settingsGroupOf } from './settings-group.ts';

type Style = Pick<Platform, 't' | 'language' | 'currency' | 'notation'>;

const milligrams = 1000;

const oneOf = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
	values.find((one) => one === value);

/** Words of a list of choices; what another version has written has none. */
const choices: Readonly<Record<string, (t: Translate, value: string) => string | undefined>> = {
	status(t, value) {
		const status = oneOf(orderStatuses, value);
		return status && t(`adminOrders.status.${status}`);
	},
	payment(t, value) {
		const payment = oneOf(paymentStates, value);
		return payment && t(`adminOrders.payment.${payment}`);
	},
	taxCategory(t, value) {
		const category = oneOf(taxCategories, value);
		return category && t(`pricing.tax.${category}`);
	},
	kind(t, value) {
		const kind = oneOf(shippingKinds, value);
		return kind && t(`shipping.kind.${kind}`);
	},
	mode(t, value) {
		const mode = oneOf(pricingModes, value);
		return mode && t(`pricing.mode.${mode}`);
	},
	scales(t, value) {
		const scales = oneOf(scalesModes, value);
		return scales && t(`pricing.scales.${scales}`);
	},
	paymentMode(t, value) {
		const mode = oneOf(paymentModes, value);
		return mode && t(`pricing.payment.${mode}`);
	},
	tier(t, value) {
		return isTier(value) ? t(`settings.tier.${value}`) : undefined;
	},
	access(t, value) {
		const known = value.split(', ').flatMap((one) => oneOf(rights, one) ?? []);
		return known.length === 0 ? undefined : known.map((right) => t(`right.${right}`)).join(', ');
	},
};

const isWhole = (value: string) => /^-?\d{1,15}$/.test(value);

/** Numbers are stored in their smallest units. */
function describeNumber({ language, currency, notation }: Style, name: string, value: string): string | undefined {
	if (!isWhole(value)) return undefined;
	const number = Number(value);
	if (name === 'unitPrice') return formatUnitPrice(number, currency, language, notation);
	if (['price', 'freeFrom', 'amount'].includes(name))
		return formatMoney({ minor: number, currency }, language, notation);
	if (name === 'weightMg') return `${formatNumber(number / milligrams, language, notation)} g`;
	return undefined;
}

function describeSetting({ t, language, currency, notation }: Style, action: string, name: string, value: string) {
	const group = settingsGroupOf(action);
	const setting = group?.settings[name];
	if (!group || !setting) return undefined;
	if (setting.kind === 'choice' && setting.choices.includes(value))
		return t(choiceLabelOf(group, name, setting, value));
	if (setting.kind === 'money' && isWhole(value))
		return formatMoney({ minor: Number(value), currency }, language, notation);
	return undefined;
}

function describeCodes(language: string, name: string, value: string): string | undefined {
	const type = { countries: 'region', country: 'region', language: 'language', languageCode: 'language' }[name];
	if (!type || value === '–' || value === '') return undefined;
	const names = new Intl.DisplayNames(language, { type: type as 'region' | 'language', fallback: 'code' });
	try {
		return value
			.split(', ')
			.map((code) => names.of(code) ?? code)
			.join(', ');
	} catch {
		return undefined;
	}
}

/** @returns undefined for ids and structures, which say nothing to a reader */
export function describeValue(style: Style, action: string, path: string, value: string): string | undefined {
	const { t, language } = style;
	const [first = path] = path.split('.');
	const name = path.split('.').at(-1) ?? path;
	if (value === '–') return value;
	if (value === '') return '–';
	if (value === 'true' || value === 'false') return t(value === 'true' ? 'admin.yes' : 'admin.no');
	if (value.startsWith('{') || value.split(', ').every(isId)) return undefined;
	return (
		describeSetting(style, action, first, value) ??
		choices[name]?.(t, value) ??
		describeNumber(style, name, value) ??
		describeCodes(language, name, value) ??
		value
	);
}
