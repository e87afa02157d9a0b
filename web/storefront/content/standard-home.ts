// What is at the root of a shop that has no first page of its own, fetched when it is needed.
import type { ComponentType } from 'react';

let standard: ComponentType | undefined;

export async function loadStandardHome(): Promise<void> {
	standard ??= (await import('../home/home-page.tsx')).Component;
}

export const standardHome = (): ComponentType | undefined => standard;
