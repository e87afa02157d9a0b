// The top of the home page: what the shop says of itself, beside or above its large picture.
import { mediaQuery } from '../../../rules/breakpoints.ts';
import type { ShownImage } from '../../../rules/page-contract.ts';
import { sourcesOf } from '../../../rules/pictures.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';

export function Hero() {
	const { t, shopfront } = usePlatform();
	const { hero, heroPhone } = shopfront;
	return (
		<section className="relative isolate hero overflow-hidden text-hero-text">
			<div className="mx-auto flex max-w-page flex-col justify-center px-4 py-10 phone:px-8 tablet:min-h-112 desktop:min-h-136">
				<div className="tablet:max-w-[46%]">
					<h1 className="font-heading text-4xl leading-tight font-bold text-balance hyphens-manual phone:text-5xl desktop:text-6xl">
						{t('home.heroTitle')}
					</h1>
					<p className="mt-4 max-w-prose text-lg desktop:mt-6 desktop:text-xl">{t('home.heroText')}</p>
					<NearLink
						className="mt-8 inline-flex min-h-12 items-center rounded-theme border-(length:--border-width) border-call-line bg-call px-6 font-bold text-call-text hover:bg-call-hover"
						to="/products"
					>
						{t('home.toCatalogue')}
					</NearLink>
				</div>
			</div>
			{hero && (
				<>
					<div className="hero-cover absolute inset-0 -z-5 hidden tablet:block" />
					<HeroPicture wide={hero} phone={heroPhone ?? hero} />
				</>
			)}
		</section>
	);
}

/** A phone has a picture of its own. */
function HeroPicture({ wide, phone }: { wide: ShownImage; phone: ShownImage }) {
	const media = mediaQuery('smartphone');
	const sized = sourcesOf(phone.id, phone.sizes);
	const onPhones = sized.length > 0 ? sized : [{ type: undefined, srcset: phone.url }];
	return (
		<picture className="contents">
			{onPhones.map(({ type, srcset }) => (
				<source key={srcset} media={media} type={type} srcSet={srcset} sizes="100vw" />
			))}
			{sourcesOf(wide.id, wide.sizes).map(({ type, srcset }) => (
				<source key={type} type={type} srcSet={srcset} sizes="100vw" />
			))}
			<img
				className="aspect-square w-full object-cover object-[100%_15%] tablet:absolute tablet:inset-0 tablet:-z-10 tablet:aspect-auto tablet:h-full"
				src={wide.url}
				width={wide.width}
				height={wide.height}
				alt=""
				fetchPriority="high"
			/>
		</picture>
	);
}
