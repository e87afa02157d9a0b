// A picture in the sizes that it has: the browser takes the best format and the nearest width.
import type { CSSProperties } from 'react';
import type { ShownImage } from '../../rules/page-contract.ts';
import { sourcesOf } from '../../rules/pictures.ts';

interface PictureProps {
	image: ShownImage;
	/** What takes its place where the visitor's system is dark. */
	dark?: ShownImage | null;
	/** What takes its place on screens of less than 360 pixels. */
	narrow?: { image: ShownImage; dark: ShownImage | null } | undefined;
	/** How wide it is shown, as in the attribute of the same name. */
	sizes: string;
	/** Wider ones are not offered, though they exist. */
	upTo?: number;
	/** For what is in view at once; everything else is loaded when it comes near. */
	eager?: boolean;
	/** Says nothing that does not stand beside it. */
	decorative?: boolean;
	className?: string;
	style?: CSSProperties | undefined;
}

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The middle is what a browser takes by itself. */
function positionOf({ x, y }: ShownImage['focalPoint']) {
	return x === 0.5 && y === 0.5 ? undefined : { objectPosition: `${percent(x)} ${percent(y)}` };
}

const inTheDark = '(prefers-color-scheme: dark)';
const onNarrow = '(width < 360px)';

interface InsteadProps {
	image: ShownImage;
	media: string;
	sizes: string;
}

/** Another picture where the screen is like this. */
const Instead = ({ image: { id, sizes: widths, url, width, height }, media, sizes }: InsteadProps) => (
	<>
		{sourcesOf(id, widths).map(({ type, srcset }) => (
			<source key={type} media={media} type={type} srcSet={srcset} sizes={sizes} />
		))}
		<source media={media} srcSet={url} width={width} height={height} />
	</>
);

export function Picture({
	image,
	dark,
	narrow,
	sizes,
	upTo = Number.POSITIVE_INFINITY,
	eager = false,
	decorative = false,
	className,
	style,
}: PictureProps) {
	const { id, url, width, height, alt, focalPoint } = image;
	return (
		<picture className="contents">
			{narrow?.dark && <Instead image={narrow.dark} media={`${onNarrow} and ${inTheDark}`} sizes={sizes} />}
			{narrow && <Instead image={narrow.image} media={onNarrow} sizes={sizes} />}
			{dark && <Instead image={dark} media={inTheDark} sizes={sizes} />}
			{sourcesOf(
				id,
				image.sizes.filter((size) => size <= upTo),
			).map(({ type, srcset }) => (
				<source key={type} type={type} srcSet={srcset} sizes={sizes} />
			))}
			<img
				className={className}
				src={url}
				width={width}
				height={height}
				alt={decorative ? '' : alt}
				style={style ? { ...style, ...positionOf(focalPoint) } : positionOf(focalPoint)}
				loading={eager ? 'eager' : 'lazy'}
				decoding="async"
			/>
		</picture>
	);
}
