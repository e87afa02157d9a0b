// The question about cookies, at the lower edge of the window. Both answers are equally easy. It moves nothing: what it lies over can
// be scrolled up from under it, and what gets the focus is never behind it. Who wants to choose by category opens the settings, which
// also say what was chosen before.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createTranslator, type Messages } from '../../rules/texts/translator.ts';
import { useLowerEdge } from '../kit/lower-edge.ts';
import { type Choices, readConsent } from '../platform/consent.ts';
import { usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';
import { toQueryOptions } from '../platform/page.ts';
import { textsQuery } from '../platform/page-texts.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import { everything, keepConsent, onlyEssential } from './keep-consent.ts';

interface ConsentBannerProps {
	/** A visitor wants to choose again, and is led there. */
	again: boolean;
	onDone(): void;
}

export default function ConsentBanner({ again, onDone }: ConsentBannerProps) {
	const platform = usePlatform();
	const { data } = useQuery(toQueryOptions(platform, textsQuery(platform, ['consent'])));
	const banner = useRef<HTMLElement>(null);
	const first = useRef<HTMLButtonElement>(null);
	const [present] = useState(readConsent);
	const [choices, setChoices] = useState(present?.choices ?? onlyEssential);
	const [opened, setOpened] = useState(again);
	const known = data !== undefined;
	useEffect(() => {
		if (known && again) first.current?.focus();
	}, [known, again]);
	useRoomBelow(banner, known);
	useLowerEdge(banner, known);
	if (!known) return null;
	const { interfaceTexts } = data as { interfaceTexts: Messages };
	const t = createTranslator({ language: platform.language, messages: interfaceTexts });
	const { privacy } = platform.shopfront.legal;
	const answer = (given: Choices) => () => {
		keepConsent(given);
		onDone();
	};
	return (
		<section
			ref={banner}
			aria-label={t('consent.title')}
			className="fixed inset-x-0 bottom-0 z-30 max-h-dvh overflow-y-auto border-t border-line bg-surface text-text shadow-[0_-4px_16px] shadow-popover-shadow"
		>
			<div className="mx-auto max-w-page px-4 py-2 phone:px-8 tablet:py-4">
				{opened && <ConsentSettings t={t} present={present} choices={choices} onChange={setChoices} />}
				<div className="flex flex-col gap-2 tablet:flex-row tablet:items-center tablet:gap-8">
					<p className="text-sm tablet:order-first tablet:grow">
						{!opened && <>{t('consent.text')} </>}
						<span className="flex flex-wrap gap-x-4 tablet:inline">
							{privacy && (
								<NearLink to={`/${privacy.slug}`} className={wordLook}>
									{t('consent.privacy')}
								</NearLink>
							)}{' '}
							{!opened && (
								<button
									type="button"
									aria-expanded={false}
									className={`${wordLook} cursor-pointer`}
									onClick={() => setOpened(true)}
								>
									{t('consent.settings')}
								</button>
							)}
						</span>
					</p>
					<div className="grid shrink-0 grid-cols-2 gap-3 tablet:flex">
						<button ref={first} type="button" className={look} onClick={answer(onlyEssential)}>
							{t('consent.essential')}
						</button>
						<button type="button" className={look} onClick={answer(everything)}>
							{t('consent.all')}
						</button>
						{opened && (
							<button type="button" className={`${quietLook} col-span-2`} onClick={answer(choices)}>
								{t('consent.save')}
							</button>
						)}
					</div>
				</div>
			</div>
		</section>
	);
}

const wordLook = 'text-link underline underline-offset-2';
const look =
	'min-h-11 cursor-pointer rounded-theme bg-button px-4 py-1.5 text-sm font-bold text-button-text hover:bg-button-hover';
const quietLook =
	'min-h-11 cursor-pointer rounded-theme border border-control-line px-4 py-1.5 text-sm font-bold text-text hover:border-control-line-hover';

/** As much room at the end of the page as the banner takes. */
function useRoomBelow(banner: { current: HTMLElement | null }, shown: boolean): void {
	useEffect(() => {
		if (!shown || !banner.current) return;
		const { style } = document.documentElement;
		const observer = new ResizeObserver(([entry]) => {
			const height = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`;
			style.scrollPaddingBottom = height;
			style.paddingBottom = height;
			// What else stands at the lower edge of the window stands above it.
			style.setProperty('--room-below', height);
		});
		observer.observe(banner.current);
		return () => {
			observer.disconnect();
			style.scrollPaddingBottom = '';
			style.paddingBottom = '';
			style.removeProperty('--room-below');
		};
	}, [banner, shown]);
}
