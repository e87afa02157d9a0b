// The fields of an entry of the audit log in words, each with what it was and what it is.
import { auditFields } from '../../../rules/audit/audit-fields.ts';
import { isId } from '../../../rules/ids.ts';
import { labelOf } from '../../../rules/settings/message-keys.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import type { Platform } from '../../platform/environment.tsx';
import type { AuditEntry } from './audit-tab.tsx';
import { describeValue } from './describe-value.ts';
import { differences } from './differences.ts';
import { settingsGroupOf } from './settings-group.ts';

/** What a form of the settings calls it. One without a card, hint or choices stands on a screen of its own, which calls it as it likes. */
function labelOfSetting(t: Translate, action: string, name: string): string | undefined {
	const group = settingsGroupOf(action);
	const setting = group?.settings[name];
	if (!group || !setting) return undefined;
	return setting.card || setting.hint || setting.kind === 'choice' ? t(labelOf(group, name)) : undefined;
}

function wordOf(t: Translate, name: string): string | undefined {
	const known = auditFields.find((field) => field === name);
	return known && t(`system.field.${known}`);
}

/** `names.de-DE` is the name in German, `pricing.unitPrice` the unit price among the prices: what stands behind the first word narrows it. */
export function describeField(t: Translate, action: string, name: string): string {
	const [first = name, ...rest] = name.split('.');
	const label = labelOfSetting(t, action, first) ?? wordOf(t, first);
	if (!label) return name;
	const narrower = rest.filter((part) => !isId(part));
	const last = narrower.at(-1);
	const word = last === undefined ? undefined : wordOf(t, last);
	const others = word ? narrower.slice(0, -1) : narrower;
	const whole = others.length > 0 ? `${label} (${others.join('.')})` : label;
	return word ? `${whole}: ${word}` : whole;
}

interface DescribedChange {
	field: string;
	/** Both undefined where the values say nothing to a reader. */
	before?: string | undefined;
	after?: string | undefined;
}

/** As many as a row of a list has room for. */
const mostShown = 3;
const longestValue = 60;

const shorten = (value: string) => (value.length > longestValue ? `${value.slice(0, longestValue - 1)}…` : value);

type Style = Pick<Platform, 't' | 'language' | 'currency' | 'notation'>;

/**
 * The first fields that differ, as far as there are words for them, and how many more there are.
 * Nothing for something new or deleted: all of it would be different.
 */
export function describeChanges(
	style: Style,
	{ action, before, after }: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): { shown: DescribedChange[]; more: number } {
	if (before === null || after === null) return { shown: [], more: 0 };
	const changes = new Map<string, DescribedChange>();
	for (const { name, before: old, after: now } of differences(before, after)) {
		const field = describeField(style.t, action, name);
		if (field === name || name === 'revision') continue;
		const [from, to] = [old, now].map((value) => describeValue(style, action, name, value));
		const isReadable = from !== undefined && to !== undefined && from !== to;
		if (!changes.has(field))
			changes.set(field, isReadable ? { field, before: shorten(from), after: shorten(to) } : { field });
	}
	const all = [...changes.values()];
	return { shown: all.slice(0, mostShown), more: Math.max(0, all.length - mostShown) };
}
