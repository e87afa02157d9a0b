// What is typed, once the typing rests.
import { useEffect, useState } from 'react';

const pause = 200;

export function useRested(value: string): string {
	const [rested, setRested] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setRested(value), pause);
		return () => clearTimeout(timer);
	}, [value]);
	return rested;
}
