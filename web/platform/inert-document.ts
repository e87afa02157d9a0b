// Markup of others as a document that runs nothing.
import { createPolicy } from './trusted-types.ts';

const policy = createPolicy('inert-document', { createHTML: (html) => html });

/** One that no one shows: it loads nothing either. */
export const parseInertDocument = (html: string): Document =>
	new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');

/** Shown in a frame. Its sandbox lets nothing run, or this is refused. */
export function showInertDocument(frame: HTMLIFrameElement, html: string): void {
	if (!frame.hasAttribute('sandbox') || frame.sandbox.contains('allow-scripts'))
		throw new Error('a frame without a sandbox');
	frame.srcdoc = policy?.createHTML(html) ?? html;
}
