// The pages of a file as they are printed, with bleed, trim, safe area, folds and die line drawn over them.
import { type ReactNode, useState } from 'react';
import { rectanglePath } from '../../rules/designs/path.ts';
import { fromMillimetres } from '../../rules/designs/units.ts';
import { lineColours, lineDashes } from '../../rules/printing/line-colours.ts';
import { type ShownPage, showPage } from '../../rules/printing/shown-page.ts';
import { Button } from '../kit/button.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { PrintFile, PrintLine } from './print-line.ts';

/** How high a page is, a length of CSS. */
const sizes = {
	/** Side by side, scrolled where there is no room. */
	small: '12rem',
	/** One below the other, each as wide as there is room. */
	large: '70vh',
};

/** The others are loaded when they are wanted; the content release shows all at once. */
const mostInStrip = 12;

interface PreviewsProps {
	file: Pick<PrintFile, 'name' | 'side' | 'fileType' | 'pages'>;
	specification: PrintLine['specification'];
	size?: keyof typeof sizes;
}

type Page = PrintFile['pages'][number];

/** Every second side of several is printed behind another one. */
function isBackOf(file: PreviewsProps['file'], number: number, { sides }: PrintLine['specification']): boolean {
	const index = file.side === null ? number - 1 : sides.indexOf(file.side);
	return sides.length > 1 && index % 2 === 1;
}

function shownPage(page: Page, number: number, { file, specification }: PreviewsProps) {
	const { trim } = page;
	const box = trim && {
		x: fromMillimetres(trim.x),
		y: fromMillimetres(trim.y),
		width: fromMillimetres(trim.width),
		height: fromMillimetres(trim.height),
	};
	return showPage(
		{ width: fromMillimetres(page.width), height: fromMillimetres(page.height), trim: box },
		{ isPicture: file.fileType !== 'pdf', isBack: isBackOf(file, number, specification) },
		specification,
	);
}

export function PagePreviews(props: PreviewsProps) {
	const { file, specification, size = 'small' } = props;
	const { t } = usePlatform();
	const [isWhole, setWhole] = useState(false);
	const drawn = file.pages.flatMap((page, index) => (page.preview ? [{ page, number: index + 1 }] : []));
	if (drawn.length === 0) return null;
	const isLong = size === 'small' && drawn.length > mostInStrip;
	return (
		<figure className="grid min-w-0 gap-2">
			<Pages
				{...props}
				size={size}
				pages={isLong && !isWhole ? drawn.slice(0, mostInStrip) : drawn}
				isWrapped={isWhole}
			/>
			{isLong && (
				<div>
					<Button
						size="small"
						aria-expanded={isWhole}
						onClick={({ currentTarget }) => {
							setWhole(!isWhole);
							// What was above it is gone: it would be out of sight.
							if (isWhole) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
						}}
					>
						{isWhole ? t('printData.showFewerPages') : t('printData.showAllPages', { count: drawn.length })}
					</Button>
				</div>
			)}
			{file.pages.length > drawn.length && (
				<p className="text-sm">{t('printData.pagesWithoutPreview', { count: file.pages.length - drawn.length })}</p>
			)}
			{specification.inks === 'oneColour' && <p className="text-sm">{t('printData.oneColour')}</p>}
			<Legend specification={specification} />
		</figure>
	);
}

interface PagesProps extends PreviewsProps {
	size: keyof typeof sizes;
	/** Those that are shown. */
	pages: readonly { page: Page; number: number }[];
	/** Small ones too: below each other where there is no room beside. */
	isWrapped: boolean;
}

