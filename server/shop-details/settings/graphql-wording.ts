// A wording in several languages, as the settings give and take it.
import { builder } from '../../graphql/builder.ts';
import type { Wording } from './wordings.ts';

export const wordingInput = builder.inputType('WordingInput', {
	fields: (t) => ({
		languageCode: t.string({ required: true }),
		translation: t.string({ required: true }),
	}),
});

export const listed = (wording: Wording) =>
	Object.entries(wording).map(([languageCode, translation]) => ({ languageCode, translation }));

export const readWording = (given: readonly { languageCode: string; translation: string }[]): Wording =>
	Object.fromEntries(given.map(({ languageCode, translation }) => [languageCode, translation.trim()]));
