// Leads from a finding to its place: to the words or the picture on the page, else to what holds it.
import { useNavigate } from 'react-router';
import type { Finding } from '../../../rules/pages/check-page.ts';
import type { At } from '../../../rules/pages/operations.ts';
import { definitionOf, type Opened, useEditor } from '../state/editor.tsx';
import { soon } from '../state/use-actions.ts';

const quoted = (id: string) => `"${CSS.escape(id)}"`;

function isCall({ type, item, field }: Finding): boolean {
	const definition = type === undefined ? undefined : definitionOf(type);
	return (item === undefined ? definition?.fields : definition?.items?.fields)?.[field]?.kind === 'call';
}

const isOfTexts = ({ language }: Finding): boolean => language !== undefined;

const settingsFor = (finding: Finding, at: At): Opened => ({
	kind: 'settings',
	at,
	tab: at.item !== undefined ? 'items' : isOfTexts(finding) ? 'texts' : 'fields',
});

const inSettings: readonly Finding['kind'][] = [
	'noProduct',
	'noFeed',
	'noVideo',
	'noMoment',
	'sampleProduct',
	'emptyLink',
	'deadLink',
	'missingAnchor',
];

/** Undefined for what is changed on the page itself. */
function openedFor(finding: Finding, at: At): Opened | undefined {
	const { kind, section, field, picture } = finding;
	if (section === 'seo') return { kind: 'seo' };
	if (isCall(finding)) return { kind: 'call', at, field };
	if (kind === 'missingAlt' && picture !== undefined) return { kind: 'media', id: picture };
	return inSettings.includes(kind) && !isOfTexts(finding) ? settingsFor(finding, at) : undefined;
}

/** @returns whether it is there: some texts stand in the settings alone */
function focusOnPage({ section, item, field }: Finding): boolean {
	const part = item === undefined ? '' : ` [data-item=${quoted(item)}]`;
	const inside = `[data-canvas] [data-section=${quoted(section)}]${part}`;
	const spot = document.querySelector<HTMLElement>(`${inside} [data-field=${quoted(field)}]`);
	spot?.scrollIntoView({ block: 'center' });
	spot?.focus({ preventScroll: true });
	return spot !== null;
}

export function useGoTo(): (finding: Finding) => void {
	const { page, open, store, language, chooseLanguage, queue } = useEditor();
	const navigate = useNavigate();
	return (finding) => {
		const { section, item } = finding;
		if (section === 'page') {
			queue.flush();
			navigate(`/admin/pages/${page.id}`);
			return;
		}
		const at = item === undefined ? { section } : { section, item };
		if (finding.language !== undefined && finding.language !== language) {
			queue.flush();
			chooseLanguage(finding.language);
		}
		if (section !== 'seo') store.select(at);
		const opened = openedFor(finding, at);
		open(opened);
		soon(() => {
			if (opened)
				document.querySelector(`[data-canvas] [data-section=${quoted(section)}]`)?.scrollIntoView({ block: 'nearest' });
			else if (!focusOnPage(finding)) open(settingsFor(finding, at));
		});
	};
}
