// What a template has beside its pages, each part behind its headline.
import { type ReactNode, useState } from 'react';
import type { Finding } from '../../../../rules/designs/findings.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { FindingsPanel } from '../../findings/findings-panel.tsx';
import { LayoutsPanel, SchemesPanel } from './alternatives-panel.tsx';
import { BackgroundPanel } from './background-panel.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { FreedomPanel } from './freedom-panel.tsx';
import { SpecificationPanel } from './specification-panel.tsx';
import { SwatchesPanel } from './swatches-panel.tsx';

interface PanelsProps {
	findings: readonly Finding[];
	/** Key of the field that is edited. */
	opened: string | undefined;
	onOpen(key: string | undefined): void;
}

export function TemplatePanels({ findings, opened, onOpen }: PanelsProps) {
	const { t } = usePlatform();
	return (
		<div className="pb-20 tablet:pb-0">
			<Fold title={t('templateEditor.fields')} isOpen>
				<FieldsPanel opened={opened} onOpen={onOpen} />
			</Fold>
			<Fold title={t('templateEditor.layouts')}>
				<LayoutsPanel />
			</Fold>
			<Fold title={t('templateEditor.schemes')}>
				<SchemesPanel />
			</Fold>
			<Fold title={t('templateEditor.swatches')}>
				<SwatchesPanel />
			</Fold>
			<Fold title={t('templateEditor.freedom')}>
				<FreedomPanel />
			</Fold>
			<Fold title={t('templateEditor.background')}>
				<BackgroundPanel />
			</Fold>
			<Fold title={t('templateEditor.specification')}>
				<SpecificationPanel />
			</Fold>
			<Fold title={t('templateEditor.check')} count={findings.length}>
				<FindingsPanel findings={findings} />
			</Fold>
		</div>
	);
}

interface FoldProps {
	title: string;
	/** Behind the title, if there is anything. */
	count?: number;
	isOpen?: boolean;
	children: ReactNode;
}

/** What is folded away is not made: panels draw pages and ask for colours. */
function Fold({ title, count = 0, isOpen = false, children }: FoldProps) {
	const [open, setOpen] = useState(isOpen);
	return (
		<details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="border-b border-line">
			<summary className="cursor-pointer px-4 py-3 text-sm font-bold hover:bg-surface-hover">
				{title}
				{count > 0 && <span className="ms-2 rounded-full bg-sunken px-2 font-normal tabular-nums">{count}</span>}
			</summary>
			{open && <div className="grid gap-3 px-4 pb-4">{children}</div>}
		</details>
	);
}
