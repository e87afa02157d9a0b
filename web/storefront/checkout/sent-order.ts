// What was sent when the button was pressed, kept until its outcome is known: so that the same is asked for again, and a change since is
// noticed.
import type { Draft } from './draft.ts';

type Entries = Pick<Draft, 'shipping' | 'billing' | 'same' | 'shippingMethodId' | 'paymentMethod'>;

const entriesOf = ({ shipping, billing, same, shippingMethodId, paymentMethod }: Entries): string =>
	JSON.stringify({ shipping, billing, same, shippingMethodId, paymentMethod });

/** @returns the draft that remembers what is sent */
export const withSent = (draft: Draft, input: object): Draft => ({
	...draft,
	sent: JSON.stringify({ input, entries: entriesOf(draft) }),
});

export const inputSent = (sent: string) => JSON.parse(sent).input;

export const hasChangedSince = (sent: string, draft: Draft): boolean => JSON.parse(sent).entries !== entriesOf(draft);
