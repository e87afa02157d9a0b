// Where visitors see a page, from the root of the shop and without the language.
import { pageAddress } from '../../../rules/pages/addresses.ts';
import type { EditedPage } from '../saving/page-session.ts';

export const viewPath = ({ home, kind, slug }: EditedPage): string => (home ? '/' : pageAddress(kind, slug));
