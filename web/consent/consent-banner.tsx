// The question about cookies, at the lower edge of the window. Both answers are equally easy. It moves nothing: what it lies over can
// be scrolled up from under it, and what gets the focus is never behind it.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createTranslator, type Messages } from '../../rules/texts/translator.ts';
import { useLowerEdge } from '../kit/lower-edge.ts';
import { type Choice, keepConsent } from '../platform/consent.ts';
import { usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';
import { toQueryOptions } from '../platform/page.ts';
import { textsQuery } from '../platform/page-texts.tsx';

interface ConsentBannerProps {
	/** A visitor wants to choose again, and is led there. */
	again: boolean;
	onDone(): void;
}

export default function ConsentBanner({ again, onDone }: ConsentBannerProps) {
	const platform = usePlatform();
	const { data } = useQuery(toQueryOptions(platform, textsQuery(platform, ['consent'])));
	const banner = useRef<HTMLElement>(null);
	const known = data !== undefined;
	useEffect(() => {
		if (known && again) banner.current?.querySelector('button')?.focus();
	}, [known, again]);
	useRoomBelow(banner, known);
	useLowerEdge(banner, known);
	if (!known) return null;
	const { interfaceTexts } = data as { interfaceTexts: Messages };
	const t = createTranslator({ language: platform.language, messages: interfaceTexts });
	const { privacy } = platform.shopfront.legal;
	const answer = (choice: Choice) => () => {
		keepConsent(choice);
		onDone();
	};
	return (
		<section
			ref={banner}
			aria-label={t('consent.title')}
			className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface text-text shadow-[0_-4px_16px] shadow-popover-shadow"
		>
			<div className="mx-auto flex max-w-page flex-col gap-3 px-4 py-3 phone:px-8 tablet:flex-row tablet:items-center tablet:gap-8 tablet:py-4">
				<p className="text-sm tablet:order-first tablet:grow">
					{t('consent.text')}{' '}
					{privacy && (
						<NearLink to={`/${privacy.slug}`} className="text-link underline underline-offset-2">
							{t('consent.privacy')}
						</NearLink>
					)}
				</p>
				<div className="grid shrink-0 grid-cols-2 gap-3">
					<button type="button" className={look} onClick={answer('essential')}>
						{t('consent.essential')}
					</button>
					<button type="button" className={look} onClick={answer('all')}>
						{t('consent.all')}
					</button>
				</div>
			</div>
		</section>
	);
}

const look =
	'min-h-11 cursor-pointer rounded-theme bg-button px-4 py-1.5 text-sm font-bold text-button-text hover:bg-button-hover';

/** As much room at the end of the page as the banner takes. */
function useRoomBelow(banner: { current: HTMLElement | null }, shown: boolean): void {
	useEffect(() => {
		if (!shown || !banner.current) return;
		const { style } = document.documentElement;
		const observer = new ResizeObserver(([entry]) => {
			const height = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`;
			style.scrollPaddingBottom = height;
			style.paddingBottom = height;
		});
		observer.observe(banner.current);
		return () => {
			observer.disconnect();
			style.scrollPaddingBottom = '';
			style.paddingBottom = '';
		};
	}, [banner, shown]);
}
