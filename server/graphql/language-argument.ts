// The argument by which operations choose the language of their result.

export const languageArgument = {
	description:
		'Language of the texts in the result, such as `en-GB`. Without it, or for a language that the shop does not offer, the default language of the shop.',
};
