// What the address says of the list that is shown, and how to get to another state of it.
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListState, readList } from '../../../rules/catalogue/list-address.ts';
import { listAddress } from '../../../rules/catalogue/list-choices.ts';
import { minorDigits } from '../../../rules/money.ts';
import { usePlatform } from '../../platform/environment.tsx';

export interface List {
	/** Of the route, without language and query. */
	path: string;
	/** What is shown. */
	shown: ListState;
	/** What was chosen: the same, unless it is on its way. */
	chosen: ListState;
	/** Digits of the currency behind the point. */
	digits: number;
	addressOf(state: ListState): string;
	/** The page stays where it is, and so does the focus. */
	go(state: ListState): void;
}

export function useList(): List {
	const digits = minorDigits(usePlatform().currency);
	const { pathname: path, search } = useLocation();
	const underWay = useNavigation().location;
	const navigate = useNavigate();
	const shown = readList(new URLSearchParams(search), digits);
	const chosen = underWay?.pathname.endsWith(path) ? readList(new URLSearchParams(underWay.search), digits) : shown;
	const addressOf = (state: ListState) => listAddress(path, state, digits);
	return {
		path,
		shown,
		chosen,
		digits,
		addressOf,
		go: (state) => void navigate(addressOf(state), { preventScrollReset: true }),
	};
}
