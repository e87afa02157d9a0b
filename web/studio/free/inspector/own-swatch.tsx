// An own colour of four inks. What it looks like on a screen comes from the profile of the shop's printer, and so do the inks of a pasted code.
import { useEffect, useId, useState } from 'react';
import type { Swatch } from '../../../../rules/designs/design.ts';
import { isBlackAlone, mixableInks } from '../../../../rules/designs/mixable-inks.ts';
import type { Cmyk } from '../../../../rules/designs/operations.ts';
import { newId } from '../../../../rules/ids.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { Slider } from '../../fields/crop-controls.tsx';
import { useStudio } from '../../studio-context.tsx';
import { convertSwatchDocument } from '../free.documents.ts';
import { useDescribeInks, useNameInks } from './swatch-choice.tsx';

interface Converted {
	cmyk: Cmyk;
	screen: string;
}

const hexCode = /^#?([0-9a-f]{6})$/i;
/** Sliders are moved faster than a shop is asked. */
const patience = 200;
const inks = ['cyan', 'magenta', 'yellow', 'black'] as const;

/** @returns the last one, and whether it is that of what is asked for now */
function useConversion(asked: { hex: string } | { cmyk: Cmyk }) {
	const { t, ask } = usePlatform();
	const { productId } = useStudio();
	const [{ converted, of }, setConverted] = useState<{ converted?: Converted; of?: string }>({});
	const [problem, setProblem] = useState<string>();
	const key = JSON.stringify(asked);
	useEffect(() => {
		setProblem(undefined);
		let isCurrent = true;
		const timer = setTimeout(async () => {
			try {
				const answer = (await ask(convertSwatchDocument, { ...JSON.parse(key), productId })) as Data<
					typeof convertSwatchDocument
				>;
				if (isCurrent) setConverted({ converted: answer.convertSwatch as unknown as Converted, of: key });
			} catch (error) {
				if (isCurrent) setProblem(failureText(error, t));
			}
		}, patience);
		return () => {
			isCurrent = false;
			clearTimeout(timer);
		};
	}, [key, ask, t, productId]);
	return { converted, isCurrent: of === key, problem };
}

interface OwnProps {
	/** What one begins with. */
	start: Swatch | undefined;
	onAdd(swatch: Swatch): void;
}

export function OwnSwatch({ start, onAdd }: OwnProps) {
	const { t } = usePlatform();
	const { store, specification } = useStudio();
	const { maximumInk } = specification;
	const isBlack = mixableInks(specification, store.document.swatches) === 'black';
	const describe = useDescribeInks();
	const nameInks = useNameInks();
	const id = useId();
	const [cmyk, setCmyk] = useState<Cmyk>(start && (!isBlack || isBlackAlone(start.cmyk)) ? start.cmyk : [0, 0, 0, 100]);
	const [hex, setHex] = useState('');
	const [, code] = hexCode.exec(hex.trim()) ?? [];
	const { converted, isCurrent, problem } = useConversion(code ? { hex: `#${code.toLowerCase()}` } : { cmyk });
	const shown = code && converted ? converted.cmyk : cmyk;
	const total = Math.round(shown.reduce((sum, ink) => sum + ink, 0));
	const mix = (index: number, ink: number) => {
		setHex('');
		setCmyk(shown.with(index, ink) as unknown as Cmyk);
	};
	// Pressed before the inks are converted, it is used once they are.
	const [isWanted, setWanted] = useState(false);
	const add = () => {
		if (!converted) return;
		const same = store.document.swatches.find(
			({ cmyk: own, spot }) => spot === null && own.every((ink, index) => ink === converted.cmyk[index]),
		);
		onAdd(
			same ?? {
				id: newId(),
				name: nameInks(converted.cmyk),
				cmyk: converted.cmyk,
				spot: null,
				screen: converted.screen,
			},
		);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is used is that of the rendering in which it was converted
	useEffect(() => {
		if (!isWanted || !(isCurrent || problem)) return;
		setWanted(false);
		if (isCurrent) add();
	}, [isWanted, isCurrent, problem]);
	return (
		<div className="grid gap-2 rounded-theme border border-line p-3">
			{inks.map((ink, index) =>
				!isBlack || ink === 'black' ? (
					<Slider
						key={ink}
						label={t(`studio.free.ink.${ink}`)}
						value={shown[index] ?? 0}
						least={0}
						most={100}
						step={1}
						text={t('studio.percent', { percent: Math.round(shown[index] ?? 0) })}
						onChange={(value) => mix(index, value)}
					/>
				) : null,
			)}
			{!isBlack && (
				<>
					<label htmlFor={id} className="text-sm">
						{t('studio.free.hex')}
					</label>
					<input
						id={id}
						value={hex}
						maxLength={8}
						autoComplete="off"
						spellCheck={false}
						onChange={(event) => setHex(event.target.value)}
						className="h-9 rounded-theme border border-control-line bg-control px-2 text-sm tabular-nums pointer-coarse:h-11"
					/>
				</>
			)}
			<p role="status" className="text-sm text-error empty:hidden">
				{problem}
			</p>
			<div role="status" className="empty:hidden">
				{total > maximumInk && <Notice kind="warning">{t('studio.free.inkOver', { total, most: maximumInk })}</Notice>}
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<span
					aria-hidden
					style={{ backgroundColor: converted?.screen }}
					className="size-9 shrink-0 rounded-full border border-control-line"
				/>
				<span className="min-w-32 grow basis-0 text-sm text-hint tabular-nums">
					{describe({ cmyk: shown, spot: null })}
				</span>
				<Button size="small" busy={isWanted} onClick={() => setWanted(true)}>
					{t('studio.free.useColour')}
				</Button>
			</div>
		</div>
	);
}
