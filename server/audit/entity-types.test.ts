import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { auditEntityTypes } from '../../rules/audit/entity-types.ts';

const server = path.join(import.meta.dirname, '..');

it('whatever the log records has a word for its kind', () => {
	const sources = fs
		.readdirSync(server, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'));
	const recorded = sources.flatMap((file) => {
		const text = fs.readFileSync(path.join(server, file), 'utf8');
		const types = text.matchAll(/entity(?:: |\s*=\s*)\{\s*type: '(\w+)'|entity: '(\w+)'/g);
		return [...types].map(([, type, alone]) => type ?? alone ?? '');
	});
	expect(new Set(recorded).size).toBeGreaterThan(25);
	const known: readonly string[] = auditEntityTypes;
	expect([...new Set(recorded)].filter((type) => !known.includes(type) && type !== 'Tenant')).toEqual([]);
});
