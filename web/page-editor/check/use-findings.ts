// What is to be looked at before the page is published, as it stands now.
import { useMemo } from 'react';
import { definitions } from '../../../blocks/registry.ts';
import { checkPage, type Finding } from '../../../rules/pages/check-page.ts';
import { useParts } from '../canvas/use-parts.ts';
import { useDocument, useEditor } from '../state/editor.tsx';

/** @param names what the page is called, by language */
export function useFindings(names: unknown): readonly Finding[] {
	const document = useDocument();
	const { languages, base } = useEditor();
	const { pictureFacts, products, current } = useParts();
	return useMemo(
		() =>
			checkPage(document, definitions, {
				languages,
				base,
				names: names as Readonly<Record<string, string>>,
				pictures: current ? pictureFacts : undefined,
				products: current ? new Map(products.map((one) => [one.section, one.products.length])) : undefined,
			}),
		[document, languages, base, names, pictureFacts, products, current],
	);
}
