// Where a product is designed, as it is chosen in the form.
import { type DesignIntent, type DesignProvider, designIntents } from '../../../../rules/designs/printformer.ts';
import { findDesignErrors } from '../../../../rules/designs/product-design.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import type { Data } from '../../../platform/graphql.ts';
import type { FieldErrors } from '../../editor.ts';
import type { PrintformerTemplate } from '../../settings/printformer/template-tile.tsx';
import type { productDesignDocument } from './design.documents.ts';

export type FoundDesign = Data<typeof productDesignDocument>['productDesign'];

export interface DesignValues {
	/** `inherit`: a variant is designed as its product. */
	provider: 'inherit' | DesignProvider;
	/** Empty: none is chosen. */
	template: string;
	intent: DesignIntent | '';
	pagePlanner: boolean;
	variants: readonly number[];
}

export const isIntent = (intent: unknown): intent is DesignIntent => designIntents.some((each) => each === intent);

export function readDesignValues(found: FoundDesign, ownerId: string, isVariant: boolean): DesignValues {
	const isOwn = found?.productId === ownerId;
	return {
		provider: isVariant && !isOwn ? 'inherit' : (found?.provider ?? 'studio'),
		template: found?.template ?? '',
		intent: isIntent(found?.intent) ? found.intent : '',
		pagePlanner: found?.pagePlanner ?? false,
		variants: found?.variants ?? [],
	};
}

export function designOf({ provider, template, intent, pagePlanner, variants }: DesignValues) {
	if (provider === 'inherit') return null;
	const isStudio = provider === 'studio';
	return {
		provider,
		template: isStudio ? null : template || null,
		intent: isStudio ? null : intent || null,
		pagePlanner: !isStudio && pagePlanner,
		variants: isStudio ? [] : [...variants],
	};
}

/** What a template offers of what was chosen before; its only intent is chosen at once. */
export function chooseTemplate(values: DesignValues, template: PrintformerTemplate): DesignValues {
	const offered = template.intents.filter(isIntent);
	const [only] = offered.length === 1 ? offered : [];
	const known = template.variants.map(({ id }) => id);
	return {
		...values,
		template: template.identifier,
		intent: offered.find((each) => each === values.intent) ?? only ?? '',
		pagePlanner: values.pagePlanner && template.offersPagePlanner,
		variants: values.variants.filter((id) => known.includes(id)),
	};
}

export function findChoiceErrors(
	values: DesignValues,
	templates: readonly PrintformerTemplate[],
	t: Translate,
): FieldErrors {
	const design = designOf(values);
	if (!design) return {};
	const found = templates.find(({ identifier }) => identifier === values.template);
	const template = found && { ...found, variants: found.variants.map((each) => ({ ...each, version: null })) };
	const wrong = findDesignErrors({ ...design, intent: values.intent || null }, template);
	const isGone = values.template !== '';
	return {
		...(wrong.includes('template') && {
			template: t(isGone ? 'printformer.templateGone' : 'printformer.templateMissing'),
		}),
		...(wrong.includes('intent') && { intent: t('printformer.intentMissing') }),
	};
}