export function Pages({ file, specification, size, pages, isWrapped }: PagesProps) {
	const { t } = usePlatform();
	const isStrip = size === 'small' && !isWrapped;
	const isPicture = file.fileType !== 'pdf';
	const name = (page: number) =>
		isPicture && file.pages.length === 1
			? t('printData.picture', { name: file.name })
			: t('printData.page', { page, name: file.name });
	return (
		<Strip isScrolled={isStrip} label={t('printData.previews', { name: file.name })}>
			<ul className={isStrip ? 'flex items-start gap-4' : 'flex flex-wrap items-start gap-4'}>
				{pages.map(({ page, number }) => (
					<li
						key={number}
						// Part of the next one is in view: there is more to the right.
						className={`${isStrip && pages.length > 1 ? 'max-w-[85%]' : 'max-w-full'} shrink-0 border border-line bg-surface`}
					>
						<Sheet
							page={shownPage(page, number, { file, specification })}
							address={page.preview ?? ''}
							label={name(number)}
							highest={sizes[size]}
						/>
						{file.pages.length > 1 && (
							<p aria-hidden className="border-t border-line px-2 text-sm text-muted">
								{t('printData.side.page', { page: number })}
							</p>
						)}
					</li>
				))}
			</ul>
		</Strip>
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
	/** A length of CSS. */
	highest: string;
}

function Sheet({ page, address, label, highest }: SheetProps) {
	const { width, height, picture, trim, bleed, safe, folds, dieLine } = page;
	const { isTurned, ...box } = picture;
	// Half of a line at the edge would be cut off.
	const edge = Math.max(width, height) / 100;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
			// By its width alone: a limit of the height would leave empty room beside it.
			style={{ width: `calc(${highest} * ${(width + 2 * edge) / (height + 2 * edge)})` }}
			className="block h-auto max-w-full fill-none"
		>
			<rect fill={lineColours.halo} width={width} height={height} />
			{/* A drawing of its own cuts off what lies beyond the bleed. */}
			<svg aria-hidden width={width} height={height}>
				<image
					href={address}
					{...box}
					preserveAspectRatio="none"
					transform={isTurned ? `rotate(90 ${box.x + box.width / 2} ${box.y + box.height / 2})` : undefined}
				/>
			</svg>
			{bleed && <Line box={bleed} kind="bleed" />}
			<Line box={trim} kind="trim" />
			{safe && <Line path={safe} kind="safe" />}
			{folds.map(({ x1, y1, x2, y2 }) => (
				<Line key={`${x1} ${y1}`} path={`M${x1} ${y1}L${x2} ${y2}`} kind="fold" />
			))}
			{dieLine && <Line path={dieLine} kind="dieLine" />}
		</svg>
	);
}

const lines = ['bleed', 'trim', 'safe', 'fold', 'dieLine'] as const;
type LineKind = (typeof lines)[number];

interface LineProps {
	kind: LineKind;
	/** Either of them. */
	box?: ShownPage['trim'];
	path?: string;
}

/** On a light one below it, so that it is seen on any colour. */
function Line({ kind, box, path }: LineProps) {
	const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
	const shared = { d: path ?? rectanglePath(x, y, width, height), vectorEffect: 'non-scaling-stroke' };
	return (
		<>
			<path stroke={lineColours.halo} strokeWidth={3} strokeOpacity={0.85} {...shared} />
			<path stroke={lineColours[kind]} strokeDasharray={lineDashes[kind]} {...shared} />
		</>
	);
}

function Legend({ specification: { bleed, folds, dieLine } }: Pick<PreviewsProps, 'specification'>) {
	const { t } = usePlatform();
	const isShown = (line: LineKind) =>
		!((line === 'bleed' && bleed === 0) || (line === 'fold' && folds.length === 0) || (line === 'dieLine' && !dieLine));
	return (
		<figcaption className="flex flex-wrap gap-x-4 text-sm text-muted">
			{lines.filter(isShown).map((line) => (
				<span key={line} className="inline-flex items-center gap-2">
					<svg aria-hidden width="24" height="4" viewBox="0 0 24 4">
						<path d="M0 2H24" strokeWidth={2} stroke={lineColours[line]} strokeDasharray={lineDashes[line]} />
					</svg>
					{t(`printData.legend.${line}`)}
				</span>
			))}
		</figcaption>
	);
}
