// Saves what was configured of an action widget as one step of the editor, or says why it cannot be.
import { isPublicationAddress } from '../../../../rules/contact-requests/publication.ts';
import { type ActionKind, actionWidgetType } from '../../../../rules/pages/action-widget.ts';
import type { CallToAction } from '../../../../rules/pages/call-to-action.ts';
import { isPageUrl } from '../../../../rules/pages/check-rich-text.ts';
import { completeForeignAddress } from '../../../../rules/pages/foreign-address.ts';
import type { Operation } from '../../../../rules/pages/operations.ts';
import { completeLink } from '../../../text-editing/links/link-fields.tsx';
import type { PageStore } from '../../state/page-store.ts';
import { textOperation } from '../../state/texts.ts';

/** A button as it is typed: its words in the base language, and where it leads. */
export interface WidgetButton {
	words: string;
	url: string;
	target: string;
}

export interface WidgetConfiguration {
	action: ActionKind;
	first: WidgetButton;
	second: WidgetButton;
	publication: string;
	/** On the button of a form, in the base language; empty: what ships. */
	submit: string;
}

export type WidgetField = 'firstWords' | 'first' | 'secondWords' | 'second' | 'publication';

/** In the order of the specification's messages; `saved` is none. */
export type WidgetOutcome = 'noItem' | 'gone' | 'invalid' | 'failed' | 'saved';

const buttonsOf: Readonly<Partial<Record<ActionKind, readonly ('first' | 'second')[]>>> = {
	oneButton: ['first'],
	twoButtons: ['first', 'second'],
};

export const widgetButtons = (action: ActionKind): readonly ('first' | 'second')[] => buttonsOf[action] ?? [];

export const hasForm = (action: ActionKind): boolean =>
	action === 'onboarding' || action === 'newsletter' || action === 'substack';

export function widgetErrors(configuration: WidgetConfiguration): WidgetField[] {
	const { action, publication } = configuration;
	const wrong = widgetButtons(action).flatMap((name): WidgetField[] => {
		const { words, ...link } = configuration[name];
		return [
			...(words.trim() === '' ? [`${name}Words` as const] : []),
			...(isPageUrl(completeLink(link).url) ? [] : [name]),
		];
	});
	const isWrong = action === 'substack' && !isPublicationAddress(completeForeignAddress(publication));
	return isWrong ? [...wrong, 'publication'] : wrong;
}

const fresh: Pick<CallToAction, 'click' | 'colour'> = { click: 'button', colour: 'primary' };

interface Saving {
	store: Pick<PageStore, 'section' | 'change'>;
	/** Undefined: none is chosen. */
	section: string | undefined;
	base: string;
	configuration: WidgetConfiguration;
}

export function saveWidget({ store, section: id, base, configuration }: Saving): WidgetOutcome {
	if (id === undefined) return 'noItem';
	const section = store.section(id);
	if (section?.type !== actionWidgetType) return 'gone';
	if (widgetErrors(configuration).length > 0) return 'invalid';
	const { action, publication, submit } = configuration;
	const at = { section: id };
	const value = (field: string, next: unknown): Operation[] =>
		JSON.stringify(section.values[field] ?? null) === JSON.stringify(next)
			? []
			: [{ do: 'value', at, field, value: next }];
	const said = (field: string, text: string): Operation[] => {
		const texts = section.texts[field];
		return text === String(texts?.[base]?.text ?? '')
			? []
			: [textOperation(texts, at, field, { text, language: base, base })];
	};
	const buttons = widgetButtons(action).flatMap((name) => {
		const known = section.values[name] as CallToAction | null | undefined;
		const { words, ...link } = configuration[name];
		return [...value(name, { ...fresh, ...known, ...completeLink(link) }), ...said(name, words.trim())];
	});
	const operations = [
		...value('action', action),
		...buttons,
		...(action === 'substack' ? value('publication', completeForeignAddress(publication)) : []),
		...(hasForm(action) ? said('submit', submit.trim()) : []),
	];
	if (operations.length === 0) return 'saved';
	return store.change(operations) ? 'failed' : 'saved';
}
