// What a product is, in paragraphs and lists.
import { createElement } from 'react';
import type { SimplePart } from '../../../rules/pages/simple-text.ts';
import { productDescriptionKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';
import { drawSimpleText, simpleTextStyle } from '../../page-view/simple-text.tsx';

interface DescriptionProps {
	productId: string;
	parts: readonly SimplePart[];
}

export function Description({ productId, parts }: DescriptionProps) {
	if (parts.length === 0) return null;
	const key = productDescriptionKey(productId);
	// A text that an editor may change is no string until it is written; here one key is of many of them.
	const isMarked = typeof named(key, key) !== 'string';
	return createElement(
		'div',
		{ className: `${simpleTextStyle} max-w-prose text-lg`, ...(isMarked && { 'data-text': key }) },
		...drawSimpleText(parts),
	);
}
