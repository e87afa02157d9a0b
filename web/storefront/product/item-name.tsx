// What the shopper calls the article: kept in this browser until it is put into the cart.
import { useEffect, useId, useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';

const longestName = 100;

/** Under this name the cart finds it. */
const keyOf = (productId: string) => `itemName.${productId}`;

/** What a browser keeps may be closed to us. */
function readName(productId: string): string {
	try {
		return sessionStorage.getItem(keyOf(productId)) ?? '';
	} catch {
		return '';
	}
}

function keepName(productId: string, name: string): void {
	try {
		sessionStorage.setItem(keyOf(productId), name);
	} catch {
		// It stays in the field.
	}
}

export function ItemName({ productId }: { productId: string }) {
	const { t } = usePlatform();
	const id = useId();
	const live = useHydrated();
	const [name, setName] = useState('');
	useEffect(() => setName(readName(productId)), [productId]);
	return (
		<div className={`mt-6 ${live ? '' : 'invisible'}`}>
			<label htmlFor={id} className="mb-2 block font-bold">
				{t('offer.itemName.label')}
			</label>
			<input
				id={id}
				value={name}
				maxLength={longestName}
				autoComplete="off"
				aria-describedby={`${id}-hint`}
				onChange={(event) => {
					setName(event.target.value);
					keepName(productId, event.target.value);
				}}
				className="min-h-11 w-full rounded-theme border border-control-line bg-control px-3 text-control-text hover:border-control-line-hover"
			/>
			<p id={`${id}-hint`} className="mt-1 text-sm text-hint">
				{t('offer.itemName.hint')}
			</p>
		</div>
	);
}
