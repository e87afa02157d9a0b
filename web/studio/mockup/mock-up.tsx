// The design as a printed thing in a scene: it can be turned, and shows both of its sides.
import { IconArrowsHorizontal, IconChevronLeft, IconChevronRight, IconRotate360 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { chooseScene } from '../../../rules/designs/mockup/choose-scene.ts';
import { scenes } from '../../../rules/designs/mockup/scenes.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useDesign, useDrawnDesign, useStudio } from '../studio-context.tsx';
import { SceneView } from './scene-view.tsx';
import { useSize } from './use-size.ts';
import { useTurning } from './use-turning.ts';

/** In degrees to either side, of what hangs on a wall. */
const mostOnWall = 32;

export default function MockUp() {
	const { t } = usePlatform();
	const { specification } = useStudio();
	const { product } = useDesign();
	const { pages } = useDrawnDesign();
	const name = chooseScene({ ...specification, ...product });
	const scene = scenes[name];
	const isSheet = scene.turns === 'sheet';
	const { angle, shown, handlers, turnOver, straighten } = useTurning(isSheet ? Number.POSITIVE_INFINITY : mostOnWall);
	// Of a booklet one leaf at a time; what hangs on a wall has one page at a time.
	const [leaf, setLeaf] = useState(0);
	const perLeaf = isSheet ? 2 : 1;
	const leaves = Math.ceil(pages.length / perLeaf);
	const [front, back] = pages.slice(leaf * perLeaf, leaf * perLeaf + perLeaf);
	const isBack = isSheet && Math.abs(shown) > 90;
	const side = isBack ? back : front;
	const { ref, size } = useSize<HTMLDivElement>();
	const about = useId();
	if (!front) return null;
	return (
		<div className="flex min-h-0 grow flex-col">
			<div
				ref={ref}
				role="slider"
				tabIndex={0}
				aria-label={t('mockUps.turn')}
				aria-describedby={about}
				aria-valuemin={isSheet ? -180 : -mostOnWall}
				aria-valuemax={isSheet ? 180 : mostOnWall}
				aria-valuenow={shown}
				aria-valuetext={t('mockUps.angle', {
					angle: shown,
					side: side ? describeSide(t, side.name) : t('mockUps.blank'),
				})}
				{...handlers}
				className="relative min-h-72 grow cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing focus-visible:outline-4 focus-visible:-outline-offset-4 focus-visible:outline-focus"
			>
				{size.width > 0 && <SceneView scene={scene} front={front} back={back} angle={angle} size={size} />}
			</div>
			<div className="flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-2">
				<p id={about} className="me-auto text-sm text-muted">
					<span className="sr-only">{t(`mockUps.scene.${name}`)}. </span>
					{t('mockUps.help')}
				</p>
				{leaves > 1 && (
					<>
						<Button
							aria-label={t('mockUps.previousPage')}
							aria-disabled={leaf === 0}
							icon={<IconChevronLeft aria-hidden size={20} />}
							onClick={() => setLeaf(leaf - 1)}
						/>
						<Button
							aria-label={t('mockUps.nextPage')}
							aria-disabled={leaf === leaves - 1}
							icon={<IconChevronRight aria-hidden size={20} />}
							onClick={() => setLeaf(leaf + 1)}
						/>
					</>
				)}
				{isSheet && (
					<Button icon={<IconRotate360 aria-hidden size={20} />} onClick={turnOver}>
						{t('mockUps.turnOver')}
					</Button>
				)}
				<Button icon={<IconArrowsHorizontal aria-hidden size={20} />} aria-disabled={shown === 0} onClick={straighten}>
					{t('mockUps.straight')}
				</Button>
			</div>
		</div>
	);
}
