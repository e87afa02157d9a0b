// What a shop keeps secret: the keys that its integrations work with. An integration that needs another one adds its purpose here.

export const secretPurposes = [
	'mailProviderKey',
	'paymentSecretKey',
	'paymentWebhookSecret',
	'printformerKey',
	'procurementSharedSecret',
	'translationKey',
] as const;

export type SecretPurpose = (typeof secretPurposes)[number];

const longest = 4000;

/** Providers' keys are one line of visible signs. */
export const isSecretValue = (value: string): boolean =>
	value.length > 0 && value.length <= longest && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);
