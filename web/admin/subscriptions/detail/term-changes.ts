// What a change of a subscription has changed, line by line: what it was, and what it is.
import type { StoryFormats } from './story.ts';

type Change = Readonly<Record<string, unknown>>;
type Write = (value: unknown, formats: StoryFormats) => string;

const isRecord = (value: unknown): value is Change => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const writeNumber: Write = (value, { number }) => (typeof value === 'number' ? number(value) : '');
const writeAmount: Write = (value, { money }) => (typeof value === 'number' ? money(value) : '');
const writeText: Write = (value, { t }) => textOf(value) || t('subscriptionStory.change.none');
const writeDesign: Write = (value, { t }) =>
	value === null ? t('subscriptionStory.change.none') : textOf(value) || t('subscriptionStory.change.unnamed');

const writeAddress: Write = (value, { t, country }) => {
	if (!isRecord(value)) return t('subscriptionStory.change.asBilling');
	const name = [value.title, value.firstName, value.surname].map(textOf).filter(Boolean).join(' ');
	const place = [value.zipCode, value.city].map(textOf).filter(Boolean).join(' ');
	const code = textOf(value.country);
	return [textOf(value.companyName), name, textOf(value.street), place, code && country(code), textOf(value.phone)]
		.filter(Boolean)
		.join(', ');
};

const writers = {
	quantity: writeNumber,
	design: writeDesign,
	product: writeText,
	shippingAddress: writeAddress,
	billingAddress: writeAddress,
	email: writeText,
	ccEmail: writeText,
	costCenter: writeText,
	vatId: writeText,
	orderReference: writeText,
	leitwegId: writeText,
	electronicAddress: writeText,
	shipping: writeText,
	total: writeAmount,
} as const satisfies Record<string, Write>;

const isKnown = (what: string): what is keyof typeof writers => Object.hasOwn(writers, what);

/** Those of an address that differ in more than is shown here read alike; then only the new one is named. */
function describe(change: Change, formats: StoryFormats): string[] {
	const what = textOf(change.what);
	if (!isKnown(what)) return [];
	const { t } = formats;
	const [before, after] = [change.before, change.after].map((value) => writers[what](value, formats));
	// What it was at first is not known once it is another one.
	const isNew = what === 'product' && change.before === null;
	const name = what === 'product' ? '' : textOf(change.name);
	const label = t(`subscriptionStory.change.${what}`);
	const told = { what: name ? `${name}, ${label}` : label, before: before ?? '', after: after ?? '' };
	return [before === after || isNew ? t('subscriptionStory.changeTo', told) : t('subscriptionStory.changeFrom', told)];
}

/** @returns undefined where nothing is known of it any more */
export function describeTermChanges(changes: unknown, formats: StoryFormats): string | undefined {
	const lines = Array.isArray(changes) ? changes.filter(isRecord).flatMap((change) => describe(change, formats)) : [];
	return lines.length > 0 ? lines.join('\n') : undefined;
}
