// The page as visitors see it, and as it is edited now, to compare with.
import { definitions, migrations } from '../../../blocks/registry.ts';
import { emptyPage, type PageDocument } from '../../../rules/pages/document.ts';
import { upgradePage } from '../../../rules/pages/upgrade.ts';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { pageDraftDocument, publishedPageDocument } from '../page-editor.documents.ts';
import { useDocument, useEditor } from '../state/editor.tsx';

export const documentOf = (stored: unknown): PageDocument =>
	upgradePage(stored as PageDocument, definitions, migrations);

/** @returns undefined while it is not known; an empty page where nothing is published */
export function usePublished(page: string): PageDocument | undefined {
	const { data } = useAdminQuery(publishedPageDocument, { page });
	return data && (data.publishedPage ? documentOf(data.publishedPage) : emptyPage);
}

/** What this tab edits; where it only looks on, what has become of the page elsewhere. Undefined while that is not known. */
export function useDraft(): PageDocument | undefined {
	const { page, readOnly } = useEditor();
	const own = useDocument();
	const { data } = useAdminQuery(pageDraftDocument, { page: page.id }, { enabled: readOnly });
	return readOnly ? data && documentOf(data.pageDraft) : own;
}
