// The kinds of pages in the API, for those who show them and those who edit them.
import { pageKinds } from '../../rules/pages/block.ts';
import { builder } from './builder.ts';

export const pageKind = builder.enumType('PageKind', { values: pageKinds });
