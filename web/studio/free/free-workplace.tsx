// Free mode: list of objects, page, properties. On a phone one below the other.
import { memo, type ReactNode, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { StageBar } from '../stage/stage-bar.tsx';
import { useDesign } from '../studio-context.tsx';
import { useView } from '../view/view-state.tsx';
import { AddMenu } from './add/add-menu.tsx';
import { FreeProvider, useFreeMode } from './free-context.tsx';
import { Inspector } from './inspector/inspector.tsx';
import { ObjectList } from './objects/object-list.tsx';
import { FreeStage } from './surface/free-stage.tsx';
import { actualWidth } from './surface/geometry.ts';
import { useFreeKeys } from './use-free-keys.ts';

export interface FreeProps {
	/** Goes to a field of the form. */
	toForm(key: string): void;
	/** Above the list of objects: the way back to the form. */
	top: ReactNode;
	/** Whether the list is there; else what is below it has its place. */
	showsObjects?: boolean;
	/** Below it: findings. */
	children: ReactNode;
}

export default function FreeWorkplace({ toForm, ...panes }: FreeProps) {
	return (
		<FreeProvider value={useFreeMode(toForm)}>
			{/* React Aria would put a style element here, which the policy forbids: its rule is in kit/look.css. */}
			<div hidden id="react-aria-pressable-style" />
			<Panes {...panes} />
		</FreeProvider>
	);
}

/** What is painted on the page is nothing that they must be painted for: without `contain` the browser walks through both with every key. */
const pane =
	'min-h-0 overflow-y-auto contain-content border-line bg-surface outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';

function Panes({ top, showsObjects = true, children }: Omit<FreeProps, 'toForm'>) {
	const { t } = usePlatform();
	const keys = useFreeKeys();
	return (
		<div
			{...keys}
			className="relative flex min-h-0 grow flex-col overflow-y-auto tablet:flex-row tablet:overflow-visible"
		>
			{/* As in the kit's provider: React Aria would add a style of its own, which the policy forbids. */}
			<div hidden id="react-aria-pressable-style" />
			<div className="flex h-[48dvh] shrink-0 flex-col tablet:order-2 tablet:h-auto tablet:min-w-0 tablet:shrink tablet:grow">
				<StageTools />
				<FreeStage />
				<StageBar />
			</div>
			<section
				data-pane="objects"
				tabIndex={-1}
				aria-label={t('studio.free.objects')}
				className={`${pane} order-2 shrink-0 pb-20 tablet:order-1 tablet:w-60 tablet:pb-0 tablet:border-e desktop:w-72`}
			>
				{top && <div className="border-b border-line p-3">{top}</div>}
				{showsObjects && <ObjectList />}
				{children}
			</section>
			<section
				data-pane="properties"
				tabIndex={-1}
				aria-label={t('studio.free.properties')}
				className={`${pane} order-1 shrink-0 tablet:order-3 tablet:w-64 tablet:border-s desktop:w-76`}
			>
				<Inspector />
			</section>
		</div>
	);
}

/** Above the page: what can be added, and its true size. */
const StageTools = memo(function StageTools() {
	const { t } = usePlatform();
	const { product } = useDesign();
	const { view, look } = useView();
	const bar = useRef<HTMLDivElement>(null);
	/** The stage below knows how wide the page is now; a share of that leads to the true size. */
	const showActual = () => {
		const paper = bar.current?.parentElement?.querySelector('[data-paper]');
		const width = paper?.getBoundingClientRect().width;
		if (!width) return;
		look({ to: 'zoom', zoom: (view.zoom * actualWidth(product, view.bleed ? product.bleed : 0)) / width });
	};
	return (
		<div ref={bar} className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-2 py-1">
			<AddMenu />
			<span className="ms-auto">
				<Button size="small" onClick={showActual}>
					{t('studio.free.actualSize')}
				</Button>
			</span>
		</div>
	);
});
