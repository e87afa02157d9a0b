// Sections that were written for an older shape of their block are brought along, one version after the other, when they are read.
import type { BlockDefinition, Definitions } from './block.ts';
import type { PageDocument, Section } from './document.ts';
import { initialOf } from './fields.ts';

/** From version n (the first has the number 1) to the next. The version itself is raised by `upgradeSection`. */
export type BlockMigration = (section: Section) => Section;

/** By block; the first one leads from version 1 to 2. */
export type Migrations = Readonly<Record<string, readonly BlockMigration[]>>;

function complete(section: Section, { fields, items }: BlockDefinition): Section {
	const filled = (values: Section['values'], asked: BlockDefinition['fields']) => ({
		...Object.fromEntries(Object.entries(asked).map(([name, field]) => [name, initialOf(field)])),
		...values,
	});
	return {
		...section,
		values: filled(section.values, fields),
		items: section.items.map((item) => ({ ...item, values: filled(item.values, items?.fields ?? {}) })),
	};
}

export function upgradeSection(section: Section, definition: BlockDefinition, migrations: readonly BlockMigration[]) {
	let shown = section;
	for (let version = section.version; version < definition.version; version += 1) {
		const migrate = migrations[version - 1];
		if (!migrate) throw new Error(`the block ${definition.type} has no way from version ${version} to the next`);
		shown = { ...migrate(shown), version: version + 1 };
	}
	return shown === section ? section : complete(shown, definition);
}

/** The same object if there was nothing to do. */
export function upgradePage(document: PageDocument, definitions: Definitions, migrations: Migrations): PageDocument {
	let changed = false;
	const sections = document.sections.map((section) => {
		const definition = definitions[section.type];
		if (!definition) return section;
		const upgraded = upgradeSection(section, definition, migrations[section.type] ?? []);
		changed ||= upgraded !== section;
		return upgraded;
	});
	return changed ? { ...document, sections } : document;
}
