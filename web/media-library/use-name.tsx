// How what uses a picture is called and reached.
import { IconExternalLink } from '@tabler/icons-react';
import type { Translate } from '../../rules/texts/translator.ts';
import { usePlatform } from '../platform/environment.tsx';

interface Use {
	kind: string;
	id: string;
	label: string;
	address: string | null;
}

const kinds = {
	product: 'mediaLibrary.use.product',
	category: 'mediaLibrary.use.category',
	shopImage: 'mediaLibrary.use.shopImage',
	page: 'mediaLibrary.use.page',
	template: 'mediaLibrary.use.template',
	newsletterCampaign: 'mediaLibrary.use.newsletterCampaign',
} as const;

const shopImages = {
	logoWide: 'mediaLibrary.shopImage.logoWide',
	logoWideDark: 'mediaLibrary.shopImage.logoWideDark',
	logoSquare: 'mediaLibrary.shopImage.logoSquare',
	logoSquareDark: 'mediaLibrary.shopImage.logoSquareDark',
	favicon: 'mediaLibrary.shopImage.favicon',
	faviconDark: 'mediaLibrary.shopImage.faviconDark',
	hero: 'mediaLibrary.shopImage.hero',
	heroPhone: 'mediaLibrary.shopImage.heroPhone',
	loginBackground: 'mediaLibrary.shopImage.loginBackground',
	loginBackgroundDark: 'mediaLibrary.shopImage.loginBackgroundDark',
} as const;

const isIn = <Keys extends object>(keys: Keys, key: string): key is Extract<keyof Keys, string> =>
	Object.hasOwn(keys, key);

/** The places of the look have no name of their own among the shop's texts. */
const labelOf = ({ kind, id, label }: Use, t: Translate) =>
	kind === 'shopImage' && isIn(shopImages, id) ? t(shopImages[id]) : label;

/** Opened beside: what is being done here stays as it is. */
export function UseList({ uses }: { uses: readonly Use[] }) {
	const { t, base } = usePlatform();
	return (
		<ul className="flex flex-col gap-1">
			{uses.map((use) => (
				<li key={`${use.kind} ${use.id}`} className="flex flex-wrap items-baseline gap-x-2">
					<span className="text-sm text-hint">{isIn(kinds, use.kind) ? t(kinds[use.kind]) : use.kind}</span>
					{use.address === null ? (
						<span className="wrap-anywhere">{labelOf(use, t)}</span>
					) : (
						<a
							href={`${base}${use.address}`}
							target="_blank"
							rel="noreferrer"
							className="rounded-theme font-medium text-link underline underline-offset-2 wrap-anywhere hover:text-link-hover hover:decoration-2"
						>
							{labelOf(use, t)}
							<IconExternalLink aria-hidden size="1em" className="ms-1 inline-block align-[-0.125em]" />
							<span className="sr-only"> ({t('kit.opensInNewTab')})</span>
						</a>
					)}
				</li>
			))}
		</ul>
	);
}
