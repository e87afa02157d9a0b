// A wording in several languages, as the settings give and take it.
import { builder } from '../../graphql/builder.ts';
import type { Wording } from './wordings.ts';

export const wordingInput = builder.inputType('WordingInput', {
	description: 'A text in one language.',
	fields: (t) => ({
		languageCode: t.string({ required: true, description: 'Language code, such as `en-GB`.' }),
		translation: t.string({ required: true, description: 'Text in this language; empty removes it.' }),
	}),
});

export const listed = (wording: Wording) =>
	Object.entries(wording).map(([languageCode, translation]) => ({ languageCode, translation }));

export const readWording = (given: readonly { languageCode: string; translation: string }[]): Wording =>
	Object.fromEntries(given.map(({ languageCode, translation }) => [languageCode, translation.trim()]));
