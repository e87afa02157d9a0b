// Sections that are carried to another place or another page, with all of their languages: as text that says what it is, and in this
// browser besides, for where the clipboard may not be read.
import { definitions, migrations } from '../../../blocks/registry.ts';
import { hasShape, isRecord } from '../../../rules/pages/check-rich-text.ts';
import type { Section } from '../../../rules/pages/document.ts';
import { upgradeSection } from '../../../rules/pages/upgrade.ts';

const marker = 'platen-section-1';
const key = 'copiedSection';

export const sectionText = (section: Section): string => JSON.stringify({ is: marker, section });

/** Undefined for what is no section; what is wrong inside of it is found when it is put in. */
function sectionFrom(text: string): Section | undefined {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return undefined;
	}
	if (!hasShape(value, { is: (is) => is === marker, section: isRecord })) return undefined;
	const section = value.section as unknown as Section;
	const definition = Object.hasOwn(definitions, section.type) ? definitions[section.type] : undefined;
	if (!definition || !Array.isArray(section.items) || !isRecord(section.layout)) return undefined;
	return upgradeSection(section, definition, migrations[section.type] ?? []);
}

export async function writeClipboard(section: Section): Promise<void> {
	const text = sectionText(section);
	try {
		localStorage.setItem(key, text);
	} catch {
		// Then the clipboard alone has it.
	}
	await navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** @param given what a paste brought along; without it what was copied here last */
export async function readClipboard(given?: string): Promise<Section | undefined> {
	const pasted = given === undefined ? undefined : sectionFrom(given);
	if (pasted) return pasted;
	try {
		return sectionFrom(localStorage.getItem(key) ?? '');
	} catch {
		return undefined;
	}
}
