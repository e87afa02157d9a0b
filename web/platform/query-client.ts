// Answers of the API that this page has already got.
import { QueryClient } from '@tanstack/react-query';

const staleTime = 60_000;

export const createQueryClient = () =>
	new QueryClient({ defaultOptions: { queries: { staleTime, retry: false, refetchOnWindowFocus: false } } });
