// What may stand as the address of a mail: one address, nothing that could begin another header or name a second recipient.

const address =
	/^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@(?=.{1,253}$)[^\s\p{Cc}<>()[\]\\,;:"@.]+(\.[^\s\p{Cc}<>()[\]\\,;:"@.]+)*$/u;

export const isMailAddress = (text: string): boolean => address.test(text);
