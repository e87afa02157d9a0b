// Under which ids the payment sandbox is taught what happened before its time. By their beginning those of the demo are told from what
// somebody has paid there since.
type Kind = 'pi' | 're' | 'in' | 'sub' | 'si' | 'cus' | 'prod';

export const demoPrefix = (kind: Kind): string => `${kind}_demo`;

/** @param part of something that is known by one id here */
export const demoId = (kind: Kind, id: string, part = ''): string =>
	`${demoPrefix(kind)}${id.replaceAll('-', '')}${part}`;

/** The part of a subscription that is its shipping: the provider charges it as an item of its own, the last one. */
export const shippingItem = 'shipping';
