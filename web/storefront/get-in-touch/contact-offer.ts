// What can be chosen on the page to get in touch: the server asks before it writes the page, and the browser when a link comes near.
import { query } from '../../platform/page.ts';
import { contactOfferDocument } from './get-in-touch.documents.ts';

export const contactOfferQuery = () => query(contactOfferDocument, {});
