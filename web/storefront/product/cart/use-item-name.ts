// What the shopper calls the article: kept in this browser until it is put into the cart.
import { useEffect, useState } from 'react';

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
		if (name) sessionStorage.setItem(keyOf(productId), name);
		else sessionStorage.removeItem(keyOf(productId));
	} catch {
		// It stays in the field.
	}
}

export function useItemName(productId: string): [string, (name: string) => void] {
	const [name, setName] = useState('');
	useEffect(() => {
		const kept = readName(productId);
		if (kept) setName(kept);
	}, [productId]);
	return [
		name,
		(next) => {
			setName(next);
			keepName(productId, next);
		},
	];
}
