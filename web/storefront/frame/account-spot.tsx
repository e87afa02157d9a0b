// The place of the account sign in the header. It is written for everybody, as a link to the log-in. A shopper who is signed in, or presses
// it, gets the live one in its place, which is of the same size and loaded then.
import { IconUser } from '@tabler/icons-react';
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { sessionOf } from '../../platform/session.ts';

const AccountSign = lazy(() => import('../../account/account-sign.tsx'));

export function AccountSpot() {
	const { t, base, shopfront } = usePlatform();
	const [wanted, setWanted] = useState<'shown' | 'opened'>();
	useEffect(() => {
		if (sessionOf() === 'user') setWanted('shown');
	}, []);
	if (shopfront.userMenu === 'hidden') return null;
	const open = (event: MouseEvent) => {
		event.preventDefault();
		setWanted('opened');
	};
	const link = (
		<a href={`${base}/login`} aria-label={t('header.logIn')} className="account-sign" onClick={open}>
			<IconUser aria-hidden size={22} />
		</a>
	);
	return wanted ? (
		<Suspense fallback={link}>
			<AccountSign pressed={wanted === 'opened'} />
		</Suspense>
	) : (
		link
	);
}
