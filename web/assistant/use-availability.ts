// Whether the assistant can be used: asked once for all the fields of a screen.
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { assistantAvailabilityDocument } from './assistant.documents.ts';

type Availability = Data<typeof assistantAvailabilityDocument>['assistantAvailability'];

const fiveMinutes = 5 * 60_000;

/** Undefined: not known yet, or not to be used. */
export function useAvailability(): Availability | undefined {
	const { ask } = usePlatform();
	const { data } = useQuery({
		queryKey: ['assistant', 'availability'],
		queryFn: async () => (await ask(assistantAvailabilityDocument, {})) as Data<typeof assistantAvailabilityDocument>,
		staleTime: fiveMinutes,
		retry: false,
	});
	const found = data?.assistantAvailability;
	return found?.isAvailable ? found : undefined;
}
