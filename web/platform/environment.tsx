// What every component may ask for: the shop, the language, the texts, and the way to the API.
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { PageEnvironment } from '../../rules/page-contract.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { Fetcher } from './api.ts';

export interface Platform extends PageEnvironment {
	t: Translate;
	ask: Fetcher;
	queryClient: QueryClient;
	/** By the name of the field: what was sent by a plain form and could not be taken. On the server alone. */
	typed?: ReadonlyMap<string, string> | undefined;
}

const PlatformContext = createContext<Platform | undefined>(undefined);

export const PlatformProvider = PlatformContext.Provider;

export function usePlatform(): Platform {
	const platform = useContext(PlatformContext);
	if (!platform) throw new Error('no platform');
	return platform;
}

export const useTexts = (): Translate => usePlatform().t;
