// What was filled in when the button was pressed, kept until the outcome is known: so that a change since is noticed.
import type { Draft } from './draft.ts';

const entriesOf = ({ shipping, billing, same, shippingMethodId, paymentMethod, costCentreId }: Draft): string =>
	JSON.stringify({ shipping, billing, same, shippingMethodId, paymentMethod, costCentreId });

/** @returns the draft that remembers what is sent */
export const withSent = (draft: Draft): Draft => ({ ...draft, sent: entriesOf(draft) });

export const hasChangedSince = (sent: string, draft: Draft): boolean => sent !== entriesOf(draft);
