// A picture that is shown from where its provider has it: its room at first, the picture once the visitor has agreed.
import { useStage } from '../../blocks/stage/stage.tsx';
import type { ShownImage } from '../../rules/page-contract.ts';
import { remoteSource } from '../../rules/photos/remote-source.ts';
import { usePlatform } from '../platform/environment.tsx';
import { loadPicturesOnce, useMayLoadPictures } from './picture-consent.ts';
import { roomOf } from './picture-room.ts';

interface ForeignPictureProps {
	image: ShownImage & { remote: string };
	sizes: string;
	className?: string | undefined;
	eager?: boolean;
	decorative?: boolean;
}

export function ForeignPicture({ image, sizes, className, eager = false, decorative = false }: ForeignPictureProps) {
	const { canvas } = useStage();
	const mayLoad = useMayLoadPictures();
	const { width, height, focalPoint, alt, remote } = image;
	if (!canvas && !mayLoad) return <Room image={image} className={className} decorative={decorative} />;
	const { src, srcset } = remoteSource(remote, width);
	return (
		<img
			src={src}
			srcSet={srcset}
			sizes={sizes}
			width={width}
			height={height}
			alt={decorative ? '' : alt}
			loading={eager ? 'eager' : 'lazy'}
			decoding="async"
			className={className}
			style={{ objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
		/>
	);
}

/** As large as the picture will be, so that nothing jumps. */
function Room({
	image: { width, height, alt },
	className = '',
	decorative,
}: Pick<ForeignPictureProps, 'image' | 'className' | 'decorative'>) {
	return (
		<span
			{...(decorative || alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
			className={`${className} block bg-sunken`}
			style={roomOf(width, height, className)}
		/>
	);
}

/** Below a section with such pictures, as long as they are not shown. */
export function PictureConsent({ provider }: { provider: string }) {
	const { buttonClass, canvas, openConsent } = useStage();
	const { t } = usePlatform();
	const mayLoad = useMayLoadPictures();
	if (canvas || mayLoad) return null;
	return (
		<span className="mt-2 flex flex-wrap items-center justify-between gap-3 print:hidden">
			<span className="min-w-0">{t('credits.consent', { provider })}</span>
			<span className="flex flex-wrap gap-2">
				<button type="button" onClick={loadPicturesOnce} className={buttonClass('primary', 'medium')}>
					{t('credits.load')}
				</button>
				<button type="button" onClick={openConsent} className={buttonClass('neutral', 'medium')}>
					{t('credits.privacy')}
				</button>
			</span>
		</span>
	);
}
