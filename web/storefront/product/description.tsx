// What a product is. The server has made the HTML of a text that knows no other elements, so that no browser loads a reader of it.
import { productDescriptionKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';

interface DescriptionProps {
	productId: string;
	html: string;
}

export function Description({ productId, html }: DescriptionProps) {
	if (html === '') return null;
	const key = productDescriptionKey(productId);
	// A text that an editor may change is not a string until it is written, and an element of HTML cannot hold one.
	const isMarked = typeof named(key, html) !== 'string';
	return (
		<div
			className="grid max-w-prose gap-4 text-lg wrap-break-word [&_:is(ul,ol)]:ps-6 [&_a]:underline [&_ol]:list-decimal [&_ul]:list-disc"
			{...(isMarked && { 'data-text': key })}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: simpleHtml writes the elements of its formats and escapes all else
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
