// Parts of one screen, of which one is shown. Arrow keys move; a part with errors is marked.
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tab, TabList, TabPanel, Tabs as TabsBase } from 'react-aria-components';
import { useTexts } from '../platform/environment.tsx';
import { Sideways } from './sideways.tsx';

interface TabPart {
	id: string;
	label: string;
	content: ReactNode;
	hasErrors?: boolean;
	disabled?: boolean;
}

interface TabsProps {
	label: string;
	tabs: readonly TabPart[];
	/** Without it the tabs keep by themselves which one is open. */
	chosen?: string;
	onChoose?(id: string): void;
	/** Where there is no room for all of them in a row: a second row, instead of some that are out of sight. Phones have no room for that, either. */
	wrap?: boolean;
}

export function Tabs({ label, tabs, chosen, onChoose, wrap = false }: TabsProps) {
	const t = useTexts();
	const row = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (chosen)
			row.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	}, [chosen]);
	return (
		<TabsBase
			{...(chosen === undefined ? {} : { selectedKey: chosen })}
			onSelectionChange={(key) => onChoose?.(String(key))}
		>
			<Sideways area={row}>
				<TabList
					ref={row}
					aria-label={label}
					className={`flex gap-x-4 overflow-x-auto border-b border-line ${wrap ? 'phone:flex-wrap phone:overflow-visible' : ''}`}
				>
					{tabs.map((tab) => (
						<Tab
							key={tab.id}
							id={tab.id}
							isDisabled={tab.disabled ?? false}
							className="flex min-h-10 shrink-0 cursor-pointer items-center gap-1 border-b-2 border-transparent px-1 font-medium -outline-offset-2 text-tab hover:text-tab-active data-disabled:cursor-not-allowed data-disabled:text-control-off-text data-selected:border-tab-line data-selected:text-tab-active pointer-coarse:min-h-11"
						>
							{tab.label}
							{tab.hasErrors && (
								<>
									<IconAlertCircle aria-hidden size={18} className="text-error" />
									<span className="sr-only">{t('kit.tabHasErrors')}</span>
								</>
							)}
						</Tab>
					))}
				</TabList>
			</Sideways>
			{tabs.map((tab) => (
				<TabPanel key={tab.id} id={tab.id} className="py-4">
					{tab.content}
				</TabPanel>
			))}
		</TabsBase>
	);
}
