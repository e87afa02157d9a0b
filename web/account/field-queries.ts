// What is asked about the fields of users.
import type { Platform } from '../platform/environment.tsx';
import { query } from '../platform/page.ts';
import { userFieldsDocument } from './fields.documents.ts';

/** Labels change rarely. */
const staleTime = 300_000;

export const userFieldsQuery = ({ language }: Platform) => query(userFieldsDocument, { language }, staleTime);
