// Languages as a reader calls them, in lists: "Englisch" among German words. A switch of languages names each in itself instead.

export function languageNameIn(languageCode: string, reader: string): string {
	const [tongue = languageCode] = languageCode.split('-', 1);
	return new Intl.DisplayNames(reader, { type: 'language' }).of(tongue) ?? languageCode;
}
