// The sections of the page that a link stands on, for links that lead to one of them. The editor of the page knows them.
import { createContext, useContext } from 'react';

export interface PageAnchor {
	anchor: string;
	name: string;
}

const PageAnchors = createContext<() => readonly PageAnchor[]>(() => []);

export const PageAnchorsProvider = PageAnchors.Provider;

export const usePageAnchors = (): readonly PageAnchor[] => useContext(PageAnchors)();
