// The action widget of pages: which types there are, and what each of them needs.
import { embedAddress, isPublicationAddress } from '../contact-requests/publication.ts';

export const actionKinds = ['none', 'oneButton', 'twoButtons', 'onboarding', 'newsletter', 'substack'] as const;
export type ActionKind = (typeof actionKinds)[number];

export const actionWidgetType = 'actionWidget';

/** What a widget shows in a frame, once its visitor has agreed; undefined: nothing. */
export function framedAddress(values: Readonly<Record<string, unknown>>): string | undefined {
	if (values.action !== 'substack') return undefined;
	return isPublicationAddress(values.publication) ? embedAddress(values.publication) : undefined;
}
