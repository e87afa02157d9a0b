// The format as a drawing: bleed, trim, safe area, folds and die line to scale.
import { safePath } from '../../../../rules/designs/outline.ts';
import { findSpecificationErrors } from '../../../../rules/designs/print-specification.ts';
import { lineColours, lineDashes } from '../../../../rules/printing/line-colours.ts';
import { Card } from '../../../kit/card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { type PrintValues, specificationOf } from './print-values.ts';

const colours = { bleed: 'bleed', trim: 'trim', safe: 'safe', fold: 'fold', die: 'dieLine' } as const;

export function FormatDrawing({ values }: { values: PrintValues }) {
	const platform = usePlatform();
	const { t } = platform;
	const specification = specificationOf(values, platform);
	const wrong = new Set(findSpecificationErrors(specification).map(({ field }) => field));
	if (['width', 'height', 'bleed', 'safeMargin'].some((field) => wrong.has(field as 'width'))) return null;
	const { width, height, bleed, folds } = specification;
	const dieLine = wrong.has('dieLine') ? null : specification.dieLine;
	const safe = safePath({ ...specification, dieLine });
	const shown = [
		...(bleed > 0 ? (['bleed'] as const) : []),
		'trim' as const,
		...(safe ? (['safe'] as const) : []),
		...(folds.length > 0 && !wrong.has('folds') ? (['fold'] as const) : []),
		...(dieLine ? (['die'] as const) : []),
	];
	const shape = (kind: keyof typeof colours) => ({
		...{ stroke: lineColours[colours[kind]], strokeDasharray: lineDashes[colours[kind]] },
		vectorEffect: 'non-scaling-stroke',
	});
	const inset = (by: number) => ({ x: by, y: by, width: width - 2 * by, height: height - 2 * by });
	return (
		<Card heading="h2" title={t('printing.preview')}>
			<figure className="grid gap-3">
				<svg
					role="img"
					aria-label={t('printing.preview')}
					viewBox={`${-bleed} ${-bleed} ${width + 2 * bleed} ${height + 2 * bleed}`}
					className="max-h-72 w-full overflow-visible fill-none p-1"
				>
					{/* Paper is white whatever the theme: the colours are those of previews. */}
					<rect fill={lineColours.halo} {...inset(-bleed)} />
					<rect {...shape('trim')} {...inset(0)} />
					{bleed > 0 && <rect {...shape('bleed')} {...inset(-bleed)} />}
					{safe && <path {...shape('safe')} d={safe} />}
					{shown.includes('fold') &&
						folds.map((fold) => <path key={fold} {...shape('fold')} d={`M${fold} ${-bleed}V${height + bleed}`} />)}
					{dieLine && <path {...shape('die')} d={dieLine} />}
				</svg>
				<figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
					{shown.map((kind) => (
						<span key={kind} className="inline-flex items-center gap-2">
							<svg aria-hidden width="24" height="4" viewBox="0 0 24 4">
								<rect fill={lineColours.halo} width="24" height="4" />
								<path {...shape(kind)} d="M0 2H24" />
							</svg>
							{t(`printing.legend.${kind}`)}
						</span>
					))}
				</figcaption>
			</figure>
		</Card>
	);
}
