// What a product is, in paragraphs.
import { productDescriptionKey } from '../../../rules/texts/entity-keys.ts';
import { named } from '../../../rules/texts/translator.ts';

interface DescriptionProps {
	productId: string;
	text: string;
}

export function Description({ productId, text }: DescriptionProps) {
	if (text === '') return null;
	return (
		<div className="grid max-w-prose gap-4 text-lg">
			{text.split('\n\n').map((paragraph) => (
				<p key={paragraph} className="whitespace-pre-line wrap-break-word">
					{named(productDescriptionKey(productId), paragraph)}
				</p>
			))}
		</div>
	);
}
