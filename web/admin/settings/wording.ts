// A wording of the shop's own, by language, as fields hold it and as the API tells it.

export type Wording = Readonly<Record<string, string>>;

export const byLanguage = (given: readonly { languageCode: string; translation: string }[]): Wording =>
	Object.fromEntries(given.map(({ languageCode, translation }) => [languageCode, translation]));

export const listed = (wording: Wording) =>
	Object.entries(wording).map(([languageCode, translation]) => ({ languageCode, translation }));
