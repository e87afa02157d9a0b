// A way to send things while it is edited: what was typed, what is wrong with it, and what of it is saved.

import type { PlainTextKey } from '../../../../rules/messages/groups.ts';
import type { ShippingKind, ShippingMethod } from '../../../../rules/shipping/shipping-price.ts';
import { descriptionRules, longestWay, mostSteps, nameRules } from '../../../../rules/shipping/validate-method.ts';
import type { Platform } from '../../../platform/environment.tsx';
import type { Data, Variables } from '../../../platform/graphql.ts';
import type { FieldErrors } from '../../editor.ts';
import {
	type Translations,
	translationsFrom,
	translationsInput,
	validateTranslations,
} from '../../translation-fields.tsx';
import type { saveShippingMethodDocument, shippingMethodsDocument } from './shipping.documents.ts';

export type KnownMethod = Data<typeof shippingMethodsDocument>['shippingMethods'][number];

export interface TypedStep {
	/** Of this row on the screen. */
	key: string;
	upTo: number | undefined;
	price: number | undefined;
}

export interface MethodValues {
	names: Translations;
	descriptions: Translations;
	countries: readonly string[];
	kind: ShippingKind;
	price: number | undefined;
	freeFrom: number | undefined;
	steps: readonly TypedStep[];
	days: number;
	collection: boolean;
	active: boolean;
}

/** What the form calls each of them. */
const labels: Readonly<Partial<Record<string, PlainTextKey>>> = {
	names: 'shipping.words',
	descriptions: 'shipping.words',
	countries: 'shipping.countries',
	kind: 'shipping.kind',
	price: 'shipping.price',
	freeFrom: 'shipping.freeFrom',
	steps: 'shipping.steps',
	days: 'shipping.days',
	collection: 'shipping.collection',
	active: 'shipping.active',
} satisfies Record<keyof MethodValues, PlainTextKey>;

export const methodLabelOf = (field: string): PlainTextKey | undefined => labels[field];

export const newStep = (): TypedStep => ({ key: crypto.randomUUID(), upTo: undefined, price: undefined });

export const newMethod = (languages: Platform['languages']): MethodValues => ({
	names: translationsFrom(languages),
	descriptions: translationsFrom(languages),
	countries: [],
	kind: 'flat',
	price: undefined,
	freeFrom: undefined,
	steps: [],
	days: 2,
	collection: false,
	active: true,
});

export const valuesOf = (method: KnownMethod, languages: Platform['languages']): MethodValues => ({
	names: translationsFrom(languages, method.names),
	descriptions: translationsFrom(languages, method.descriptions),
	countries: method.countries,
	kind: method.kind,
	price: method.price,
	freeFrom: method.freeFrom ?? undefined,
	steps: method.steps.map((step, index) => ({ ...step, key: String(index) })),
	days: method.days,
	collection: method.collection,
	active: method.active,
});

export const hasSteps = (kind: ShippingKind): boolean => kind === 'byWeight' || kind === 'byQuantity';

export const stepError = (key: string) => `step ${key}`;

/** There, and readable. */
const isAmount = (amount: number | undefined): amount is number => amount !== undefined && !Number.isNaN(amount);

function validateSteps({ steps }: MethodValues, { t }: Platform): FieldErrors {
	const rows = steps.map(({ key, upTo, price }, index) => {
		const before = steps[index - 1]?.upTo ?? 0;
		if (!isAmount(upTo) || !isAmount(price)) return [stepError(key), t('shipping.stepInvalid')];
		return [stepError(key), upTo <= before ? t('shipping.notRising') : undefined];
	});
	const count = steps.length === 0 ? t('shipping.noSteps') : undefined;
	return {
		...Object.fromEntries(rows),
		steps: steps.length > mostSteps ? t('shipping.tooManySteps') : count,
	};
}

export function validateMethod(values: MethodValues, platform: Platform): FieldErrors {
	const { names, descriptions, kind, price, freeFrom, days } = values;
	const { languages, t } = platform;
	const blank = (amount: number | undefined) => (isAmount(amount) ? undefined : t('shipping.priceInvalid'));
	return {
		...validateTranslations('names', names, nameRules, languages, t),
		...validateTranslations('descriptions', descriptions, descriptionRules, languages, t),
		...(hasSteps(kind) ? validateSteps(values, platform) : { price: blank(price) }),
		freeFrom: kind === 'freeFrom' ? blank(freeFrom) : undefined,
		days: Number.isInteger(days) && days >= 0 && days <= longestWay ? undefined : t('fields.number'),
	};
}

/** Undefined while it has no price at all. */
export const triedMethod = (values: MethodValues): ShippingMethod | undefined => {
	const method = methodOf(values);
	const isPriced = hasSteps(values.kind) ? method.steps.length > 0 : isAmount(values.price);
	return isPriced ? method : undefined;
};

/** What is not typed yet, or cannot be read, counts as nothing. */
const methodOf = ({ countries, collection, kind, price, freeFrom, steps }: MethodValues): ShippingMethod => ({
	countries,
	collection,
	kind,
	price: isAmount(price) ? price : 0,
	freeFrom: isAmount(freeFrom) ? freeFrom : null,
	steps: steps.flatMap(({ upTo, price: of }) => (isAmount(upTo) && isAmount(of) ? [{ upTo, price: of }] : [])),
});

type Given = Variables<typeof saveShippingMethodDocument>['method'];

export const toInput = (values: MethodValues): Given => ({
	...methodOf(values),
	// Whoever collects an order may live anywhere.
	countries: values.collection ? [] : [...values.countries],
	steps: [...methodOf(values).steps],
	names: translationsInput(values.names),
	descriptions: translationsInput(values.descriptions),
	days: values.days,
	active: values.active,
});

/** What it is called for the reader. */
export const nameOf = ({ names }: Pick<KnownMethod, 'names'>, { language, languages }: Platform): string => {
	const inLanguage = (code: string | undefined) => names.find(({ languageCode }) => languageCode === code)?.translation;
	const base = languages.find((one) => one.default)?.languageCode;
	return inLanguage(language) || inLanguage(base) || names[0]?.translation || '';
};
