// A page that editors have built, as visitors get it.
import type { Data } from '../platform/graphql.ts';
import type { contentPageDocument } from './content.documents.ts';

export type ContentPage = Data<typeof contentPageDocument>['page'];
