// Code that asks which language it is: a third shipped language would have to change it. What differs by language belongs into the
// files of the language.

/** The demo speaks two languages and no other. */
const isChecked = (/** @type {string} */ file) =>
	/^(rules|server|web|blocks|start|sandbox)\//.test(file) && !/\.test\.tsx?$|^server\/testing\//.test(file);

const languageSwitch =
	/startsWith\(['"](?:de|en)(?:-[A-Z]{2})?['"]\)|[!=]==? ['"](?:de|en)(?:-[A-Z]{2})?['"]|\^\(?(?:de|en)[|)\\]|\? ['"]de(?:-[A-Z]{2})?['"] :/;

/**
 * @param {Map<string, string>} files text by path, paths relative to the project
 * @returns {string[]} the switches in them
 */
export function findLanguageSwitches(files) {
	return [...files]
		.filter(([file]) => isChecked(file))
		.flatMap(([file, source]) =>
			source
				.split('\n')
				.flatMap((line, index) =>
					languageSwitch.test(line)
						? [`${file}:${index + 1}: asks for a language; what it says belongs into rules/messages or rules/content`]
						: [],
				),
		);
}
