// Whether the reader is an admin: only they change locked texts.
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { editorDocument } from './text-editing.documents.ts';

export function useIsAdmin(): boolean {
	const { ask } = usePlatform();
	const { data } = useQuery({
		queryKey: [textOf(editorDocument)],
		queryFn: async () => (await ask(editorDocument, {})) as Data<typeof editorDocument>,
	});
	return data?.me.roles.some(({ admin }) => admin) ?? false;
}
