// Markup of others as a document that no one shows: it runs nothing and loads nothing.
import { createPolicy } from './trusted-types.ts';

const policy = createPolicy('inert-document', { createHTML: (html) => html });

export const parseInertDocument = (html: string): Document =>
	new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
