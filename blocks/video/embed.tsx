// A video at another provider: its poster at first, which is ours. The provider is called once a visitor has agreed to content of other sites and presses
// play, or agrees for this video alone.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ShownBlock } from '../../rules/pages/block.ts';
import type { EmbeddedVideo } from '../../rules/pages/video-address.ts';
import { isAllowedHere } from '../stage/foreign-loads.ts';
import { Icon } from '../stage/icons.tsx';
import { pictureWidths } from '../stage/picture-widths.ts';
import { useScripted } from '../stage/scripted.ts';
import { Photo, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';
import { frameShapes } from './frame-shapes.ts';
import { WatchLink } from './watch-link.tsx';

interface EmbedProps {
	section: ShownBlock<typeof block>;
	video: EmbeddedVideo;
}

export function Embed({ section, video }: EmbedProps) {
	const { t, canvas, mayLoad } = useStage();
	const [step, setStep] = useState<'poster' | 'asked' | 'playing'>('poster');
	const scripted = useScripted();
	const { title, caption } = section.texts;
	const name = title || caption || t('videos.unnamed');
	const { ratio } = section.values;
	const frame = `relative isolate grid w-full place-items-center overflow-hidden rounded-theme bg-sunken ${frameShapes[ratio]}`;
	if (step === 'playing')
		return (
			<Filled className={frame}>
				<iframe
					src={video.embed}
					title={name}
					allow="autoplay; encrypted-media; picture-in-picture"
					allowFullScreen
					referrerPolicy="strict-origin-when-cross-origin"
					className="absolute inset-0 size-full border-0"
				/>
			</Filled>
		);
	const isPlayedHere = scripted && !canvas && isAllowedHere(video.provider);
	return (
		<>
			{step === 'asked' ? (
				<Consent video={video} shape={frameShapes[ratio]} onAgree={() => setStep('playing')} />
			) : (
				<div className={frame}>
					<Photo
						of={section}
						name="poster"
						sizes={pictureWidths.page}
						className="absolute inset-0 -z-1 size-full object-cover"
						decorative
					/>
					<Play
						name={t('videos.play', { title: name })}
						href={video.page}
						onPress={isPlayedHere ? () => setStep(mayLoad() ? 'playing' : 'asked') : undefined}
					/>
				</div>
			)}
			<p className="text-sm text-(--words-quiet) wrap-break-word">
				{t('videos.loadsFrom', { site: video.name })} <WatchLink video={video} />
			</p>
		</>
	);
}

/** Who has pressed play with the keyboard goes on in the player. */
function Filled({ className, children }: { className: string; children: ReactNode }) {
	const spot = useRef<HTMLDivElement>(null);
	useEffect(() => spot.current?.querySelector('iframe')?.focus(), []);
	return (
		<div ref={spot} className={className}>
			{children}
		</div>
	);
}

const round =
	'grid size-18 cursor-pointer place-items-center rounded-full bg-(--applications-button-primary-background) text-(--applications-button-primary-text) after:absolute after:inset-0 hover:scale-105 motion-reduce:hover:scale-100 print:hidden';

interface PlayProps {
	name: string;
	href: string;
	/** Undefined: it leads to the provider instead. */
	onPress: (() => void) | undefined;
}

function Play({ name, href, onPress }: PlayProps) {
	const sign = <Icon name="player-play" className="size-8" />;
	if (onPress)
		return (
			<button type="button" aria-label={name} onClick={onPress} className={round}>
				{sign}
			</button>
		);
	return (
		<a href={href} target="_blank" rel="noopener noreferrer" aria-label={name} className={round}>
			{sign}
		</a>
	);
}

function Consent({ video, shape, onAgree }: { video: EmbeddedVideo; shape: string; onAgree(): void }) {
	const { t, buttonClass, openConsent } = useStage();
	const agree = useRef<HTMLButtonElement>(null);
	useEffect(() => agree.current?.focus(), []);
	return (
		<section
			aria-label={t('videos.consentTitle', { site: video.name })}
			className={`block-box one-colour grid w-full content-center justify-items-center gap-4 px-6 py-5 text-center ${shape}`}
		>
			<p className="max-w-xl text-pretty wrap-break-word">{t('videos.consentText', { site: video.name })}</p>
			<div className="flex flex-wrap justify-center gap-3">
				<button ref={agree} type="button" onClick={onAgree} className={buttonClass('primary', 'medium')}>
					{t('videos.agree')}
				</button>
				<button type="button" onClick={openConsent} className={buttonClass('neutral', 'medium')}>
					{t('videos.privacy')}
				</button>
			</div>
		</section>
	);
}
