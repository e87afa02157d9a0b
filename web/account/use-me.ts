// Who is signed in, asked by the browser alone: a page is the same for everyone until then.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '../platform/environment.tsx';
import { type Data, textOf } from '../platform/graphql.ts';
import { meDocument } from './account.documents.ts';

export type Me = Data<typeof meDocument>['me'];

const queryKey = [textOf(meDocument)];

export function useMe(enabled: boolean) {
	const { ask } = usePlatform();
	return useQuery({
		queryKey,
		queryFn: async (): Promise<Me> => ((await ask(meDocument, {})) as Data<typeof meDocument>).me,
		enabled,
	});
}

/** After a change that has answered with the new state. */
export function useSetMe(): (me: Me) => void {
	const client = useQueryClient();
	return (me) => client.setQueryData(queryKey, me);
}
