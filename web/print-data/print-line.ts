// Lines that are printed from data, as the API tells them.
import type { Data } from '../platform/graphql.ts';
import type { printLinesDocument } from './print-data.documents.ts';

export type PrintLine = Data<typeof printLinesDocument>['printLines'][number];
export type PrintFile = PrintLine['data'][number];
