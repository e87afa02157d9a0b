// Whether the reader may change the library; the API asks again.
import { useAdminQuery } from '../platform/backoffice/data.ts';
import { mediaRightsDocument } from './media-library.documents.ts';

export function useMayChange(): boolean {
	const rights = useAdminQuery(mediaRightsDocument, {}).data?.me.rights ?? [];
	return rights.some((right) => right === 'mContent' || right === 'mProd');
}
