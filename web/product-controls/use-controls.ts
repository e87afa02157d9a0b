// Who may do what on the page of a product, with the words for it. Undefined until both are known, and for a user who may nothing.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createTranslator, type Messages, type Translate } from '../../rules/texts/translator.ts';
import { useMe } from '../account/use-me.ts';
import { type Platform, usePlatform } from '../platform/environment.tsx';
import { useFlags } from '../platform/flags.ts';
import { textOf } from '../platform/graphql.ts';
import { toQueryOptions } from '../platform/page.ts';
import { textsQuery } from '../platform/page-texts.tsx';
import { productDocument } from '../storefront/product/product.documents.ts';
import { productHintsDocument } from './controls.documents.ts';

interface Controls {
	t: Translate;
	/** For what asks for its words itself. */
	platform: Platform;
	/** Whether it may be changed here: the right, and the switch of this browser. */
	edits: boolean;
	/** Likewise its prices. */
	prices: boolean;
}

export function useControls(): Controls | undefined {
	const platform = usePlatform();
	const { productControls } = useFlags();
	const { data: me } = useMe(true);
	const rights = me?.rights ?? [];
	const sees = rights.includes('qProd') || rights.includes('qPrice');
	const { data } = useQuery({
		...toQueryOptions(platform, textsQuery(platform, ['kit', 'productControls'])),
		enabled: sees,
	});
	const known = useMemo(() => {
		if (!data) return undefined;
		const messages = { ...platform.messages, ...(data as { interfaceTexts: Messages }).interfaceTexts };
		return { ...platform, messages, t: createTranslator({ language: platform.language, messages }) };
	}, [data, platform]);
	if (!sees || !known) return undefined;
	return {
		t: known.t,
		platform: known,
		edits: productControls && rights.includes('mProd'),
		prices: productControls && rights.includes('mPrice'),
	};
}

/** After a change: what the page shows is asked for again. */
export function useRefresh(): () => Promise<void> {
	const client = useQueryClient();
	return async () => {
		await Promise.all([
			client.invalidateQueries({ queryKey: [textOf(productDocument)] }),
			client.invalidateQueries({ queryKey: [textOf(productHintsDocument)] }),
		]);
	};
}
