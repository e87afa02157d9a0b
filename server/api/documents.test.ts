// The documents of the built client and the schema, which are compiled at their first use and not when a server starts.
import path from 'node:path';
import { parse, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { expect, it } from 'vitest';
import { builtPageCode } from '../rendering/build-output.ts';
import { createSchema } from './schema.ts';

const build = path.join(import.meta.dirname, '..', '..', 'build');

it('every document of the client fits the schema and compiles', async () => {
	const schema = createSchema();
	const { documents } = await builtPageCode(build).renderer();
	expect(documents.length).toBeGreaterThan(100);
	const wrong = documents.filter((text) => {
		const document = parse(text);
		return validate(schema, document).length > 0 || !isCompiledQuery(compileQuery(schema, document));
	});
	expect(wrong).toEqual([]);
});
