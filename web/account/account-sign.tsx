// The account sign in the header, alive: it knows whether a user is signed in, and opens the menu; where the shop wants no menu it
// only leads to the log-in or out.
import { IconUser } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePlatform } from '../platform/environment.tsx';
import { logInAddress } from '../platform/renewal.ts';
import { sessionOf } from '../platform/session.ts';
import { UserMenu } from './user-menu.tsx';

interface AccountSignProps {
	/** A user has pressed what stood here before. */
	pressed: boolean;
}

export default function AccountSign({ pressed }: AccountSignProps) {
	const { shopfront } = usePlatform();
	return shopfront.userMenu === 'full' ? <MenuSign pressed={pressed} /> : <PlainSign pressed={pressed} />;
}

function PlainSign({ pressed }: AccountSignProps) {
	const { t } = usePlatform();
	// Shown anew with each address, to which it leads back.
	useLocation();
	useEffect(() => {
		if (pressed) window.location.assign(logInAddress());
	}, [pressed]);
	const signedIn = sessionOf() === 'user';
	return (
		<a
			href={logInAddress(signedIn)}
			aria-label={t(signedIn ? 'header.logOut' : 'header.logIn')}
			data-signed-in={signedIn || undefined}
			className="account-sign"
		>
			<IconUser aria-hidden size={22} />
		</a>
	);
}

function MenuSign({ pressed }: AccountSignProps) {
	const { t } = usePlatform();
	const { key } = useLocation();
	const [place, setPlace] = useState(pressed ? key : undefined);
	const spot = useRef<HTMLDivElement>(null);
	/** Following a link closes it. */
	const open = place === key;
	useEffect(() => {
		if (pressed) spot.current?.querySelector('button')?.focus();
	}, [pressed]);
	useEffect(() => {
		if (!open) return;
		const closeOutside = ({ target }: Event) => {
			if (!spot.current?.contains(target as Node)) setPlace(undefined);
		};
		document.addEventListener('pointerdown', closeOutside);
		return () => document.removeEventListener('pointerdown', closeOutside);
	}, [open]);
	function closeOnEscape(event: KeyboardEvent) {
		if (event.key !== 'Escape' || !open) return;
		setPlace(undefined);
		spot.current?.querySelector('button')?.focus();
	}
	const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
		if (relatedTarget && !spot.current?.contains(relatedTarget)) setPlace(undefined);
	};
	const signedIn = sessionOf() === 'user';
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: keys and focus are only observed here, what is pressed is inside
		<div ref={spot} className="relative" onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
			<button
				type="button"
				aria-label={t(signedIn ? 'header.account' : 'header.logIn')}
				aria-expanded={open}
				data-signed-in={signedIn || undefined}
				className="account-sign"
				onClick={() => setPlace(open ? undefined : key)}
			>
				<IconUser aria-hidden size={22} />
			</button>
			{open && <UserMenu signedIn={signedIn} />}
		</div>
	);
}
