// Exported names use the terms of the field (docs/glossary.md): a search for a query, a theme or an error finds it.

/** Words that are not used in names, with what is used in their place. */
const replacements = new Map([
	['question', 'query'],
	['questions', 'queries'],
	['ask', 'fetch, query'],
	['asked', 'queried, requested'],
	['answer', 'result, response'],
	['answers', 'results, responses'],
	['words', 'messages, texts'],
	['look', 'theme'],
	['looks', 'themes'],
	['ready', 'cached, read model'],
	['kept', 'cached, stored'],
	['place', 'location, route, position'],
	['places', 'locations, routes, positions'],
	['fault', 'error, validation error'],
	['faults', 'errors, validation errors'],
	['judge', 'validate'],
	['judged', 'validated'],
	['told', 'notified'],
	['said', 'notified'],
	['heard', 'received'],
	['thing', 'item, entity'],
	['things', 'items, entities'],
	['deed', 'command, operation'],
	['deeds', 'commands, operations'],
	['stand', 'match'],
	['still', 'static'],
	['surroundings', 'page shell'],
	['favourite', 'watchlist'],
	['favourites', 'watchlist'],
	['parked', 'dead-letter'],
	['somebody', 'the role: shopper, admin, caller'],
	['whoever', 'the role: shopper, admin, caller'],
]);

const exported =
	/^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;

/** Verbs that are the established ones: an order is placed, a value is looked up. */
const established = /^place(?=[A-Z])|[lL]ook(?=Up|At|Every)/g;

/** @param {string} name */
const wordsIn = (name) =>
	name
		.replace(established, '')
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.split(/[\s_]+/);

const isChecked = (/** @type {string} */ file) =>
	/^(?:server|web|rules|start|demo|sandbox|blocks)\/.*\.tsx?$/.test(file) &&
	!/\.test\.|\.generated\.|^server\/testing\//.test(file);

/**
 * @param {Map<string, string>} files text by path
 * @returns {string[]} the errors
 */
export function findVocabularyErrors(files) {
	const errors = [];
	for (const [file, text] of [...files].filter(([name]) => isChecked(name))) {
		for (const [, name = ''] of text.matchAll(exported)) {
			const word = wordsIn(name).find((each) => replacements.has(each));
			if (word) errors.push(`${file}: ${name} says "${word}"; use: ${replacements.get(word)} (docs/glossary.md)`);
		}
	}
	return errors;
}
