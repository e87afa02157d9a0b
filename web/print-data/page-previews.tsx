// The pages of a file as they are printed, with bleed, trim and safe area drawn over them.
import type { ReactNode } from 'react';
import { fromMillimetres } from '../../rules/designs/units.ts';
import { lineColours } from '../../rules/printing/line-colours.ts';
import { type ShownPage, showPage } from '../../rules/printing/shown-page.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { PrintFile, PrintLine } from './print-line.ts';

const sizes = {
	/** Side by side, scrolled where there is no room. */
	small: { list: 'flex gap-4', picture: 'h-48 w-auto' },
	/** One below the other, each as wide as there is room. */
	large: { list: 'flex flex-wrap gap-4', picture: 'h-auto max-h-[70vh] max-w-full' },
};

interface PreviewsProps {
	file: Pick<PrintFile, 'name' | 'fileType' | 'pages'>;
	specification: PrintLine['specification'];
	size?: keyof typeof sizes;
}

type Page = PrintFile['pages'][number];

function shownPage({ width, height, trim }: Page, isPicture: boolean, specification: PrintLine['specification']) {
	const box = trim && {
		x: fromMillimetres(trim.x),
		y: fromMillimetres(trim.y),
		width: fromMillimetres(trim.width),
		height: fromMillimetres(trim.height),
	};
	return showPage(
		{ width: fromMillimetres(width), height: fromMillimetres(height), trim: box },
		isPicture,
		specification,
	);
}

export function PagePreviews({ file, specification, size = 'small' }: PreviewsProps) {
	const { t } = usePlatform();
	const shown = file.pages.flatMap((page, index) => (page.preview ? [{ page, number: index + 1 }] : []));
	if (shown.length === 0) return null;
	const isPicture = file.fileType !== 'pdf';
	const name = (page: number) =>
		isPicture && file.pages.length === 1
			? t('printData.picture', { name: file.name })
			: t('printData.page', { page, name: file.name });
	return (
		<figure className="grid min-w-0 gap-2">
			<Strip isScrolled={size === 'small'} label={t('printData.previews', { name: file.name })}>
				<ul className={sizes[size].list}>
					{shown.map(({ page, number }) => (
						<li key={number} className="max-w-full shrink-0 border border-line bg-surface">
							<Sheet
								page={shownPage(page, isPicture, specification)}
								address={page.preview ?? ''}
								label={name(number)}
								className={sizes[size].picture}
							/>
						</li>
					))}
				</ul>
			</Strip>
			<Legend hasBleed={specification.bleed > 0} />
		</figure>
	);
}

interface StripProps {
	isScrolled: boolean;
	label: string;
	children: ReactNode;
}

/** What can be scrolled can be reached by keys. */
function Strip({ isScrolled, label, children }: StripProps) {
	if (!isScrolled) return children;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
		// biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys cannot scroll
		<div role="group" aria-label={label} tabIndex={0} className="min-w-0 overflow-x-auto pb-2">
			{children}
		</div>
	);
}

interface SheetProps {
	page: ShownPage;
	address: string;
	label: string;
	className: string;
}

/** So long without a style: as the previews are. */
const longestSide = 1600;

function Sheet({ page: { width, height, picture, trim, bleed, safe }, address, label, className }: SheetProps) {
	const { isTurned, ...box } = picture;
	const scale = longestSide / Math.max(width, height);
	// Half of a line at the edge would be cut off.
	const edge = Math.max(width, height) / 100;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
			width={width * scale}
			height={height * scale}
			className={`block fill-none ${className}`}
		>
			<rect fill={lineColours.halo} width={width} height={height} />
			<image
				href={address}
				{...box}
				preserveAspectRatio="none"
				transform={isTurned ? `rotate(90 ${box.x + box.width / 2} ${box.y + box.height / 2})` : undefined}
			/>
			{bleed && <Line box={bleed} kind="bleed" />}
			<Line box={trim} kind="trim" />
			{safe && <Line box={safe} kind="safe" />}
		</svg>
	);
}

const lines = ['bleed', 'trim', 'safe'] as const;
type LineKind = (typeof lines)[number];

/** On a light one below it, so that it is seen on any colour. */
function Line({ box, kind }: { box: NonNullable<ShownPage['safe']>; kind: LineKind }) {
	const shared = { ...box, vectorEffect: 'non-scaling-stroke' };
	return (
		<>
			<rect stroke={lineColours.halo} strokeWidth={3} strokeOpacity={0.85} {...shared} />
			<rect stroke={lineColours[kind]} strokeDasharray={kind === 'safe' ? '3 3' : undefined} {...shared} />
		</>
	);
}

function Legend({ hasBleed }: { hasBleed: boolean }) {
	const { t } = usePlatform();
	return (
		<figcaption className="flex flex-wrap gap-x-4 text-sm text-muted">
			{lines
				.filter((line) => line !== 'bleed' || hasBleed)
				.map((line) => (
					<span key={line} className="inline-flex items-center gap-2">
						<span
							aria-hidden
							className={`inline-block w-6 border-t-2 ${line === 'safe' ? 'border-dashed' : ''}`}
							style={{ borderColor: lineColours[line] }}
						/>
						{t(`printData.legend.${line}`)}
					</span>
				))}
		</figcaption>
	);
}
