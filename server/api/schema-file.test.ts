import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSchema } from './schema.ts';
import { schemaFile } from './schema-file.ts';

it('the schema that our client is typed by is the one that the server has (else: npm run schema)', () => {
	const file = path.join(import.meta.dirname, '..', '..', 'web', 'platform', 'schema.generated.ts');
	expect(fs.readFileSync(file, 'utf8')).toBe(schemaFile(createSchema()));
});
