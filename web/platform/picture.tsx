// A picture in the sizes that it has: the browser takes the best format and the nearest width.
import type { CSSProperties } from 'react';
import type { ShownImage } from '../../rules/page-contract.ts';
import { sourcesOf } from '../../rules/pictures.ts';

interface PictureProps {
	image: ShownImage;
	/** What takes its place where the visitor's system is dark. */
	dark?: ShownImage | null;
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

export function Picture({
	image,
	dark,
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
			{dark && [
				...sourcesOf(dark.id, dark.sizes).map(({ type, srcset }) => (
					<source key={type} media={inTheDark} type={type} srcSet={srcset} sizes={sizes} />
				)),
				<source key="dark" media={inTheDark} srcSet={dark.url} width={dark.width} height={dark.height} />,
			]}
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
