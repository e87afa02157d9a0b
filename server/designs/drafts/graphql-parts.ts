// A design of a shopper in the API, for the rooms that add fields to it.
import { builder } from '../../graphql/builder.ts';
import type { ShownDraft } from './show-drafts.ts';

export const designRef = builder.objectRef<ShownDraft>('Design');
