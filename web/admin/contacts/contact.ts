// A contact, as its screen gets it.
import type { Data } from '../../platform/graphql.ts';
import type { contactDocument } from './contacts.documents.ts';

export type Contact = Data<typeof contactDocument>['contact'];
export type ContactTask = Contact['tasks'][number];
export type ContactNote = Contact['notes'][number];
export type UsedTags = Data<typeof contactDocument>['contactTags'];
export type Assignees = Data<typeof contactDocument>['contactAssignees'];
