// What is to be looked at before the page is published, as it stands now.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { definitions } from '../../../blocks/registry.ts';
import { checkPage, type Finding, shopLinks } from '../../../rules/pages/check-page.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { useParts } from '../canvas/use-parts.ts';
import { deadLinksDocument } from '../page-editor.documents.ts';
import { useDocument, useEditor } from '../state/editor.tsx';

/** Nothing is said of links until it is known where they lead. */
function useDeadLinks(document: PageDocument): ReadonlySet<string> | undefined {
	const { ask } = usePlatform();
	const urls = shopLinks(document, definitions);
	const key = urls.join(' ');
	const { data } = useQuery({
		queryKey: [textOf(deadLinksDocument), key],
		enabled: key !== '',
		placeholderData: keepPreviousData,
		queryFn: async () => ((await ask(deadLinksDocument, { urls })) as Data<typeof deadLinksDocument>).deadLinks,
	});
	return useMemo(() => data && new Set(data), [data]);
}

/** @param names what the page is called, by language */
export function useFindings(names: unknown): readonly Finding[] {
	const document = useDocument();
	const { languages, base } = useEditor();
	const { pictureFacts, products, current } = useParts();
	const deadLinks = useDeadLinks(document);
	return useMemo(
		() =>
			checkPage(document, definitions, {
				languages,
				base,
				names: names as Readonly<Record<string, string>>,
				deadLinks,
				pictures: current ? pictureFacts : undefined,
				products: current ? new Map(products.map((one) => [one.section, one.products.length])) : undefined,
			}),
		[document, languages, base, names, pictureFacts, products, current, deadLinks],
	);
}
