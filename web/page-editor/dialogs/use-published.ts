// The page as visitors see it, to compare with.
import { definitions, migrations } from '../../../blocks/registry.ts';
import { emptyPage, type PageDocument } from '../../../rules/pages/document.ts';
import { upgradePage } from '../../../rules/pages/upgrade.ts';
import { useAdminQuery } from '../../admin/data.ts';
import { publishedPageDocument } from '../page-editor.documents.ts';

export const documentOf = (stored: unknown): PageDocument =>
	upgradePage(stored as PageDocument, definitions, migrations);

/** @returns undefined while it is not known; an empty page where nothing is published */
export function usePublished(page: string): PageDocument | undefined {
	const { data } = useAdminQuery(publishedPageDocument, { page });
	return data && (data.publishedPage ? documentOf(data.publishedPage) : emptyPage);
}
