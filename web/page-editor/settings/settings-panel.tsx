// Beside the page: everything that can be set of one section, made from what its block asks. The page shows each change at once.
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Section } from '../../../rules/pages/document.ts';
import { Button } from '../../kit/button.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { nameOfBlock } from '../../page-view/block-texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { definitionOf, type Opened, useSection } from '../state/editor.tsx';
import type { Selection } from '../state/page-store.ts';
import { focusSection } from '../state/use-actions.ts';
import { FieldsForm } from './fields-form.tsx';
import { ItemsForm } from './items-form.tsx';
import { LayoutForm } from './layout-form.tsx';
import { TextsForm } from './texts-form.tsx';

interface SettingsPanelProps {
	at: Selection;
	/** Which one is open first. */
	tab?: (Opened & { kind: 'settings' })['tab'];
	onClose(): void;
}

export default function SettingsPanel({ at, tab, onClose }: SettingsPanelProps) {
	const section = useSection(at.section);
	if (!section) return null;
	return <Panel key={`${section.id} ${tab} ${at.item}`} section={section} at={at} tab={tab} onClose={onClose} />;
}

function Panel({ section, at, tab, onClose }: SettingsPanelProps & { section: Section }) {
	const t = useTexts();
	const spot = useRef<HTMLElement>(null);
	const definition = definitionOf(section.type);
	const [shown, setShown] = useState(tab);
	useEffect(() => spot.current?.focus(), []);
	const close = () => {
		onClose();
		focusSection(section.id);
	};
	if (!definition) return null;
	const own = { section: section.id };
	const hasFields = Object.keys(definition.fields).length > 0;
	const tabs = [
		...(hasFields
			? [
					{
						id: 'fields',
						label: t('pageEditor.fields'),
						content: <FieldsForm at={own} part={section} type={section.type} fields={definition.fields} />,
					},
				]
			: []),
		...(definition.items
			? [
					{
						id: 'items',
						label: t('pageEditor.items'),
						content: <ItemsForm section={section} definition={definition} chosen={at.item} />,
					},
				]
			: []),
		{
			id: 'texts',
			label: t('pageEditor.texts'),
			content: <TextsForm at={own} part={section} type={section.type} schema={definition} />,
		},
		{ id: 'layout', label: t('pageEditor.layout'), content: <LayoutForm section={section} /> },
	];
	const chosen = tabs.some(({ id }) => id === shown) ? shown : tabs[0]?.id;
	return (
		<aside
			data-settings-panel
			ref={spot}
			tabIndex={-1}
			aria-label={t('pageEditor.settingsOf', { block: nameOfBlock(t, section.type) })}
			onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
			className="fixed inset-x-0 bottom-0 z-30 flex max-h-[70dvh] flex-col border-t border-line bg-surface text-text shadow-xl outline-none tablet:absolute tablet:inset-x-auto tablet:end-0 tablet:top-full tablet:bottom-auto tablet:h-[calc(100dvh-3.3rem)] tablet:max-h-none tablet:w-104 tablet:border-s tablet:border-t-0"
		>
			<header className="flex items-center justify-between gap-2 border-b border-line px-4 py-2">
				<h2 className="min-w-0 text-lg font-bold hyphens-auto">{nameOfBlock(t, section.type)}</h2>
				<Button icon={<IconX aria-hidden size={20} />} aria-label={t('pageEditor.closeSettings')} onClick={close} />
			</header>
			<div className="min-h-0 grow overflow-y-auto px-4 pb-6">
				<Tabs
					label={t('pageEditor.settingsOf', { block: nameOfBlock(t, section.type) })}
					tabs={tabs}
					{...(chosen && { chosen })}
					onChoose={(id) => setShown(id as typeof shown)}
				/>
			</div>
		</aside>
	);
}
