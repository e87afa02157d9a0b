// What can be wrong with a row of a file of subscribers.
export const subscriberImportErrors = [
	'emailInvalid',
	'double',
	'suppressed',
	'languageUnknown',
	'topicUnknown',
	'unknownColumn',
	'doubleColumn',
	'changedMeanwhile',
] as const;
export type SubscriberImportError = (typeof subscriberImportErrors)[number];

export const mostImportedSubscribers = 50_000;
