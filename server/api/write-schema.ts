// `npm run schema`: writes the schema for our own client.
import fs from 'node:fs';
import path from 'node:path';
import { createSchema } from './schema.ts';
import { schemaFile } from './schema-file.ts';

const project = path.dirname(path.dirname(import.meta.dirname));
fs.writeFileSync(path.join(project, 'web', 'platform', 'schema.generated.ts'), schemaFile(createSchema()));
