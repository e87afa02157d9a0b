// The VAT ID that the checkout is asked with: the register is notified of it first, as a checkout only knows what was looked up.
import { useCallback, useEffect, useRef, useState } from 'react';
import { isVatId } from '../../../rules/vat-id.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { checkVatIdDocument } from './checkout.documents.ts';

/** @param begun what the checkout begins with; undefined while nobody knows */
export function useVatId(begun: string | undefined) {
	const { ask } = usePlatform();
	const [asked, setAsked] = useState('');
	const lookUp = useCallback(
		async (typed: string) => {
			// Should nobody be reached, the answer says so: ordering goes on, with tax.
			if (isVatId(typed)) await ask(checkVatIdDocument, { vatId: typed }).catch(() => undefined);
			setAsked(typed);
		},
		[ask],
	);
	const first = useRef(true);
	useEffect(() => {
		if (begun === undefined || !first.current) return;
		first.current = false;
		// It may be from long ago, when the register last answered.
		if (begun.trim() !== '') void lookUp(begun.trim());
	}, [begun, lookUp]);
	return { asked, lookUp };
}
