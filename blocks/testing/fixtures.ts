// Every old shape of a block is kept as a file `fixtures/v<N>.json`: a section as it was stored then. All of them must still be
// readable.
import fs from 'node:fs';
import path from 'node:path';
import type { BlockDefinition } from '../../rules/pages/block.ts';
import type { Section } from '../../rules/pages/document.ts';
import { type BlockMigration, upgradeSection } from '../../rules/pages/upgrade.ts';
import { sectionProblem } from '../../rules/pages/validate.ts';

/** A kind of page that the block can stand on. */

const languages = ['de-DE', 'en-GB'];

/** @returns the fixtures that should be there, the first version first */
const fixtureNames = ({ version }: BlockDefinition): string[] =>
	Array.from({ length: version - 1 }, (_, index) => `v${index + 1}.json`);

export function readFixture(folder: string, name: string): Section | undefined {
	const file = path.join(folder, 'fixtures', name);
	return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param read gives a fixture by its name
 * @returns what is wrong with the old shapes of a block; empty when nothing
 */
export function fixtureErrors(
	definition: BlockDefinition,
	migrations: readonly BlockMigration[],
	read: (name: string) => Section | undefined,
): string[] {
	const { type, version } = definition;
	const errors =
		migrations.length === version - 1 ? [] : [`${type}: ${migrations.length} migrations for version ${version}`];
	const validation = { definitions: { [type]: definition }, languages };
	for (const [index, name] of fixtureNames(definition).entries()) {
		const old = read(name);
		if (!old) errors.push(`${type}: there is no fixtures/${name}`);
		else if (old.type !== type || old.version !== index + 1)
			errors.push(`${type}: ${name} is of another block or version`);
		else if (migrations.length >= version - 1) {
			const problem = sectionProblem(upgradeSection(old, definition, migrations), [], validation);
			if (problem) errors.push(`${type}: ${name} becomes a section with a fault: ${JSON.stringify(problem)}`);
		}
	}
	return errors;
}
