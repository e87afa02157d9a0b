// The header of a shop in its three shapes: one row on phones, two up to 1152 px, and beyond that what the shop has chosen.
import { IconSearch } from '@tabler/icons-react';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { Picture } from '../../platform/picture.tsx';
import { AccountSpot } from './account-spot.tsx';
import { CartSpot } from './cart-spot.tsx';
import { FoldedMenu } from './folded-menu.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { Languages } from './languages.tsx';
import { SearchField, searchPath } from './search-field.tsx';

export function Header() {
	const { t, shopfront } = usePlatform();
	const simple = shopfront.header === 'simple';
	return (
		<header className="header-frame">
			<a className="sr-only focus:not-sr-only focus:p-4" href="#content">
				{t('header.skipToContent')}
			</a>
			<div className="header-row">
				<FoldedMenu />
				<Logo />
				{simple && <HeaderMenu className="hidden min-w-0 grow desktop:block" />}
				<SearchField
					className={`order-last hidden basis-full header:mt-3 header:block ${simple ? 'desktop:hidden' : 'desktop:order-none desktop:mt-0 desktop:max-w-xl desktop:grow desktop:basis-0'}`}
				/>
				<NearLink
					to={searchPath}
					aria-label={t('header.search')}
					className={`account-sign header:hidden ${simple ? 'desktop:flex' : ''}`}
				>
					<IconSearch aria-hidden size={22} />
				</NearLink>
				<Languages className="hidden header:ms-auto header:block" />
				<CartSpot />
				<AccountSpot />
			</div>
			{!simple && (
				<div className="menu-bar">
					<HeaderMenu />
				</div>
			)}
		</header>
	);
}

function Logo() {
	const { t, shopName, shopfront } = usePlatform();
	const { logo: wide, logoDark, logoSquare, logoSquareDark } = shopfront;
	const logo = wide ?? logoSquare;
	return (
		<NearLink className="header-logo" to="/" aria-label={logo ? t('header.home', { shop: shopName }) : undefined}>
			{logo ? (
				<Picture
					className="logo-picture"
					image={logo}
					dark={wide ? logoDark : logoSquareDark}
					narrow={wide && logoSquare ? { image: logoSquare, dark: logoSquareDark } : undefined}
					sizes="213px"
					eager
					decorative
				/>
			) : (
				<span className="truncate">{shopName}</span>
			)}
		</NearLink>
	);
}
